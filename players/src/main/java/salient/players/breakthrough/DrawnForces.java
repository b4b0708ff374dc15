package salient.players.breakthrough;

import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.allowance.Allowances;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * 6.1f: draws what a side cannot know of enemy units: their strength near the reported one, efficiency, fortification,
 * artillery, and the operation points they have if their operation phase of this turn is still to come.
 */
final class DrawnForces {
    private static final Purpose DRAW = new Purpose("a hidden statistic", new ClauseId("players", "search"));
    /** A unit may be so many percent weaker or stronger than it was reported. */
    private static final int DEVIATION = 10;

    private static final int LEAST_EFFICIENCY = 85;
    private static final int MOST_FORT = 2;
    private static final int MOST_ARTILLERY = 10;

    private DrawnForces() {}

    static Position draw(Position known, Side side, Dice dice) {
        BreakthroughPosition drawn = ((BreakthroughPosition) known).copy();
        State s = drawn.state();
        for (Army army : Army.values()) if (!army.side().equals(side)) draw(s, army, dice);
        return drawn;
    }

    private static void draw(State s, Army army, Dice dice) {
        Phase phase = s.turn().phase();
        boolean granted = phase.ordinal() > Phase.SUPPLY.ordinal()
                && phase.ordinal() <= Phase.operation(army, false).ordinal();
        for (int u : OrderOfBattle.indices(army)) if (s.forces().onMap(u)) draw(s, u, granted, dice);
    }

    private static void draw(State s, int u, boolean granted, Dice dice) {
        Forces forces = s.forces();
        Unit unit = OrderOfBattle.unit(u);
        int percent = 100 - DEVIATION + upTo(2 * DEVIATION + 1, dice) - 1;
        forces.setStrength(u, Math.clamp(forces.strength(u) * percent / 100, 1, s.fullStrength(u)));
        forces.setEfficiency(u, LEAST_EFFICIENCY + upTo(Forces.EFFICIENCY_MOST - LEAST_EFFICIENCY + 1, dice) - 1);
        forces.setFort(u, upTo(MOST_FORT + 1, dice) - 1);
        if (!unit.independent()) forces.setArtillery(u, upTo(MOST_ARTILLERY + 1, dice) - 1);
        if (granted) forces.setOp(u, Allowances.firstGrant(s, u));
    }

    private static int upTo(int limit, Dice dice) {
        return dice.roll(limit, DRAW);
    }
}
