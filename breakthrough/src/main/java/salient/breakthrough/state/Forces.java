package salient.breakthrough.state;

import java.util.Arrays;
import java.util.function.Predicate;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.hexwar.units.AdjacentUnits;
import salient.hexwar.units.HexStacks;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/**
 * All that changes about the units, in one flat array, field by field; which units are in each hex; and how many units of
 * each army are next to each hex, which is its zone of control (7.6a). Units are their index in the order of battle.
 */
public final class Forces {
    private static final Status[] STATUSES = Status.values();
    private static final SupplyState[] SUPPLY_STATES = SupplyState.values();
    private static final Mode[] MODES = Mode.values();

    public static final int NONE = -1;
    public static final int UNITS = OrderOfBattle.count();

    public static final int EFFICIENCY_LEAST = Constants.of("efficiency-least");
    public static final int EFFICIENCY_MOST = Constants.of("efficiency-most");

    private static final int HEX = 0;
    private static final int STATUS = UNITS;
    private static final int STRENGTH = 2 * UNITS;
    private static final int REPORTED = 3 * UNITS;
    private static final int EFFICIENCY = 4 * UNITS;
    private static final int FORT = 5 * UNITS;
    private static final int SUPPLY = 6 * UNITS;
    private static final int TRACED = 7 * UNITS;
    private static final int MODE = 8 * UNITS;
    private static final int ARTILLERY = 9 * UNITS;
    private static final int OP = 10 * UNITS;
    private static final int FLAGS = 11 * UNITS;
    private static final int PLOT = 12 * UNITS;
    private static final int HITS = 13 * UNITS;
    private static final int COMPONENTS = 14 * UNITS;
    private static final int EXIT_TURN = 15 * UNITS;

    @Clause("breakthrough 1.5b")
    private static final int FIELDS = 16;

    private static final byte[] STACKING_OF_COMPONENTS = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    private static final byte[] ARMY_OF = armies();

    private static final int ADVANCE = 1;
    private static final int MOVED = 2;
    private static final int TRIED_BRIDGE = 4;
    private static final int NO_FUEL = 8;

    private final short[] facts;
    private final HexStacks stacks;
    private final AdjacentUnits adjacent;
    private int americansOnMap;
    private int germansOnMap;
    private int changes;

    Forces(Board board) {
        facts = new short[FIELDS * UNITS];
        Arrays.fill(facts, HEX, HEX + UNITS, (short) NONE);
        Arrays.fill(facts, PLOT, PLOT + UNITS, (short) NONE);
        Arrays.fill(facts, EFFICIENCY, EFFICIENCY + UNITS, (short) EFFICIENCY_MOST);
        stacks = new HexStacks(board.size(), UNITS);
        adjacent = new AdjacentUnits(board.neighbors());
    }

    private Forces(Forces from) {
        facts = from.facts.clone();
        stacks = from.stacks.copy();
        adjacent = from.adjacent.copy();
        americansOnMap = from.americansOnMap;
        germansOnMap = from.germansOnMap;
        changes = from.changes;
    }

    Forces copy() {
        return new Forces(this);
    }

    /** Of the facts alone: stacks and zones follow from them. Three strands, so that multiplications overlap. */
    long hash(long seed) {
        long a = seed;
        long b = seed ^ 1;
        long c = seed ^ 2;
        for (int u = 0; u < UNITS; u++) {
            int status = facts[STATUS + u];
            a = StateHash.mixed(a, pack(u, status, facts[HEX + u], facts[COMPONENTS + u]));
            // A unit that is neither on the map nor has left it by 7.10 has no other facts.
            if (status != Status.ON_MAP.ordinal() && status != Status.EXITED.ordinal()) continue;
            b = StateHash.mixed(
                    b, pack(facts[STRENGTH + u], facts[REPORTED + u], facts[EFFICIENCY + u], facts[OP + u]));
            c = StateHash.mixed(c, pack(facts[ARTILLERY + u], facts[FLAGS + u], facts[PLOT + u], facts[HITS + u]));
            a = StateHash.mixed(a, pack(facts[FORT + u], facts[SUPPLY + u], facts[TRACED + u], facts[MODE + u]));
            if (status == Status.EXITED.ordinal()) b = StateHash.mixed(b, facts[EXIT_TURN + u]);
        }
        return StateHash.mixed(StateHash.mixed(a, b), c);
    }

    private static long pack(int a, int b, int c, int d) {
        return a & 0xFFFFL | (b & 0xFFFFL) << 16 | (c & 0xFFFFL) << 32 | (d & 0xFFFFL) << 48;
    }

    private static byte[] armies() {
        byte[] armies = new byte[UNITS];
        for (int u = 0; u < UNITS; u++)
            armies[u] = (byte) OrderOfBattle.unit(u).army().ordinal();
        return armies;
    }

    // ---- places

    public Army army(int u) {
        return Army.of(ARMY_OF[u]);
    }

    /** The hex of a unit on the map, or the hex it left the map from, or NONE. */
    public int hex(int u) {
        return facts[HEX + u];
    }

    public Status status(int u) {
        return STATUSES[facts[STATUS + u]];
    }

    public boolean onMap(int u) {
        return facts[STATUS + u] == Status.ON_MAP.ordinal();
    }

    /** How many units an army has on the map; a divisional unit is one (5.2d). */
    public int onMap(Army army) {
        return army == Army.AMERICAN ? americansOnMap : germansOnMap;
    }

    /** Whether an army has a unit of some kind in a hex. */
    public boolean holdsAny(int hex, Army army, Predicate<Unit> kind) {
        if (!holds(hex, army)) return false;
        for (int u = first(hex); u != NONE; u = next(u)) if (kind.test(OrderOfBattle.unit(u))) return true;
        return false;
    }

    /** The first unit in a hex, or NONE; units in a hex are in the order of their numbers. */
    public int first(int hex) {
        return stacks.top(hex);
    }

    /** The next unit in the same hex, or NONE. */
    public int next(int u) {
        return stacks.below(u);
    }

    public boolean empty(int hex) {
        return stacks.isEmpty(hex);
    }

    /** Whether a unit of the army is in the hex; the two armies never share one (7.6m). */
    public boolean holds(int hex, Army army) {
        int unit = stacks.top(hex);
        return unit != NONE && ARMY_OF[unit] == army.ordinal();
    }

    /** 7.6a, 0j: whether the hex is next to a unit of the army, whatever lies between or stands there. */
    @Clause({"breakthrough 0j", "breakthrough 7.6a", "breakthrough 7.6k"})
    public boolean inZone(int hex, Army of) {
        return adjacent.any(hex, of.ordinal());
    }

    /** Puts a unit that is not on the map into a hex. */
    public void place(int u, int hex) {
        facts[STATUS + u] = (short) Status.ON_MAP.ordinal();
        facts[HEX + u] = (short) hex;
        link(u, hex);
        count(u, 1);
    }

    private void count(int u, int by) {
        if (army(u) == Army.AMERICAN) americansOnMap += by;
        else germansOnMap += by;
    }

    /** Moves a unit on the map to another hex. */
    public void shift(int u, int hex) {
        unlink(u);
        facts[HEX + u] = (short) hex;
        link(u, hex);
    }

    /** Takes a unit off the map. All about it is forgotten, unless it left by 7.10 and will be scored. */
    public void remove(int u, Status becomes) {
        unlink(u);
        count(u, -1);
        if (becomes != Status.EXITED) forget(u);
        facts[STATUS + u] = (short) becomes.ordinal();
    }

    private void forget(int u) {
        for (int field = 0; field < FIELDS; field++) facts[field * UNITS + u] = 0;
        facts[HEX + u] = NONE;
        facts[PLOT + u] = NONE;
        facts[EFFICIENCY + u] = (short) EFFICIENCY_MOST;
    }

    /** Changes the status of a unit that is not on the map and does not come onto it. */
    public void setStatus(int u, Status status) {
        facts[STATUS + u] = (short) status.ordinal();
    }

    /** For a unit read as exited: where it left. */
    public void setExitHex(int u, int hex) {
        facts[HEX + u] = (short) hex;
    }

    private void link(int u, int hex) {
        stacks.addInOrder(u, hex);
        adjacent.add(hex, ARMY_OF[u]);
        changes++;
    }

    private void unlink(int u) {
        int hex = facts[HEX + u];
        stacks.remove(u, hex);
        adjacent.remove(hex, ARMY_OF[u]);
        changes++;
    }

    /** Grows with every change of place, so that what was worked out from places knows when it is stale. */
    int changes() {
        return changes;
    }

    // ---- what a unit has

    public int strength(int u) {
        return facts[STRENGTH + u];
    }

    public void setStrength(int u, int value) {
        facts[STRENGTH + u] = (short) value;
    }

    /** What the other side would take the strength to be: full strength less the losses it was shown. */
    public int reported(int u) {
        return facts[REPORTED + u];
    }

    public void setReported(int u, int value) {
        facts[REPORTED + u] = (short) value;
    }

    public int efficiency(int u) {
        return facts[EFFICIENCY + u];
    }

    /** 8.1a: kept within its limits. */
    @Clause("breakthrough 8.1a")
    public void setEfficiency(int u, int value) {
        facts[EFFICIENCY + u] = (short) Math.clamp(value, EFFICIENCY_LEAST, EFFICIENCY_MOST);
    }

    public int fort(int u) {
        return facts[FORT + u];
    }

    public void setFort(int u, int level) {
        facts[FORT + u] = (short) level;
    }

    public SupplyState supply(int u) {
        return SUPPLY_STATES[facts[SUPPLY + u]];
    }

    public void setSupply(int u, SupplyState state) {
        facts[SUPPLY + u] = (short) state.ordinal();
    }

    /** The state by the trace alone, which anyone can follow on the map; fuel and drops are known to the owner. */
    public SupplyState traced(int u) {
        return SUPPLY_STATES[facts[TRACED + u]];
    }

    public void setTraced(int u, SupplyState state) {
        facts[TRACED + u] = (short) state.ordinal();
    }

    public Mode mode(int u) {
        return MODES[facts[MODE + u]];
    }

    public boolean traveling(int u) {
        return facts[MODE + u] == Mode.TRAVEL.ordinal();
    }

    public void setMode(int u, Mode mode) {
        facts[MODE + u] = (short) mode.ordinal();
    }

    public int artillery(int u) {
        return facts[ARTILLERY + u];
    }

    public void setArtillery(int u, int points) {
        facts[ARTILLERY + u] = (short) points;
    }

    public int op(int u) {
        return facts[OP + u];
    }

    public void setOp(int u, int points) {
        facts[OP + u] = (short) points;
    }

    /** 3.3d: hits by interdiction at the last grant. */
    public int hits(int u) {
        return facts[HITS + u];
    }

    public void setHits(int u, int hits) {
        facts[HITS + u] = (short) hits;
    }

    /** 7.9d: the direction 0 to 5 of the plotted attack, or NONE. */
    public int plot(int u) {
        return facts[PLOT + u];
    }

    public void setPlot(int u, int direction) {
        facts[PLOT + u] = (short) direction;
    }

    /** Which of its division's regiments a divisional unit is built of: bit i is the i-th of the order of battle. */
    public int components(int u) {
        return facts[COMPONENTS + u];
    }

    public void setComponents(int u, int bits) {
        facts[COMPONENTS + u] = (short) bits;
    }

    /** 7.6u, 6.6k: one, or for a divisional unit the number of units built into it. */
    @Clause({"breakthrough 7.6u", "breakthrough 6.6k"})
    public int stacking(int u) {
        int bits = facts[COMPONENTS + u];
        return bits == 0 ? 1 : STACKING_OF_COMPONENTS[bits];
    }

    /** The stacking points in a hex. */
    public int stackingAt(int hex) {
        int points = 0;
        for (int u = stacks.top(hex); u != NONE; u = stacks.below(u)) points += stacking(u);
        return points;
    }

    public int exitTurn(int u) {
        return facts[EXIT_TURN + u];
    }

    public void setExitTurn(int u, int turn) {
        facts[EXIT_TURN + u] = (short) turn;
    }

    // ---- yes or no

    /** 7.3b: whether it will advance after combat. */
    public boolean advance(int u) {
        return flag(u, ADVANCE);
    }

    public void setAdvance(int u, boolean yes) {
        setFlag(u, ADVANCE, yes);
    }

    /** 7.5d: whether it has moved this turn. */
    public boolean moved(int u) {
        return flag(u, MOVED);
    }

    public void setMoved(int u, boolean yes) {
        setFlag(u, MOVED, yes);
    }

    /** 6.7g: whether it has tried to blow a bridge this turn. */
    public boolean triedBridge(int u) {
        return flag(u, TRIED_BRIDGE);
    }

    public void setTriedBridge(int u, boolean yes) {
        setFlag(u, TRIED_BRIDGE, yes);
    }

    /** 4.4c: whether only the fuel roll made it unsupplied. */
    public boolean withoutFuel(int u) {
        return flag(u, NO_FUEL);
    }

    public void setWithoutFuel(int u, boolean yes) {
        setFlag(u, NO_FUEL, yes);
    }

    private boolean flag(int u, int flag) {
        return (facts[FLAGS + u] & flag) != 0;
    }

    private void setFlag(int u, int flag, boolean yes) {
        facts[FLAGS + u] = (short) (yes ? facts[FLAGS + u] | flag : facts[FLAGS + u] & ~flag);
    }
}
