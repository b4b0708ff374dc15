package salient.greatbattles.riders;

import java.util.Optional;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * V19: infantry on tanks of its own battalion. A rider has no place of its own; it shares everything that happens to
 * the tank.
 */
public final class TankRiders {
    /** A stand can mount a tank this close. */
    private static final int NEAR = Constants.mils("tank_riders_near");

    /** The gap between the tank and a stand that has dismounted. */
    private static final int APART = Constants.mils("tank_riders_apart");

    private TankRiders() {}

    @Clause("greatbattles V19")
    public static void judge(State s, Stand stand, Stand tank, Verdict.Reasons why) {
        if (s.variants().tankRiders == 0) {
            why.add(Clauses.clause("V19"), "Tank riders are not played.");
            return;
        }
        int unit = s.unitOf(stand.index());
        if (!stand.type().infantry() || !s.onTable(stand.index()) || s.stands().loaded(stand.index()))
            why.add(Clauses.clause("V19"), stand + " is not infantry on foot.");
        boolean own = tank.type() == StandType.ARMOR && s.onTable(tank.index()) && s.unitOf(tank.index()) == unit;
        if (!own) why.add(Clauses.clause("V19"), tank + " is not a tank of the same battalion.");
        if (unit < 0) return;
        ActionRules.judgeMove(s, unit, why);
        if (own && rider(s, tank.index()).isPresent())
            why.add(Clauses.clause("V19"), tank + " carries somebody already: one stand per tank.");
        if (own && s.onTable(stand.index()) && !s.base(stand.index()).within(NEAR, s.base(tank.index())))
            why.add(Clauses.clause("V19"), stand + " is more than 1\" from " + tank + ".");
        if (s.hidden(unit)) why.add(Clauses.clause("H1"), "What is hidden stays as it is until it moves.");
    }

    @Clause("greatbattles Q37")
    public static void play(State s, Stand stand, Stand tank, PlayContext t) {
        int i = stand.index();
        s.stands().setPlace(i, StandPlace.RIDING);
        s.stands().setTank(i, tank.index());
        s.stands().leavePlace(i);
        t.tellOf(s.unitOf(i), Kind.MOVE, new UnitHappening.ClimbedOn(stand.name(), tank.name()), "V19");
    }

    public static Optional<Integer> rider(State s, int tank) {
        if (s.variants().tankRiders == 0 || s.type(tank) != StandType.ARMOR) return Optional.empty();
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stands().tank(stand) == tank) return Optional.of(stand);
        return Optional.empty();
    }

    public static int count(State s, int unit) {
        int n = 0;
        if (s.variants().tankRiders > 0)
            for (int stand = 0; stand < s.stands().count(); stand++)
                if (s.unitOf(stand) == unit && s.stands().place(stand) == StandPlace.RIDING) n++;
        return n;
    }

    /** Whether a stand of the unit can dismount. */
    public static boolean canGetOff(State s, int unit) {
        if (s.variants().tankRiders > 0)
            for (int tank : s.standsOf(unit)) {
                Optional<Integer> rider = rider(s, tank);
                if (rider.isPresent()
                        && spot(s, tank, rider.get(), Optional.empty()).isPresent()) return true;
            }
        return false;
    }

    /** U30: dismounting is free; a stand without room stays on. */
    public static void getOff(State s, int unit, PlayContext t) {
        getOff(s, unit, Optional.of(t));
    }

    /** The same in a position used only for a preview: no events, and no unit is revealed. */
    public static void getOff(State s, int unit) {
        getOff(s, unit, Optional.empty());
    }

    private static void getOff(State s, int unit, Optional<PlayContext> t) {
        if (s.variants().tankRiders == 0) return;
        for (int tank : s.standsOf(unit)) {
            Optional<Integer> rider = rider(s, tank);
            if (rider.isEmpty()) continue;
            spot(s, tank, rider.get(), t).ifPresent(there -> {
                int stand = rider.get();
                s.stands().setPlace(stand, StandPlace.TABLE);
                s.stands().setTank(stand, -1);
                s.put(stand, there);
                s.stands().setRear(stand, s.stands().rear(tank));
                t.ifPresent(teller -> teller.tellOf(
                        unit,
                        Kind.MOVE,
                        new UnitHappening.GotOff(
                                s.stand(stand).name(), s.stand(tank).name()),
                        "V19",
                        "U30"));
            });
        }
    }

    /** Behind the tank, next to it, or in front. */
    private static Optional<Base> spot(State s, int tank, int rider, Optional<PlayContext> t) {
        Base at = s.base(tank);
        Base own = new Base(
                at.center(), at.facing(), s.base(rider).depth(), s.base(rider).frontage());
        int along = (at.depth() + own.depth()) / 2 + APART;
        int across = (at.frontage() + own.frontage()) / 2 + APART;
        int[][] places = {{-along, 0}, {0, across}, {0, -across}, {along, 0}};
        for (int[] p : places) {
            Base there = own.at(Bearing.step(at.center(), at.facing(), p[0], p[1]));
            boolean free = t.isPresent()
                    ? PlacementCheck.freeAfterLooking(s, rider, there, t.get())
                    : PlacementCheck.free(s, rider, there);
            if (free && !touchesEnemy(s, rider, there)) return Optional.of(there);
        }
        return Optional.empty();
    }

    private static boolean touchesEnemy(State s, int rider, Base there) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != s.stand(rider).side() && s.visible(other) && there.touches(s.base(other)))
                return true;
        return false;
    }

    /** U28: suppressed together, rallied together, lost together. */
    @Clause("greatbattles U28")
    public static void share(State s, int tank) {
        rider(s, tank).ifPresent(rider -> {
            s.stands().setSuppressed(rider, s.stands().suppressed(tank));
            if (s.onTable(tank)) return;
            s.stands().setPlace(rider, s.stands().place(tank));
            s.stands().setTank(rider, -1);
        });
    }
}
