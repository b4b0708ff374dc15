package salient.greatbattles.deployment;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.landing.Beaches;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.scenario.Zone;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** T20, C2: units are placed on the table, at set-up in their zones and later from reserve. */
public final class Deployment {
    private static final int NEAR = Constants.mils("from_fup");

    private Deployment() {}

    /** The stands a unit has in reserve. */
    public static int[] waiting(State s, int unit) {
        int[] found = new int[s.stands().count()];
        int n = 0;
        boolean placed = s.unitOnTable(unit);
        for (int stand = 0; stand < found.length; stand++)
            if (s.unitOf(stand) == unit
                    && (s.stands().place(stand) == StandPlace.RESERVE || placed && s.onTable(stand)))
                found[n++] = stand;
        return Arrays.copyOf(found, n);
    }

    public static void judge(State s, GreatBattlesOrder.SetUp o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (unit.zone().isEmpty()) {
            why.add(Clauses.clause("T20"), () -> unit + " is not set up but comes later.");
            return;
        }
        Optional<Formations.Layout> layout = layout(s, unit, o.formation(), o.at(), o.facing(), why);
        if (layout.isEmpty()) return;
        judgeZone(s, unit, layout.get().bases(), why);
    }

    /** T20: every stand in the zone of its unit. */
    @Clause("greatbattles T20")
    static void judgeZone(State s, Unit unit, Base[] bases, Verdict.Reasons why) {
        Zone zone = unit.zone().orElseThrow();
        for (Base base : bases)
            if (!zone.contains(base.center()) || zone.onRoad() && !onRoad(s, base.center())) {
                why.add(Clauses.clause("T20"), () -> unit + " would not stand in its set-up zone.");
                return;
            }
    }

    private static boolean onRoad(State s, Point p) {
        for (Road road : s.scenario().roads()) if (road.passes(p, Road.ON_ROAD)) return true;
        return false;
    }

    private static Optional<Formations.Layout> layout(
            State s, Unit unit, Formation formation, Point at, int facing, Verdict.Reasons why) {
        int[] stands = waiting(s, unit.index());
        if (stands.length == 0) {
            why.add(Clauses.clause("T20"), () -> unit + " has no stand that waits to be put down.");
            return Optional.empty();
        }
        if (!unit.battalion() && formation != Formation.ASSAULT)
            why.add(Clauses.clause("F6"), "A single stand is in assault formation.");
        Optional<Formations.Layout> layout = Formations.layout(s, stands, formation, at, facing);
        if (layout.isEmpty()) {
            why.add(Clauses.clause("F11"), () -> unit + " cannot be laid out there.");
            return Optional.empty();
        }
        Base[] bases = layout.get().bases();
        for (int i = 0; i < bases.length && !why.settled(); i++) fits(s, unit, stands[i], bases, i, why);
        return why.settled() ? Optional.empty() : layout;
    }

    static void fits(State s, Unit unit, int stand, Base[] bases, int i, Verdict.Reasons why) {
        Base base = bases[i];
        if (!base.onTable(s.scenario().width(), s.scenario().height())) {
            why.add(Clauses.clause("G34"), () -> s.stand(stand) + " would not stand on the table.");
            return;
        }
        if (s.scenario().terrain().going(base.center().x(), base.center().y()) == GroundType.IMPASSABLE)
            why.add(Clauses.clause("G24"), () -> s.stand(stand) + " cannot stand on impassable ground.");
        for (int other = 0; other < s.stands().count(); other++) {
            if (!s.onTable(other) || s.unitOf(other) == unit.index()) continue;
            if (s.stand(other).side() != unit.side() && s.hidden(s.unitOf(other))) continue;
            if (s.stands().near(other, base.center(), 3500) && base.overlaps(s.base(other))) {
                Stand taken = s.stand(other);
                why.add(Clauses.clause("G33"), () -> s.stand(stand) + " would stand on " + taken + ".");
            }
        }
        for (int k = 0; k < i; k++)
            if (base.overlaps(bases[k])) why.add(Clauses.clause("G33"), () -> "Stands of " + unit + " would overlap.");
    }

    @Clause({"greatbattles H13", "greatbattles H1"})
    public static void play(State s, GreatBattlesOrder.SetUp o, PlayContext t) {
        int unit = o.unit().index();
        put(
                s,
                unit,
                Formations.layout(s, waiting(s, unit), o.formation(), o.at(), o.facing())
                        .orElseThrow(),
                o.formation());
        s.units().setHidden(unit, true);
        t.tellOnly(
                s.decider(),
                Kind.SET_UP,
                List.of(o.unit().name()),
                new UnitHappening.SetUp(o.unit().name(), o.at()),
                "T20",
                "H1");
    }

    @Clause("greatbattles U53")
    private static void put(State s, int unit, Formations.Layout layout, Formation formation) {
        int[] stands = waiting(s, unit);
        s.units().setPlace(unit, UnitPlace.TABLE);
        s.units().setFormation(unit, formation);
        for (int i = 0; i < stands.length; i++) {
            s.stands().setPlace(stands[i], StandPlace.TABLE);
            s.put(stands[i], layout.bases()[i]);
            s.stands().setRear(stands[i], layout.rear()[i]);
            if (s.stand(stands[i]).transport().isPresent() && !s.stands().dismounted(stands[i]))
                s.stands().setLoaded(stands[i], true);
        }
    }

    /** Whether a unit in reserve may deploy now. */
    public static boolean available(State s, int unit) {
        Unit spec = s.unit(unit);
        int day = s.day();
        int turn = s.phase() == Phase.DAWN_DEPLOYMENT ? 0 : s.turn();
        return spec.battalion()
                && (!spec.airborne() || s.units().landed(unit))
                && s.units().place(unit) == UnitPlace.RESERVE
                && !s.units().retired(unit)
                && waiting(s, unit).length > 0
                && (day > spec.day() || day == spec.day() && turn >= spec.turn());
    }

    /** C2a, C2c: where this unit may deploy from reserve: within 12 inches of one of these. */
    @Clause({"greatbattles C2a", "greatbattles C2c"})
    public static List<Base> gates(State s, Unit unit) {
        Optional<Unit.Entry> entry = entry(s, unit);
        if (entry.isPresent()) return List.of(point(entry.get().at()));
        Optional<Integer> fup = CommandPosts.post(s, unit, StandType.FUP);
        if (fup.isPresent()
                && !Roads.beset(s, fup.get())
                && Roads.clearWay(s, unit.side(), s.at(fup.get())).isPresent()) return List.of(s.base(fup.get()));
        return Roads.edgeRoads(s, unit.side()).stream().map(Deployment::point).toList();
    }

    /** Where a unit first arrives on the table; a unit that withdraws later returns by the normal rules. */
    static Optional<Unit.Entry> entry(State s, Unit unit) {
        return s.units().landed(unit.index()) ? Optional.empty() : unit.entry();
    }

    private static Base point(Point p) {
        return new Base(p, 0, 2, 2);
    }

    @Clause({"greatbattles C2o", "greatbattles ACT18"})
    public static void judge(State s, GreatBattlesOrder.Deploy o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (!mayCome(s, unit, why)) return;
        layout(s, unit, o.formation(), o.at(), o.facing(), why)
                .ifPresent(l -> judgePlace(s, unit, o.formation(), l.bases(), why));
    }

    /** T7, C2c: whether the unit can deploy now at all. */
    static boolean mayCome(State s, Unit unit, Verdict.Reasons why) {
        if (!available(s, unit.index())) why.add(Clauses.clause("T7"), whyNotNow(s, unit));
        else if (!byAirOrSea(s, unit) && gates(s, unit).isEmpty())
            why.add(Clauses.clause("C2c"), "No clear road leads to the friendly edge.");
        return why.isEmpty();
    }

    private static String whyNotNow(State s, Unit unit) {
        if (!unit.battalion()) return unit + " is not a battalion.";
        if (s.unitOnTable(unit.index())) return unit + " is on the table already.";
        if (unit.airborne() && !s.units().landed(unit.index())) return unit + " comes by air.";
        if (s.units().retired(unit.index())) return unit + " has gone into reserve in this turn.";
        if (waiting(s, unit.index()).length == 0) return unit + " has no stands in reserve.";
        return unit + " comes on day " + unit.day() + (unit.turn() > 0 ? ", turn " + unit.turn() : "")
                + ", at the earliest.";
    }

    /** T7: whether its owner is asked for reserves and this unit has a place to deploy. */
    public static boolean isWelcome(State s, Unit unit) {
        boolean asked = s.phase() == Phase.DAWN_DEPLOYMENT || s.phase() == Phase.DEPLOYMENT;
        return asked
                && unit.side() == s.decider()
                && available(s, unit.index())
                && !(byAirOrSea(s, unit) ? Beaches.places(s, unit) : gates(s, unit)).isEmpty();
    }

    /** C2a, C2c, Q44a: whether it may deploy here. */
    @Clause({"greatbattles U41", "greatbattles C2m"})
    static void judgePlace(State s, Unit unit, Formation formation, Base[] bases, Verdict.Reasons why) {
        if (byAirOrSea(s, unit)) {
            Beaches.judge(s, unit, bases, why);
            return;
        }
        Optional<Unit.Entry> entry = entry(s, unit);
        if (gates(s, unit).stream().noneMatch(gate -> allNear(bases, gate))) judgeGate(s, unit, entry, why);
        if (entry.isPresent() && !inColumn(s, formation, bases, entry.get()) && comesInColumn(s, unit))
            why.add(
                    Clauses.clause("C2m"),
                    () -> unit + " arrives in road column on the road at "
                            + entry.get().at() + ".");
    }

    /** C2a, C2c: it would come on too far from where it may; a Forming Up Place without a clear road is none. */
    private static void judgeGate(State s, Unit unit, Optional<Unit.Entry> entry, Verdict.Reasons why) {
        if (entry.isPresent()) {
            why.add(
                    Clauses.clause("C2a"),
                    () -> unit + " must come on within 12\" of " + entry.get().at() + ", where it arrives.");
            return;
        }
        Optional<Integer> fup = CommandPosts.post(s, unit, StandType.FUP);
        if (fup.isPresent() && gates(s, unit).contains(s.base(fup.get())))
            why.add(Clauses.clause("C2a"), () -> unit + " must come on within 12\" of the Forming Up Place.");
        else
            why.add(
                    Clauses.clause("C2c"),
                    () -> (fup.isEmpty()
                                    ? "There is no Forming Up Place on the table"
                                    : "The Forming Up Place has no clear road to the friendly edge")
                            + ": " + unit + " must come on within 12\" of a road at that edge.");
    }

    /** Whether the scenario has the unit arrive in road column, and friendly stands leave room for a column. */
    public static boolean comesInColumn(State s, Unit unit) {
        Optional<Unit.Entry> entry = entry(s, unit);
        if (entry.isEmpty() || !entry.get().column()) return false;
        int[] stands = waiting(s, unit.index());
        for (Road road : s.scenario().roads()) {
            if (!road.passes(entry.get().at(), Road.ON_ROAD)) continue;
            int from = road.milestone(entry.get().at());
            for (int head = Math.max(0, from - NEAR); head <= Math.min(road.length(), from + NEAR); head += 250)
                if (stands.length > 0
                        && Formations.alongRoad(s, stands, road, head)
                                .filter(l -> hasRoom(s, unit, stands, l.bases(), entry.get()))
                                .isPresent()) return true;
        }
        return false;
    }

    private static boolean hasRoom(State s, Unit unit, int[] stands, Base[] bases, Unit.Entry entry) {
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        for (int i = 0; i < bases.length && why.isEmpty(); i++) fits(s, unit, stands[i], bases, i, why);
        return why.isEmpty() && allNear(bases, point(entry.at()));
    }

    /** The scenario's arrival in column: on the road at the entry point. */
    private static boolean inColumn(State s, Formation formation, Base[] bases, Unit.Entry entry) {
        if (formation != Formation.ROAD) return false;
        for (Road road : s.scenario().roads()) {
            if (!road.passes(entry.at(), Road.ON_ROAD)) continue;
            boolean all = true;
            for (Base base : bases) all &= road.passes(base.center(), Road.ON_ROAD);
            if (all) return true;
        }
        return false;
    }

    private static boolean allNear(Base[] bases, Base gate) {
        for (Base base : bases) if (!base.within(NEAR, gate)) return false;
        return true;
    }

    /** SC4: the first time such a battalion arrives, it lands at an airfield or a beach. */
    public static boolean byAirOrSea(State s, Unit unit) {
        return Beaches.lands(unit) && !s.units().landed(unit.index());
    }

    public static void play(State s, GreatBattlesOrder.Deploy o, PlayContext t) {
        Formations.Layout layout = Formations.layout(s, waiting(s, o.unit().index()), o.formation(), o.at(), o.facing())
                .orElseThrow();
        arrive(s, o.unit(), layout, o.formation(), o.at(), t);
    }

    /** C2d: what the visible enemies would do to a unit that deploys like this. */
    public static Optional<String> forecast(State s, Unit unit, Formations.Layout layout, Formation formation) {
        if (!isWelcome(s, unit) || byAirOrSea(s, unit) && unit.comesBy(Arrival.Means.AIR_LANDED))
            return Optional.empty();
        State there = s.copy();
        put(there, unit.index(), layout, formation);
        return DeploymentFire.forecast(there, unit.index(), s.phase() == Phase.DAWN_DEPLOYMENT);
    }

    /** A unit deploys from reserve as laid out, around this place. */
    @Clause({"greatbattles C2k", "greatbattles C2l", "greatbattles H14"})
    static void arrive(State s, Unit spec, Formations.Layout layout, Formation formation, Point at, PlayContext t) {
        int unit = spec.index();
        boolean lands = byAirOrSea(s, spec);
        put(s, unit, layout, formation);
        s.units().setHidden(unit, false);
        if (spec.entry().isPresent()) s.units().setLanded(unit, true);
        boolean dawn = s.phase() == Phase.DAWN_DEPLOYMENT;
        if (!dawn) for (int stand : s.standsOf(unit)) s.stands().setOwesAction(stand, true);
        t.reveal(
                Kind.DEPLOYMENT,
                List.of(spec.name()),
                new UnitHappening.Deployed(spec.name(), entry(spec, lands), at),
                "C2a");
        if (lands) Beaches.landed(s, spec, t);
        if (!lands || !spec.comesBy(Arrival.Means.AIR_LANDED)) DeploymentFire.begin(s, unit, dawn, t);
        else if (s.standsOf(unit).length > 0) Spotting.around(s, unit, t);
    }

    private static UnitHappening.Entry entry(Unit unit, boolean lands) {
        if (!lands) return UnitHappening.Entry.RESERVE;
        return unit.comesBy(Arrival.Means.AIR_LANDED) ? UnitHappening.Entry.AIR : UnitHappening.Entry.SEA;
    }
}
