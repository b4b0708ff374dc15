package salient.players.greatbattles;

import java.util.List;
import salient.greatbattles.play.Sides;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.learned.Features;

/** The attacker's battle in figures, so that the same figures mean the same in every scenario. */
final class GreatBattlesFeatures implements Features {
    private static final List<String> NAMES = List.of(
            "goals taken",
            "goals taken late",
            "goals kept",
            "goals kept late",
            "attacker left",
            "defender left",
            "forces",
            "attacker way",
            "attacker way late",
            "defender way",
            "suppressed",
            "late");

    private static final int TURNS_PER_DAY = Constants.number("turns_per_day");
    private static final double INCHES = 20;

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public Side side(Position position) {
        return Sides.ALL.get(
                ((GreatBattlesPosition) position).state().scenario().attacker());
    }

    @Override
    public String scenario(Position position) {
        return ((GreatBattlesPosition) position).state().scenario().id();
    }

    @Override
    public double[] of(Position known) {
        GreatBattlesPosition position = (GreatBattlesPosition) known;
        State s = position.state();
        int attacker = s.scenario().attacker();
        double turns = (s.day() - 1) * TURNS_PER_DAY + s.turn();
        double late = Math.clamp(turns / (s.scenario().days() * TURNS_PER_DAY), 0, 1);
        Situation attacking = new Situation(position, attacker);
        Situation defending = new Situation(position, 1 - attacker);
        double taken = held(attacking);
        double kept = held(defending);
        double way = way(attacking);
        int[] fit = new int[2];
        int[] suppressed = new int[2];
        int[] all = new int[2];
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (!s.type(stand).fights()) continue;
            int side = s.stand(stand).side();
            all[side]++;
            StandPlace place = s.stands().place(stand);
            if (place == StandPlace.FALLEN || place == StandPlace.DESTROYED) continue;
            fit[side]++;
            if (s.onTable(stand) && s.suppressed(stand)) suppressed[side]++;
        }
        double forces = (double) fit[attacker] / Math.max(1, fit[0] + fit[1]);
        double shaken = part(suppressed[1 - attacker], fit[1 - attacker]) - part(suppressed[attacker], fit[attacker]);
        return new double[] {
            taken,
            taken * late,
            kept,
            kept * late,
            part(fit[attacker], all[attacker]),
            part(fit[1 - attacker], all[1 - attacker]),
            forces,
            way,
            way * late,
            way(defending),
            shaken,
            late
        };
    }

    private static double part(int some, int all) {
        return (double) some / Math.max(1, all);
    }

    /** The part of its goals that a side holds. */
    private static double held(Situation situation) {
        List<Goals.Goal> goals = situation.goals();
        int held = 0;
        for (Goals.Goal goal : goals) if (goal.held()) held++;
        return part(held, goals.size());
    }

    /** The mean distance of a side's stands on the table from the nearest goals. */
    private static double way(Situation situation) {
        State s = situation.state();
        int stands = 0;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).side() == situation.side() && s.onTable(stand)) stands++;
        return GreatBattlesEvaluator.inches(situation, situation.goals()) / INCHES / Math.max(1, stands);
    }
}
