package salient.wave.movement;

import static salient.wave.play.Clauses.clause;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.geography.HexSet;
import salient.kernel.dice.Dice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.map.WaveMap;
import salient.wave.play.Award;
import salient.wave.play.Ids;
import salient.wave.play.TurnEvent;
import salient.wave.play.WaveOrder;
import salient.wave.reinforcement.British;
import salient.wave.reinforcement.Cavalry;
import salient.wave.stacking.Stacking;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Counter.Arrival;
import salient.wave.units.Counters;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/** 8.1 to 8.4, 8.6: reinforcements come onto the map in columns through its edges. */
public final class Reinforcements {
    private static final int CROSSING_UNITS = Constants.of("crossing-units");
    private static final int CROSSING_FROM = Constants.of("crossing-test-from");

    private Reinforcements() {}

    /** Whether a unit waits outside the map and its game turn has come. */
    @Clause("wave 3.1d")
    public static boolean isDue(State state, int unit) {
        return state.stacks.place(unit) == Stacks.TRACK
                && state.scenario.arrival(unit) <= state.turn.number
                && !(state.turn.isFirstCouplet() && state.counters.side(unit) == Sides.ALLIED);
    }

    public static Arrival arrival(State state, int unit) {
        return state.counters.counter(unit).arrival().orElseThrow();
    }

    public static HexSet zone(State state, int unit) {
        return state.map.zones().entry(arrival(state, unit).edge());
    }

    // ---- judging

    @Clause("wave 8.3a")
    public static void judge(State state, WaveOrder.Enter order, Reasons reasons) {
        int[] units = order.units().array();
        if (units.length == 0 || order.path().isEmpty()) {
            reasons.add(clause("8.3a"), "Name the units and the hex they enter at.");
            return;
        }
        if (!judgeUnits(state, units, reasons)) return;
        int hex = order.path().get(0);
        judgeGate(state, units, hex, reasons);
        Mover mover = Mover.entering(state, units, order.column());
        if (order.column()) MovementPhase.judgeColumn(state, units, reasons);
        int before = before(state, units, hex);
        int cost = entryCost(state, mover, hex, mover.left - before, before == 0);
        if (cost == Movement.FORBIDDEN) judgeEntry(state, mover, hex, before, reasons);
        else
            MovementPhase.judgePath(
                    state,
                    mover,
                    hex,
                    mover.left - before - cost,
                    false,
                    order.path().array(),
                    1,
                    reasons);
    }

    private static boolean judgeUnits(State state, int[] units, Reasons reasons) {
        Reasons found = new Reasons();
        int regulars = 0;
        int independents = 0;
        boolean artillery = false;
        for (int i = 0; i < units.length; i++) {
            int unit = units[i];
            judgeWaiting(state, unit, reasons, found);
            for (int j = 0; j < i; j++)
                if (units[j] == unit) both(reasons, found, "2.3a", state.counters.id(unit) + " is named twice.");
            if (state.counters.isArtillery(unit)) artillery = true;
            else regulars++;
            if (!state.counters.isArtillery(unit) && state.counters.isIndependent(unit)) independents++;
        }
        if (regulars > Stacking.UNITS || independents > Stacking.INDEPENDENTS || (artillery && units.length > 1))
            reasons.add(
                    clause("8.3d"), "Units enter in stacks within the stacking limits, and artillery enters alone.");
        return found.isEmpty();
    }

    @Clause({"wave 8.1a", "wave 8.1b", "wave 5.8h"})
    private static void judgeWaiting(State state, int unit, Reasons reasons, Reasons found) {
        String id = state.counters.id(unit);
        if (state.counters.side(unit) != state.turn.decides()) both(reasons, found, "8.1a", CommonReasons.notYours(id));
        else if (state.stacks.place(unit) != Stacks.TRACK) notWaiting(state, unit, reasons, found);
        else if (arrival(state, unit).turn() > state.turn.number)
            both(
                    reasons,
                    found,
                    "8.1b",
                    id + " is not due before GT" + arrival(state, unit).turn() + ".");
        else if (!isDue(state, unit))
            both(reasons, found, "5.8h", "Allied reinforcements cannot enter in the first couplet of GT1.");
    }

    private static void notWaiting(State state, int unit, Reasons reasons, Reasons found) {
        both(reasons, found, "8.1a", state.counters.id(unit) + " is not waiting on the Turn Record Track.");
        Cavalry.judgeSetAside(state, unit, reasons);
    }

    /** A reason that leaves nothing more to judge. */
    private static void both(Reasons reasons, Reasons found, String clause, String why) {
        reasons.add(clause(clause), why);
        found.add(clause(clause), why);
    }

    /** 8.2, 8.3b: the right stretch of the edge, and one hex for an organization's contingent. */
    @Clause({"wave 8.2a", "wave 8.2b", "wave 8.2c", "wave 8.3c"})
    private static void judgeGate(State state, int[] units, int hex, Reasons reasons) {
        String name = state.map.name(hex);
        for (int unit : units) {
            Arrival arrival = arrival(state, unit);
            String clause = state.counters.side(unit) == Sides.GERMAN
                    ? "8.2a"
                    : state.counters.isBritish(unit) ? "8.2b" : "8.2c";
            if (!zone(state, unit).contains(hex))
                reasons.add(
                        clause(clause),
                        state.counters.id(unit) + " enters on edge " + arrival.edge() + ", not at " + name + ".");
            int gate = gateOf(state, unit);
            if (gate >= 0 && gate != hex)
                reasons.add(
                        clause("8.3b"),
                        "Units of its organization enter at " + state.map.name(gate) + " in this phase, not at " + name
                                + ".");
        }
    }

    @Clause("wave 8.2d")
    private static void judgeEntry(State state, Mover mover, int hex, int before, Reasons reasons) {
        String name = state.map.spokenName(hex);
        if (state.stacks.holds(hex, Sides.enemy(mover.side)))
            reasons.add(clause("8.2d"), "An enemy unit is in " + name + ".");
        else Movement.judgeHex(state, mover, hex, reasons);
        int left = mover.left - before;
        boolean road = hasRoadIn(state, hex);
        if (left <= 0)
            reasons.add(
                    clause("8.3e"),
                    "The column outside " + name + " is too long: " + before + (before == 1 ? " hex." : " hexes."));
        if (mover.column && !road) reasons.add(clause("9.17a"), "No usable road leads into " + name + ".");
        if (mover.column && Movement.hasEnemyBeside(state, mover.side, hex))
            reasons.add(
                    clause("9.17a"), "Column movement cannot enter a hex next to an enemy unit, such as " + name + ".");
        if (!road && !mover.light && state.map.terrain(hex) == WaveMap.MARSH)
            reasons.add(clause("TEC.marsh"), name + " is marsh and has no usable road.");
        if (!road && left > 0 && state.map.cost(hex) > left && before > 0)
            reasons.add(
                    clause("8.3e"),
                    "Entering " + name + " costs " + Movement.points(state.map.cost(hex)) + ", and "
                            + Movement.left(left) + ".");
    }

    // ---- the column outside the map

    /**
     * 8.3d, 8.3e: off-map hexes to pay for. Units stand in the first off-map hex that has room for them beside those that
     * have entered from it in this phase, no matter which units came in between.
     */
    @Clause({"wave 8.3d", "wave 8.3e"})
    public static int before(State state, int[] units, int hex) {
        int regulars = 0;
        int independents = 0;
        for (int unit : units) {
            regulars += regulars(state, unit);
            independents += independents(state, unit);
        }
        int place = 0;
        while (!hasRoom(state, hex, place, regulars, independents)) place++;
        return place;
    }

    private static boolean hasRoom(State state, int hex, int place, int regulars, int independents) {
        int standing = state.march.columnUnits(hex, place);
        if (standing == 0) return true;
        return standing + regulars <= Stacking.UNITS
                && state.march.columnIndependents(hex, place) + independents <= Stacking.INDEPENDENTS;
    }

    /** Artillery fills its off-map hex. */
    private static int regulars(State state, int unit) {
        return state.counters.isArtillery(unit) ? Stacking.UNITS : 1;
    }

    private static int independents(State state, int unit) {
        return state.counters.isIndependent(unit) && !state.counters.isArtillery(unit) ? 1 : 0;
    }

    private static void leaveColumn(State state, int[] units, int hex) {
        int place = before(state, units, hex);
        int regulars = state.march.columnUnits(hex, place);
        int independents = state.march.columnIndependents(hex, place);
        for (int unit : units) {
            regulars += regulars(state, unit);
            independents += independents(state, unit);
        }
        state.march.setColumn(hex, place, regulars, independents);
    }

    /** 8.3f: an edge hex with a road is joined by road to the column; any other costs its terrain. */
    @Clause("wave 8.3f")
    public static int entryCost(State state, Mover mover, int hex, int left, boolean first) {
        if (left <= 0 || !Movement.isOpen(state, mover, hex)) return Movement.FORBIDDEN;
        boolean road = hasRoadIn(state, hex);
        if (mover.column)
            return road && !Movement.hasEnemyBeside(state, mover.side, hex) ? Movement.ROAD : Movement.FORBIDDEN;
        if (!road && !mover.light && state.map.terrain(hex) == WaveMap.MARSH) return Movement.FORBIDDEN;
        int cost = road ? Movement.ROAD : state.map.cost(hex);
        if (cost <= left) return cost;
        return first ? left : Movement.FORBIDDEN; // 9.3a
    }

    private static boolean hasRoadIn(State state, int hex) {
        return state.map.hasRoad(hex) && !state.skies.isInterdicted(hex);
    }

    /** Whether a single unit may enter at a hex now. */
    public static boolean canEnter(State state, int unit, int hex, boolean column) {
        int gate = gateOf(state, unit);
        if (gate >= 0 && gate != hex) return false;
        int[] units = {unit};
        Mover mover = Mover.entering(state, units, column);
        int before = before(state, units, hex);
        return entryCost(state, mover, hex, mover.left - before, before == 0) != Movement.FORBIDDEN;
    }

    public static boolean hasWayIn(State state, int unit) {
        int gate = gateOf(state, unit);
        if (gate >= 0) return canEnter(state, unit, gate, false);
        boolean heldBack = British.isHeldBack(state, unit);
        int enemy = Sides.enemy(state.counters.side(unit));
        for (int hex : state.scenario.zone(unit)) {
            if (heldBack && !state.map.isWestBank(hex) || state.stacks.holds(hex, enemy)) continue;
            // The usual case without words: an empty hex that nobody has used yet. A first unit always gets in (9.3a).
            boolean unused = state.stacks.isEmpty(hex) && state.march.columnUnits(hex, 0) == 0;
            boolean open = state.map.terrain(hex) != WaveMap.MARSH;
            if ((unused && open) || canEnter(state, unit, hex, false)) return true;
        }
        return false;
    }

    /** 8.3b: the hex by which its organization has begun to enter in this phase, or NONE. */
    @Clause("wave 8.3b")
    private static int gateOf(State state, int unit) {
        int organization = state.counters.organization(unit);
        return organization == Counters.NONE
                ? HexGrid.NONE
                : state.march.gate(organization, arrival(state, unit).edge());
    }

    /** A unit alone, onto each edge hex open to it; from there it may go on. */
    @Clause("wave 8.6")
    public static void entries(State state, int unit, Consumer<? super WaveOrder.Enter> each) {
        Reasons column = new Reasons();
        MovementPhase.judgeColumn(state, new int[] {unit}, column);
        for (int hex : state.scenario.zone(unit)) {
            if (canEnter(state, unit, hex, false)) each.accept(new WaveOrder.Enter(Ids.of(unit), Ids.of(hex), false));
            if (column.isEmpty() && canEnter(state, unit, hex, true))
                each.accept(new WaveOrder.Enter(Ids.of(unit), Ids.of(hex), true));
        }
    }

    // ---- entering

    public static void enter(State state, WaveOrder.Enter order, Dice dice, Consumer<? super Event> tell) {
        int[] units = order.units().toArray();
        int hex = order.path().get(0);
        MovementPhase.finishMoving(state);
        Mover mover = Mover.entering(state, units, order.column());
        int before = before(state, units, hex);
        int cost = entryCost(state, mover, hex, mover.left - before, before == 0);
        boolean all = before == 0 && cost == mover.left && cost < priceOf(state, hex);
        leaveColumn(state, units, hex);
        for (int unit : units) join(state, unit, hex, order.column(), before + cost, all);
        state.march.setMoving(units);
        List<Event> news = new java.util.ArrayList<>();
        for (int unit : units) payPrice(state, unit, news::add);
        Entering.enter(state, units, hex, dice, news::add);
        MovementPhase.go(state, mover, units, Optional.empty(), order.path().array(), 1, false, dice, event -> {
            tell.accept(event);
            // What the entry itself brought about is told right after it.
            news.forEach(tell);
            news.clear();
        });
    }

    private static int priceOf(State state, int hex) {
        return hasRoadIn(state, hex) ? Movement.ROAD : state.map.cost(hex);
    }

    @Clause({"wave 8.3g", "wave 8.3h"})
    private static void join(State state, int unit, int hex, boolean column, int spent, boolean all) {
        state.stacks.mark(unit, Stacks.ENTERED);
        MovementPhase.markMoving(state, unit, true, column);
        int allowed = Allowance.of(state, unit, false, true, column);
        state.march.allow(unit, allowed);
        state.march.setSpent(unit, all ? allowed : spent);
        int organization = state.counters.organization(unit);
        if (organization == Counters.NONE) return;
        String edge = arrival(state, unit).edge();
        if (state.march.gate(organization, edge) < 0) state.march.setGate(organization, edge, hex);
    }

    // ---- optional reinforcements

    /** 4.11, 4.12b: the price of a division brought in without leave, when its first unit enters. */
    @Clause({"wave 4.11a", "wave 4.11b", "wave 4.12b"})
    private static void payPrice(State state, int unit, Consumer<? super Event> tell) {
        if (!arrival(state, unit).starred()) return;
        String organization = state.counters.counter(unit).organization();
        if (state.counters.side(unit) == Sides.GERMAN) {
            if (state.turn.crossingMade) return;
            boolean ss = organization.equals("10SS");
            payOnce(state, Sides.ALLIED, ss ? Award.PRICE_10SS : Award.PRICE_11, tell);
        } else if (arrival(state, unit).turn() > 1) payOnce(state, Sides.GERMAN, Award.GROUP_5A, tell);
    }

    private static void payOnce(State state, int to, Award award, Consumer<? super Event> tell) {
        if (state.tally.points(to, award) == 0) Victory.award(state, to, award, 1, tell);
    }

    /** 8.4: at the start of GT5 and later turns, until five supplied German units are found west of the Meuse. */
    @Clause({"wave 8.4a", "wave 8.4b", "wave 8.4c"})
    public static void testCrossing(State state, Consumer<? super Event> tell) {
        if (state.turn.number < CROSSING_FROM || state.turn.crossingMade) return;
        int across = 0;
        for (int unit : state.counters.of(Sides.GERMAN)) {
            int hex = state.stacks.place(unit);
            if (hex >= 0 && state.map.isWestBank(hex) && Supply.of(state, unit).isSupplied()) across++;
        }
        if (across < CROSSING_UNITS) return;
        state.turn.crossingMade = true;
        tell.accept(new TurnEvent.MeuseCrossed(across));
    }
}
