package salient.greatbattles.night;

import java.util.List;
import salient.greatbattles.movement.Movement;
import salient.greatbattles.movement.OrderPaths;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** N5: a battalion on the table changes its formation at night, once and without an action. */
public final class NightFormation {
    private NightFormation() {}

    @Clause("greatbattles N5")
    public static void judge(State s, GreatBattlesOrder.Forming o, Verdict.Reasons why) {
        int unit = o.unit().index();
        if (!s.unitOnTable(unit)) {
            why.add(Clauses.clause("N5"), o.unit() + " is not on the table.");
            return;
        }
        if (s.units().actionUse(unit) != ActionUse.NONE)
            why.add(Clauses.clause("N5"), o.unit() + " has formed this night.");
        if (s.scattered(unit)) why.add(Clauses.clause("A20"), o.unit() + " has not gathered yet.");
        int most = Math.max(
                Rates.of(s, unit, s.units().formation(unit)).mils(GroundType.BAD),
                Rates.of(s, unit, o.formation().onGround()).mils(GroundType.BAD));
        why.apart(more -> Movement.judgeByNight(s, unit, o, most, more));
    }

    public static void play(State s, GreatBattlesOrder.Forming o, PlayContext t) {
        int unit = o.unit().index();
        Paths paths = OrderPaths.of(s, o).orElseThrow();
        s.units().setActionUse(unit, ActionUse.WHOLE_UNIT);
        Spotting.reveal(s, unit, t, Reason.MOVES, "H2");
        for (int i = 0; i < paths.count(); i++)
            if (!unknownIsClear(s, unit, paths, i, t)) {
                t.tell(
                        Kind.FORMATION,
                        List.of(o.unit().name()),
                        new UnitHappening.NoRoomToForm(o.unit().name()),
                        "N5",
                        "G33");
                return;
            }
        for (int i = 0; i < paths.count(); i++) {
            s.put(paths.stand(i), paths.last(s, i));
            s.stands().setRear(paths.stand(i), paths.rear(i));
        }
        s.units().setFormation(unit, o.formation());
        t.tell(
                Kind.FORMATION,
                List.of(o.unit().name()),
                new UnitHappening.Formed(o.unit().name(), o.formation(), true),
                "N5");
        Spotting.around(s, unit, t);
    }

    /** A hidden unit in the way is revealed and stops the change. */
    private static boolean unknownIsClear(State s, int unit, Paths paths, int i, PlayContext t) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.onTable(other)
                    && s.stand(other).side() != s.unit(unit).side()
                    && s.hidden(s.unitOf(other))
                    && paths.last(s, i).overlaps(s.base(other))) {
                Spotting.ranInto(s, other, unit, t, "H5", "G33");
                return false;
            }
        return true;
    }
}
