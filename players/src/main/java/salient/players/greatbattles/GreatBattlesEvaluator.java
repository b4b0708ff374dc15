package salient.players.greatbattles;

import java.util.List;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.State;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.players.search.Evaluator;

/** How a battle stands: stands lost, the places that win it, and how near the side's own stands are to them. */
final class GreatBattlesEvaluator {
    /** What counts how much: a stand lost, a goal held, an inch that a stand of the attacker or the defender has to go. */
    private record Scale(double perStand, double goal, double attackerInch, double defenderInch) {}

    /** For a player without a plan, which must be drawn to the goals. */
    private static final Scale DRAWN = new Scale(0.04, 0.4, 0.002, 0.002);

    /** Half of what a logistic regression found in 250 games of Noville between regular staffs, in the middle of the battle. */
    private static final Scale FOUND = new Scale(0.15, 0.4, 0.005, 0);

    static final Evaluator EVALUATOR = Evaluator.of((known, side) -> advantage(known, side, DRAWN));

    /** For playouts: a marginal victory might as well have been missed. */
    static final Evaluator PROJECTED = GreatBattlesEvaluator::projected;

    private static final Evaluator JUDGED = Evaluator.of((known, side) -> advantage(known, side, FOUND));
    private static final double MARGINAL = 0.7;

    private GreatBattlesEvaluator() {}

    private static double advantage(Position known, Side side, Scale scale) {
        GreatBattlesPosition position = (GreatBattlesPosition) known;
        Situation situation = new Situation(position, side.equals(GreatBattles.ALLIED) ? 0 : 1);
        double advantage = 0;
        for (Standing.Figure figure : known.standing().orElseThrow().figures())
            if (figure.kind() == Standing.Kind.LOSSES)
                advantage += (figure.side().equals(side) ? -scale.perStand : scale.perStand) * figure.value();
        List<Goals.Goal> goals = situation.goals();
        for (Goals.Goal goal : goals) if (goal.held()) advantage += scale.goal;
        if (situation.attacking()) advantage -= scale.goal * goals.size() / 2;
        double perInch = situation.attacking() ? scale.attackerInch : scale.defenderInch;
        return advantage - perInch * inches(situation, goals);
    }

    /** From the side's own stands to the nearest goals, all together. */
    static double inches(Situation situation, List<Goals.Goal> goals) {
        State s = situation.state();
        double sum = 0;
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (s.stand(stand).side() != situation.side() || !s.onTable(stand)) continue;
            long least = Long.MAX_VALUE;
            for (Goals.Goal goal : goals) least = Math.min(least, s.at(stand).squaredTo(goal.center()));
            if (least < Long.MAX_VALUE) sum += Math.sqrt((double) least) / Point.INCH;
        }
        return sum;
    }

    private static double projected(Position position, Side side) {
        double chance = JUDGED.chance(position, side);
        boolean marginal = position.outcome().filter(end -> end.score() == 1).isPresent();
        return marginal ? 0.5 + (chance - 0.5) * MARGINAL : chance;
    }
}
