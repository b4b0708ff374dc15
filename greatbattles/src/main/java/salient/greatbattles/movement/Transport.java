package salient.greatbattles.movement;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** U27 to U33, U53: stands leave their transports at any time and get into them again at nightfall. */
public final class Transport {
    private Transport() {}

    public static void judge(State s, GreatBattlesOrder.Dismount o, Verdict.Reasons why) {
        boolean loaded = TankRiders.canGetOff(s, o.unit().index());
        for (int stand : s.standsOf(o.unit().index())) loaded |= passenger(s, stand);
        if (!loaded) why.add(Clauses.clause("U30"), () -> o.unit() + " has no passengers in transport.");
    }

    /** ACT14: a stand that is carried; a gun behind its tow is not. */
    private static boolean passenger(State s, int stand) {
        return s.stands().loaded(stand)
                && s.type(stand) != StandType.ARMOR
                && !s.type(stand).gun();
    }

    @Clause({"greatbattles ACT14", "greatbattles U27", "greatbattles U31"})
    public static void play(State s, GreatBattlesOrder.Dismount o, PlayContext t) {
        int unit = o.unit().index();
        for (int stand : s.standsOf(unit)) if (passenger(s, stand)) leave(s, stand);
        t.tellOf(unit, Kind.MOVE, new UnitHappening.Dismounted(o.unit().name()), "U30", "U31");
        TankRiders.getOff(s, unit, t);
        if (s.phase() == Phase.MOVEMENT) Dismounting.goOnFoot(s, unit);
    }

    public static void judge(State s, GreatBattlesOrder.Unload o, Verdict.Reasons why) {
        int stand = o.stand().index();
        if (!s.onTable(stand) || !s.stands().loaded(stand) || s.type(stand) == StandType.ARMOR)
            why.add(Clauses.clause("U30"), () -> o.stand() + " is in no transport.");
    }

    /** U30, U32: a gun that leaves its tow gets it back for an action. */
    @Clause("greatbattles U30")
    public static void play(State s, GreatBattlesOrder.Unload o, PlayContext t) {
        int stand = o.stand().index();
        leave(s, stand);
        t.tellOf(
                s.unitOf(stand),
                Kind.MOVE,
                new UnitHappening.Dismounted(o.stand().name()),
                "U30",
                "U31");
        if (s.phase() == Phase.MOVEMENT) Dismounting.goOnFoot(s, s.unitOf(stand));
    }

    private static void leave(State s, int stand) {
        s.stands().setLoaded(stand, false);
        s.stands().setDismounted(stand, true);
    }

    public static void judge(State s, GreatBattlesOrder.Remount o, Verdict.Reasons why) {
        boolean waiting = false;
        for (int stand : s.standsOf(o.unit().index())) waiting |= waits(s, stand);
        if (!waiting) why.add(Clauses.clause("U53"), () -> o.unit() + " has no stand that waits for its transport.");
    }

    private static boolean waits(State s, int stand) {
        return s.type(stand) != StandType.ARMOR
                && s.stand(stand).transport().isPresent()
                && !s.stands().loaded(stand)
                && !s.stands().dismounted(stand);
    }

    @Clause({"greatbattles N12", "greatbattles U53"})
    public static void play(State s, GreatBattlesOrder.Remount o, PlayContext t) {
        for (int stand : s.standsOf(o.unit().index()))
            if (waits(s, stand)) s.stands().setLoaded(stand, true);
        t.tellOf(
                o.unit().index(),
                Kind.NIGHT,
                new UnitHappening.Remounted(o.unit().name()),
                "N12",
                "U53");
    }
}
