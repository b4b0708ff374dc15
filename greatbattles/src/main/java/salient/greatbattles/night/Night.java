package salient.greatbattles.night;

import java.util.List;
import salient.greatbattles.activation.CarryOver;
import salient.greatbattles.airborne.Airborne;
import salient.greatbattles.airborne.AirborneSupply;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.fire.Ammunition;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.landing.Beaches;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.supply.LineOfRetreat;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.supply.SupplySources;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.StandType;
import salient.greatbattles.tables.SupplySituation;
import salient.greatbattles.victory.Victory;
import salient.greatbattles.works.FieldWorks;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** N and R: what happens between two days. */
public final class Night {
    private static final Purpose REPLACEMENT = new Purpose("replacement", Clauses.clause("R1"));

    private Night() {}

    @Clause("greatbattles N11")
    public static void begin(State s, PlayContext t) {
        t.tell(Kind.NIGHT, List.of(), new TurnHappening.NightFell(s.day()), "T1");
        for (int k = 0; k < s.templates().count(); k++) {
            if (s.templates().battery(k) == Battery.AVAILABLE) s.templates().clearPlan(k);
            s.templates().setBattery(k, Battery.USED);
            s.templates().setDisk(k, false); // H12: disks stay until nightfall
        }
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stands().place(stand) == StandPlace.FALLEN) s.stands().setPlace(stand, StandPlace.DESTROYED);
        if (Victory.atNightfall(s, t)) return; // the table as the day left it, before recovery
        Morale.forget(s); // C10f: hits of passed turns are not tested on another day
        part(s, t);
        for (int unit = 0; unit < s.units().count(); unit++) TankRiders.getOff(s, unit, t);
        rest(s);
        FieldWorks.nightfall(s, t);
        for (Unit unit : s.scenario().units())
            if (unit.fup() && s.unitOnTable(unit.index())) FormingUpPlaces.move(s, unit, t);
        for (int unit = 0; unit < s.units().count(); unit++) if (s.unit(unit).battalion()) replace(s, unit, t);
        s.turnState().setPhase(Phase.NIGHT);
        s.turnState().setDecider(s.scenario().attacker());
    }

    /**
     * N13: units still locked in close combat are moved an inch apart: the attacker steps back, or else the defender.
     */
    @Clause("greatbattles N13")
    private static void part(State s, PlayContext t) {
        for (int unit = 0; unit < s.units().count(); unit++) {
            int other = s.units().lockedWith(unit);
            if (other < 0 || !s.units().attacker(unit)) continue;
            if (!stepBack(s, unit, other, t)) stepBack(s, other, unit, t);
        }
    }

    /** Moves the whole battalion by one vector, if every stand has room. */
    private static boolean stepBack(State s, int unit, int from, PlayContext t) {
        if (s.standsOf(unit).length == 0 || s.standsOf(from).length == 0) return true;
        int bearing = Bearing.of(s.at(s.standsOf(from)[0]), s.at(s.standsOf(unit)[0]));
        for (int stand : s.standsOf(unit)) {
            Base there = s.base(stand).at(Bearing.step(s.at(stand), bearing, Point.INCH, 0));
            if (!there.onTable(s.scenario().width(), s.scenario().height())
                    || FreeSpot.water(s, there.center())
                    || PlacementCheck.takenByOthers(s, stand, there, t)) return false;
        }
        for (int stand : s.standsOf(unit))
            s.put(stand, s.base(stand).at(Bearing.step(s.at(stand), bearing, Point.INCH, 0)));
        return true;
    }

    /** R3 to R8: the row of the replacement chart. */
    @Clause({"greatbattles R5", "greatbattles R6", "greatbattles Q23a", "greatbattles R14"})
    public static SupplySituation situation(State s, int unit) {
        if (Divisions.commandLost(s, s.unit(unit))) return SupplySituation.ISOLATED; // R14: also in reserve
        if (!s.unitOnTable(unit)) return SupplySituation.IN_RESERVE;
        if (AirborneSupply.cutOff(s, unit) || Isolation.isolated(s, unit)) return SupplySituation.ISOLATED;
        return Morale.nearCommand(s, unit) ? SupplySituation.OK : SupplySituation.SEPARATED;
    }

    @Clause({"greatbattles N3", "greatbattles R10", "greatbattles R11", "greatbattles R12", "greatbattles R1"})
    public static void replace(State s, int unit, PlayContext t) {
        SupplySituation row = situation(s, unit);
        Ammunition.resupply(s, unit, row, t);
        if (row == SupplySituation.OK) Rejoining.comeUp(s, unit, t);
        if (Rally.lost(s, unit) == 0 && s.units().place(unit) != UnitPlace.TABLE) return;
        if (row == SupplySituation.ISOLATED) {
            isolated(s, unit, t);
            return;
        }
        boolean wiped = s.units().place(unit) == UnitPlace.WIPED_OUT;
        if (wiped && s.units().wipedOutOn(unit) == s.day()) return;
        int needed = Charts.replacement(row, AirborneSupply.grade(s, unit));
        boolean open = !s.unseen(unit); // a battalion wiped out in plain sight is rebuilt in plain sight
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (s.unitOf(stand) != unit
                    || s.stands().place(stand) != StandPlace.DESTROYED
                    || s.stand(stand).attachable()
                    || needed == 0) continue;
            int die = open ? t.d10(REPLACEMENT) : t.secretDie(s.unit(unit).side(), 10, REPLACEMENT);
            if (die <= needed) {
                s.stands().setPlace(stand, StandPlace.RESERVE);
                if (wiped) rebuild(s, unit);
            }
            Happening rolled =
                    new UnitHappening.ReplacementRolled(s.stand(stand).name(), needed, die, die <= needed);
            if (open && s.units().place(unit) != UnitPlace.TABLE)
                t.tell(Kind.REPLACEMENT, List.of(s.unit(unit).name()), rolled, "R1");
            else t.tellByCommand(unit, Kind.REPLACEMENT, rolled, "R1");
            if (die <= needed && s.unitOnTable(unit) && Rejoining.nearFup(s, unit)) Rejoining.join(s, unit, stand, t);
        }
    }

    @Clause({"greatbattles R13", "greatbattles Q20b", "greatbattles V37"})
    private static void rebuild(State s, int unit) {
        s.units().setPlace(unit, UnitPlace.RESERVE);
        s.units().setWipedOutOn(unit, 0);
        s.units().setHidden(unit, false);
        if (s.on("variant.rebuilt-grade")) s.units().setRebuilt(unit, true);
    }

    /** R9: one more stand is lost; the owner chooses if there is more than one. */
    @Clause("greatbattles R9")
    private static void isolated(State s, int unit, PlayContext t) {
        int[] stands = s.standsOf(unit);
        if (stands.length == 0 || s.unit(unit).airborne()) return; // A26
        t.tellByCommand(
                unit, Kind.REPLACEMENT, new UnitHappening.Isolated(s.unit(unit).name()), "R9");
        if (stands.length > 1) s.units().setOwesStand(unit, true);
        else lose(s, stands[0], t);
    }

    public static void judgeLoss(State s, int stand, Verdict.Reasons why) {
        int unit = s.unitOf(stand);
        if (unit < 0 || !s.onTable(stand) || !s.units().owesStand(unit))
            why.add(Clauses.clause("R9"), s.stand(stand) + " is not of a battalion that must lose a stand.");
    }

    /** The owner has picked the stand. */
    public static void lose(State s, int stand, PlayContext t) {
        int unit = s.unitOf(stand);
        s.units().setOwesStand(unit, false);
        t.tellOf(
                unit,
                Kind.REPLACEMENT,
                new CombatHappening.StandLost(s.stand(stand).name(), CombatHappening.Cause.ISOLATION),
                "R9");
        Casualties.eliminate(s, stand, Casualties.NOBODY, false, t);
        s.stands().setPlace(stand, StandPlace.DESTROYED);
    }

    @Clause("greatbattles R15")
    public static void judgeWithdrawal(State s, int unit, Verdict.Reasons why) {
        if (!s.unit(unit).battalion() || !s.unitOnTable(unit)) {
            why.add(Clauses.clause("N4"), s.unit(unit) + " is not a battalion on the table.");
            return;
        }
        if (s.units().owesStand(unit)) why.add(Clauses.clause("R9"), s.unit(unit) + " must lose a stand first.");
        if (AirborneSupply.stranded(s, unit))
            why.add(
                    Clauses.clause("A24"),
                    s.unit(unit)
                            + " has no Center of Operations or Forming Up Place on the table and cannot withdraw.");
        else if (!why.settled() && !wayOut(s, unit))
            why.add(
                    Clauses.clause("N4"),
                    "No way leads " + s.unit(unit) + " to the friendly edge more than 2\" from every enemy.");
    }

    /** N4: a line to the friendly edge as R8 draws one; to the C Ops for a side that has no edge. */
    @Clause("greatbattles N4")
    private static boolean wayOut(State s, int unit) {
        return s.scenario().parties().get(s.unit(unit).side()).edges().isEmpty()
                ? situation(s, unit) != SupplySituation.ISOLATED
                : LineOfRetreat.some(s, unit, Isolation.ZONE);
    }

    public static void withdraw(State s, int unit, PlayContext t) {
        t.tellOf(
                unit,
                Kind.NIGHT,
                new UnitHappening.Withdrawn(s.unit(unit).name()),
                s.phase() == Phase.NIGHT ? "N4" : "Q6b");
        for (int stand = 0; stand < s.stands().count(); stand++) {
            boolean there = s.onTable(stand) || s.stands().place(stand) == StandPlace.RIDING;
            if (s.unitOf(stand) != unit || !there) continue;
            takeOff(s, stand);
        }
        s.units().setPlace(unit, UnitPlace.RESERVE);
        s.units().setHidden(unit, false);
    }

    public static void takeOff(State s, int stand) {
        s.stands().setPlace(stand, StandPlace.RESERVE);
        s.stands().leaveTable(stand);
    }

    /** N14, N9: lost C Ops return and the next day begins. */
    @Clause({"greatbattles N9", "greatbattles N14"})
    public static void end(State s, PlayContext t) {
        for (Unit post : s.scenario().units()) {
            if (s.type(post.stands().getFirst()) != StandType.C_OPS
                    || s.units().place(post.index()) != UnitPlace.WIPED_OUT) continue;
            comeBack(s, post.stands().getFirst(), t);
            Divisions.setCommandLost(s, post, false);
        }
        CarryOver.overnight(s, t);
        Beaches.newDay(s);
        s.turnState().setDay(s.day() + 1);
        s.turnState().setTurn(0);
        Airborne.arriveByNight(s, t);
    }

    /** U39: on a friendly road at the board edge, as close to it as it fits. */
    @Clause("greatbattles U39")
    private static void comeBack(State s, int stand, PlayContext t) {
        int side = s.stand(stand).side();
        if (SupplySources.instead(s)) {
            SupplySources.nearest(s, side, s.at(stand)).ifPresent(o -> {
                Base there = s.base(stand).at(SupplySources.gate(s, o));
                returns(s, stand, FreeSpot.near(s, stand, there, t), t);
            });
            return;
        }
        for (Road road : s.scenario().roads())
            for (int end : new int[] {0, road.length()}) {
                Point exit = end == 0 ? road.line().getFirst() : road.line().getLast();
                if (!Roads.friendly(s, side, exit)) continue;
                for (int in = 600; in < 6000 && !s.onTable(stand); in += 200) {
                    Base there = s.base(stand).at(road.along(end == 0 ? in : end - in));
                    if (there.onTable(s.scenario().width(), s.scenario().height())
                            && !PlacementCheck.taken(s, stand, there, t)) returns(s, stand, there, t);
                }
            }
    }

    private static void returns(State s, int stand, Base there, PlayContext t) {
        s.stands().setPlace(stand, StandPlace.TABLE);
        s.put(stand, there);
        s.units().setPlace(s.unitOf(stand), UnitPlace.TABLE);
        s.units().setHidden(s.unitOf(stand), false);
        String name = s.stand(stand).name();
        t.reveal(Kind.NIGHT, List.of(name), new UnitHappening.Returned(name), "N14", "U39");
    }

    /** N10: no battalion is activated in the morning. */
    @Clause({"greatbattles N2", "greatbattles N12", "greatbattles Q38", "greatbattles Q11", "greatbattles N10"})
    public static void rest(State s) {
        for (int unit = 0; unit < s.units().count(); unit++) {
            s.units().setStatus(unit, Status.INACTIVE);
            s.units().rest(unit);
            s.units().setDeactivated(unit, false);
            s.units().setActions(unit, 0);
            s.units().setActionUse(unit, ActionUse.NONE);
            s.units().setLockedWith(unit, -1);
            s.units().setFought(unit, 0);
            s.units().clearRallyNumber(unit);
            s.units().setInchUsed(unit, 0);
            s.units().setUsedRoadRate(unit, false);
        }
        for (int stand = 0; stand < s.stands().count(); stand++) {
            s.stands().setSuppressed(stand, false);
            s.stands().setOwesAction(stand, false);
            s.stands().setActed(stand, false);
            s.stands().setEmplaced(stand, false);
            s.stands().setDismounted(stand, false); // U53: its owner may order it to remount
        }
    }
}
