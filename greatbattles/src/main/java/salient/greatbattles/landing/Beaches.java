package salient.greatbattles.landing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.fire.LandingFire;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.supply.SupplySources;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * SC4, Q44a, Q44b, Q44v: troops that land at an airfield their side holds, or over a beach, which becomes a beachhead;
 * and the FUPs that follow them.
 */
@Clause("greatbattles S21")
public final class Beaches {
    private Beaches() {}

    public static boolean lands(Unit unit) {
        return unit.comesBy(Arrival.Means.AIR_LANDED) || unit.comesBy(Arrival.Means.SEABORNE);
    }

    /** The airfield or beach where a battalion laid out here lands: the nearest of those that hold every stand. */
    static Optional<Objective> at(State s, Unit unit, Base[] bases) {
        return s.scenario().objectives().stream()
                .filter(o -> serves(o, unit) && holds(o, bases))
                .min(Comparator.comparingLong(o -> away(o, bases)));
    }

    private static long away(Objective o, Base[] bases) {
        long sum = 0;
        for (Base base : bases) sum += base.center().squaredTo(o.at());
        return sum;
    }

    public static boolean serves(Objective o, Unit unit) {
        return o.kind() == (unit.comesBy(Arrival.Means.AIR_LANDED) ? Objective.Kind.AIRFIELD : Objective.Kind.BEACH);
    }

    private static boolean holds(Objective o, Base[] bases) {
        for (Base base : bases) if (!o.contains(base.center())) return false;
        return true;
    }

    @Clause({"greatbattles Q44a", "greatbattles Q44v"})
    public static void judge(State s, Unit unit, Base[] bases, Verdict.Reasons why) {
        boolean air = unit.comesBy(Arrival.Means.AIR_LANDED);
        Optional<Objective> place = at(s, unit, bases);
        if (place.isEmpty()) {
            why.add(
                    Clauses.clause("Q44a"),
                    unit + " must land with every stand on " + (air ? "an airfield." : "one beach."));
            return;
        }
        Objective o = place.get();
        if (air && s.phase() == Phase.DAWN_DEPLOYMENT)
            why.add(Clauses.clause("Q44a"), "Aircraft land in the deployment step of a turn.");
        if (air && !open(s, o, unit.side()))
            why.add(Clauses.clause("Q44a"), o.name() + " has not been in your hands since an earlier turn.");
        if (air ? used(s, o) : s.scenario().objectives().stream().anyMatch(b -> b.kind() == o.kind() && used(s, b)))
            why.add(
                    Clauses.clause(air ? "Q44b" : "Q44v"),
                    air
                            ? o.name() + " takes one battalion per turn."
                            : "Only one battalion per turn comes over the beaches.");
    }

    /** The airfields or beaches where a battalion can land now. */
    @Clause("greatbattles V40")
    public static List<Objective> places(State s, Unit unit) {
        boolean air = unit.comesBy(Arrival.Means.AIR_LANDED);
        if (air && s.phase() == Phase.DAWN_DEPLOYMENT) return List.of();
        List<Objective> all =
                s.scenario().objectives().stream().filter(o -> serves(o, unit)).toList();
        if (!air) return all.stream().anyMatch(o -> used(s, o)) ? List.of() : all;
        return all.stream().filter(o -> open(s, o, unit.side()) && !used(s, o)).toList();
    }

    /** From the turn after it was taken. */
    private static boolean open(State s, Objective o, int side) {
        return s.objectives().heldBy(o.index(), side) && s.objectives().heldSince(o.index()) < s.hour();
    }

    /** Hours count from 1 here, so that dawn of the first day is not "never". */
    private static boolean used(State s, Objective o) {
        return s.objectives().usedUntil(o.index()) == s.hour() + 1;
    }

    /** A new day: its dawn is not the turn in which the day before ended. */
    public static void newDay(State s) {
        for (Objective o : s.scenario().objectives()) s.objectives().setUsedUntil(o.index(), 0);
    }

    /** A battalion is ashore or off its aircraft. */
    public static void landed(State s, Unit unit, PlayContext t) {
        int[] stands = s.standsOf(unit.index());
        Base[] bases = new Base[stands.length];
        for (int i = 0; i < bases.length; i++) bases[i] = s.base(stands[i]);
        Objective o = at(s, unit, bases).orElseThrow();
        s.objectives().setUsedUntil(o.index(), s.hour() + 1);
        s.units().setLanded(unit.index(), true);
        if (o.kind() == Objective.Kind.AIRFIELD) LandingFire.begin(s, unit.index(), o);
        if (o.kind() != Objective.Kind.BEACH || s.objectives().heldBy(o.index(), unit.side())) return;
        s.objectives().setHolder(o.index(), unit.side());
        s.objectives().setHeldSince(o.index(), s.hour());
        t.tell(Kind.OBJECTIVE, List.of(o.name()), new TurnHappening.BeachheadWon(o.name()), "Q44v");
        bringFups(s, unit.side(), t);
    }

    /** The side's FUPs that are still at sea land at its nearest port or beachhead. */
    static void bringFups(State s, int side, PlayContext t) {
        for (Unit unit : s.scenario().units()) {
            if (unit.side() != side
                    || !unit.fup()
                    || !unit.comesBy(Arrival.Means.SEABORNE)
                    || s.units().place(unit.index()) != UnitPlace.RESERVE) continue;
            List<Objective> sources = SupplySources.held(s, side);
            if (sources.isEmpty()) return;
            int stand = unit.stands().getFirst();
            Point at = SupplySources.gate(s, sources.getFirst());
            Base there = FreeSpot.near(s, stand, s.base(stand).at(at), t);
            s.stands().setPlace(stand, StandPlace.TABLE);
            s.put(stand, there);
            s.units().setPlace(unit.index(), UnitPlace.TABLE);
            t.reveal(
                    Kind.OBJECTIVE,
                    List.of(unit.name()),
                    new UnitHappening.PostSetUp(unit.name(), sources.getFirst().name()),
                    "Q44v");
        }
    }
}
