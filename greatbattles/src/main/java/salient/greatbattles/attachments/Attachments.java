package salient.greatbattles.attachments;

import java.util.List;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.night.Night;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** U45 to U47, U54, N6, N7: which stands a battalion may have attached. */
public final class Attachments {
    private Attachments() {}

    @Clause({"greatbattles P12", "greatbattles U47", "greatbattles N6"})
    public static void judge(State s, Stand stand, Unit unit, Verdict.Reasons why) {
        if (Reassignment.meant(s, unit)) {
            Reassignment.judge(s, stand, unit, why);
            return;
        }
        if (!stand.attachable()
                || s.stands().place(stand.index()) != StandPlace.RESERVE
                || s.unitOf(stand.index()) >= 0)
            why.add(Clauses.clause("U47"), () -> stand + " is not free to be attached.");
        if (!unit.battalion()
                || s.units().place(unit.index()) != UnitPlace.RESERVE
                || Deployment.waiting(s, unit.index()).length == 0)
            why.add(Clauses.clause("N6"), () -> unit + " is not a battalion in reserve.");
        if (stand.attachable() && unit.battalion() && s.unitOf(stand.index()) != unit.index())
            judgeFit(s, stand, unit, why);
    }

    /** N7, U45, U46, U54: whether the stand suits the battalion. */
    @Clause({"greatbattles U6", "greatbattles U45", "greatbattles U46", "greatbattles U54", "greatbattles N7"})
    public static void judgeFit(State s, Stand stand, Unit unit, Verdict.Reasons why) {
        if (s.scenario().parties().get(unit.side()).commonwealth()
                && !stand.pool().equals(unit.battlegroup()))
            why.add(Clauses.clause("N7"), "Commonwealth attachments stay with their own brigade.");
        if (stand.day() > (s.phase() == Phase.NIGHT ? s.day() + 1 : s.day()))
            why.add(Clauses.clause("U47"), () -> stand + " comes on day " + stand.day() + ".");
        limits(s, stand.type(), unit, why);
    }

    private static void limits(State s, StandType type, Unit unit, Verdict.Reasons why) {
        boolean infantry = false;
        int same = 0;
        int heavy = 0;
        for (int other = 0; other < s.stands().count(); other++) {
            if (s.unitOf(other) != unit.index()) continue;
            infantry |= s.type(other).infantry();
            if (!s.stand(other).attachable() || s.stands().place(other) == StandPlace.DESTROYED) continue;
            if (s.type(other) == type) same++;
            if (!s.type(other).support()) heavy++;
        }
        if (s.scenario().independent(unit)) {
            if (!type.gun()) why.add(Clauses.clause("U46"), () -> unit + " is a unit of guns and takes guns alone.");
            return;
        }
        if (!infantry && type != StandType.HQ)
            why.add(Clauses.clause("U54"), "An armor battalion takes an HQ and nothing else.");
        if (type.support() && same > 0)
            why.add(Clauses.clause("U45"), () -> unit + " already has its " + type.id() + ".");
        if (!type.support() && heavy >= 2)
            why.add(Clauses.clause("U45"), () -> unit + " already has two stands of armor or guns.");
    }

    public static void attach(State s, Stand stand, Unit unit, PlayContext t) {
        if (Reassignment.meant(s, unit)) {
            Reassignment.play(s, stand, unit, t);
            return;
        }
        s.stands().setUnit(stand.index(), unit.index());
        t.tellOnly(
                unit.side(),
                Kind.SET_UP,
                List.of(stand.name(), unit.name()),
                new UnitHappening.Attached(stand.name(), unit.name()),
                "U47");
    }

    /** P13: on a new day, lost attachments no longer count on a card. */
    @Clause("greatbattles P13")
    public static void removeLost(State s) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).attachable() && s.stands().place(stand) == StandPlace.DESTROYED)
                s.stands().setOffCard(stand, true);
    }

    public static void judgeDetach(State s, Stand stand, Verdict.Reasons why) {
        int unit = s.unitOf(stand.index());
        boolean byNight = s.phase() == Phase.NIGHT && s.onTable(stand.index());
        if (!stand.attachable() || unit < 0 || s.stands().place(stand.index()) != StandPlace.RESERVE && !byNight)
            why.add(Clauses.clause("N6"), () -> stand + " is not attached to a battalion in reserve.");
        else if (byNight) judgeTakenOff(s, stand, unit, why);
    }

    /** N4: attachments alone may also be taken off the table, like a battalion. */
    @Clause("greatbattles N4")
    private static void judgeTakenOff(State s, Stand stand, int unit, Verdict.Reasons why) {
        Night.judgeWithdrawal(s, unit, why);
        if (TankRiders.rider(s, stand.index()).isPresent())
            why.add(Clauses.clause("V19"), () -> "Somebody still rides on " + stand + ".");
        if (s.standsOf(unit).length == 1)
            why.add(Clauses.clause("N4"), () -> s.unit(unit) + " has no other stand and withdraws as a whole.");
    }

    public static void detach(State s, Stand stand, PlayContext t) {
        int unit = s.unitOf(stand.index());
        if (s.onTable(stand.index())) {
            t.tellOf(unit, Kind.NIGHT, new UnitHappening.TakenOff(stand.name()), "N4");
            Night.takeOff(s, stand.index());
            Formations.closeRanks(s, unit);
            s.units().setGaps(unit, true);
        }
        s.stands().setUnit(stand.index(), -1);
        t.tellOnly(stand.side(), Kind.SET_UP, List.of(stand.name()), new UnitHappening.Detached(stand.name()), "N6");
    }
}
