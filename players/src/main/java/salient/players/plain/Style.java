package salient.players.plain;

import java.util.List;
import salient.hexwar.plain.PlainUnit;

/**
 * How a plan is carried out this turn: which of its wishes get more weight. All at 1 and 0 is the plan as it is.
 *
 * @param blood   the worth of enemy steps, as a factor
 * @param ground  the worth of ground won by attacks, as a factor
 * @param prize   how much every unit is drawn to the town worth most
 * @param shelter how much units like strong ground
 */
record Style(String describe, double blood, double ground, double prize, double shelter)
        implements salient.players.search.Plan {
    static final List<Style> ALL = List.of(
            new Style("Carries the plan out as it is.", 1, 1, 0, 0),
            new Style("Attacks wherever it can hurt the enemy.", 1.6, 1.3, 0, 0),
            new Style("Saves its strength and attacks only with great odds.", 0.6, 0.7, 0, 0.3),
            new Style("Everyone to the town that counts most.", 1, 1, 0.4, 0),
            new Style("Everyone to the town that counts most, at any price.", 1.5, 1.8, 0.8, 0),
            new Style("Fights for ground more than for losses.", 0.8, 2, 0, 0),
            new Style("Looks for strong ground.", 1, 1, 0, 0.8),
            new Style("Spreads out, away from the town that counts most.", 1.2, 1, -0.3, 0));

    Plan applied(Plan plan, Survey survey) {
        return new Plan() {
            @Override
            public double worth(PlainUnit unit, int hex) {
                return plan.worth(unit, hex)
                        - prize * survey.distance(hex, survey.prize().hex())
                        + (survey.isStrong(hex) ? shelter : 0);
            }

            @Override
            public double advance(PlainUnit unit, int hex) {
                return plan.advance(unit, hex);
            }

            @Override
            public double stepWorth(boolean enemy) {
                return enemy ? blood * plan.stepWorth(true) : plan.stepWorth(false);
            }

            @Override
            public double groundWorth(int hex) {
                return ground * plan.groundWorth(hex);
            }

            @Override
            public double retreatCost() {
                return plan.retreatCost();
            }

            @Override
            public double keep() {
                return plan.keep();
            }
        };
    }
}
