package salient.wave.movement;

import static salient.wave.play.Clauses.clause;

import salient.kernel.hex.HexGrid;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.data.TerrainEffects;
import salient.wave.map.WaveMap;
import salient.wave.stacking.Peiper;
import salient.wave.stacking.Stacking;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * 9.1 to 9.12, R.4: what one step costs, and why it is refused. {@link #cost} is the fast form that the search and the
 * move both use; {@link #against} says in words what is wrong; a test proves that they agree.
 */
public final class Movement {
    public static final int FORBIDDEN = -1;
    /** More points than any step costs. */
    static final int ENOUGH = Integer.MAX_VALUE;

    public static final int ROAD = TerrainEffects.cost("road");

    private static final int HEAVY_GOING = Constants.of("heavy-going-movement");

    private Movement() {}

    /** 9.8a, TEC.marsh: no artillery and a printed factor under 5; such units cross blocked hexsides and enter marsh. */
    @Clause("wave 9.8a")
    public static boolean isLight(State state, int unit) {
        return !state.counters.isArtillery(unit) && state.counters.movement(unit) < HEAVY_GOING;
    }

    /**
     * The cost of a step, or FORBIDDEN.
     *
     * @param left points left
     * @param fresh nothing has been spent in this move
     */
    @Clause({
        "wave R.4",
        "wave 1.2c",
        "wave 2.12",
        "wave 9.3a",
        "wave 9.3b",
        "wave 9.5",
        "wave 9.13b",
        "wave TEC.minor-river",
        "wave TEC.bridge"
    })
    public static int cost(State state, Mover mover, int from, int direction, int left, boolean fresh) {
        int to = state.map.neighbor(from, direction);
        if (to == HexGrid.NONE || !isOpen(state, mover, to)) return FORBIDDEN;
        int step = state.map.step(from, direction);
        boolean road = isUsableRoad(state, from, to, step);
        if (mover.column) return road && left >= ROAD && !hasEnemyBeside(state, mover.side, to) ? ROAD : FORBIDDEN;
        if ((step & WaveMap.BLOCKED) != 0) return fresh && mover.light ? left : FORBIDDEN;
        int cost;
        if (road) cost = ROAD;
        else if (!state.ground.isDry(step))
            return (step & WaveMap.MAJOR) == 0 && fresh && mover.improvises && !isBannedMarsh(state, mover, to)
                    ? left
                    : FORBIDDEN;
        else if (isBannedMarsh(state, mover, to)) return FORBIDDEN;
        else cost = state.map.cost(to);
        if (cost <= left) return cost;
        return fresh ? left : FORBIDDEN; // 9.3a
    }

    /** 9.4, 8.5a, 7.1 to 7.6: whether units may be in the hex at all. */
    @Clause("wave 9.4")
    public static boolean isOpen(State state, Mover mover, int to) {
        if (mover.heldBack && !state.map.isWestBank(to)) return false;
        if (state.stacks.isEmpty(to)) return true; // units that stand together in one hex fit into another
        return state.stacks.holds(to, mover.side)
                && Stacking.hasRoom(
                        state,
                        to,
                        mover.regulars,
                        newIndependents(state, mover, to),
                        mover.artillery,
                        ignored(state, mover, to));
    }

    /** 7.7c: the units of the Kampfgruppe take no room in a German movement phase; nor do those that have left the hex. */
    @Clause("wave 7.7c")
    private static int ignored(State state, Mover mover, int hex) {
        return (hex == mover.peiperHex ? Peiper.size(state) : 0) + mover.standingIn(state, hex, false);
    }

    private static int newIndependents(State state, Mover mover, int hex) {
        return mover.independents - mover.standingIn(state, hex, true);
    }

    /** 9.12, 9.18c: a road over the hexside, no blown bridge, neither hex interdicted. It lifts no block (9.8a). */
    @Clause({"wave 9.12a", "wave 9.12b", "wave 9.18c", "wave TEC.road"})
    public static boolean isUsableRoad(State state, int from, int to, int step) {
        return (step & WaveMap.BLOCKED) == 0
                && state.ground.isOpenRoad(step)
                && !state.skies.isInterdicted(from)
                && !state.skies.isInterdicted(to);
    }

    private static boolean isBannedMarsh(State state, Mover mover, int to) {
        return !mover.light && state.map.terrain(to) == WaveMap.MARSH;
    }

    public static boolean hasEnemyBeside(State state, int side, int hex) {
        return state.threatened(side)[hex];
    }

    /** Every clause against a step between two hexes; tells whether the points left do not suffice for it. */
    @Clause("wave 9.1b")
    static boolean judge(State state, Mover mover, int from, int to, int left, boolean fresh, Reasons reasons) {
        int direction = state.map.grid().direction(from, to);
        String where = state.map.name(from) + " to " + state.map.name(to);
        if (direction == HexGrid.NONE) {
            reasons.add(clause("9.1b"), "A move goes from a hex to an adjacent hex, not from " + where + ".");
            return false;
        }
        judgeHex(state, mover, to, reasons);
        int step = state.map.step(from, direction);
        boolean road = isUsableRoad(state, from, to, step);
        if (mover.column) judgeColumn(state, mover, to, road, where, reasons);
        else if ((step & WaveMap.BLOCKED) != 0) judgeBlocked(mover, fresh, where, reasons);
        else if (!road && !state.ground.isDry(step)) judgeWater(state, mover, to, step, fresh, where, reasons);
        else {
            if (!road) judgeMarsh(state, mover, to, reasons);
            return judgeCost(road ? ROAD : state.map.cost(to), left, fresh, where, reasons);
        }
        return mover.column && judgeCost(ROAD, left, false, where, reasons);
    }

    /** What bars the hex itself. */
    public static void judgeHex(State state, Mover mover, int to, Reasons reasons) {
        String name = state.map.spokenName(to);
        if (state.stacks.holds(to, Sides.enemy(mover.side)))
            reasons.add(clause("9.4"), "An enemy unit is in " + name + ".");
        else
            Stacking.judge(
                    state,
                    to,
                    mover.regulars,
                    newIndependents(state, mover, to),
                    mover.artillery,
                    ignored(state, mover, to),
                    reasons);
        if (mover.heldBack && !state.map.isWestBank(to))
            reasons.add(clause("8.5a"), name + " is east of the Meuse, which British units may not enter.");
    }

    @Clause("wave 9.17a")
    private static void judgeColumn(State state, Mover mover, int to, boolean road, String where, Reasons reasons) {
        if (!road)
            reasons.add(clause("9.17a"), "Column movement follows usable roads; there is none from " + where + ".");
        if (hasEnemyBeside(state, mover.side, to))
            reasons.add(
                    clause("9.17a"),
                    "Column movement cannot enter a hex next to an enemy unit, such as " + state.map.name(to) + ".");
    }

    @Clause({"wave 9.8b", "wave TEC.blocked"})
    private static void judgeBlocked(Mover mover, boolean fresh, String where, Reasons reasons) {
        if (!mover.light)
            reasons.add(
                    clause("9.8a"),
                    "Artillery and units with a printed factor of " + HEAVY_GOING
                            + " or more cannot cross the blocked hexside from " + where
                            + ".");
        if (!fresh)
            reasons.add(
                    clause("9.8b"),
                    "A blocked hexside can be crossed only at the start of a move, not from " + where + ".");
    }

    @Clause({"wave 9.9a", "wave 9.9b", "wave 9.10a", "wave 9.10b", "wave TEC.major-river", "wave TEC.lake"})
    private static void judgeWater(
            State state, Mover mover, int to, int step, boolean fresh, String where, Reasons reasons) {
        if ((step & WaveMap.MAJOR) != 0) {
            reasons.add(
                    clause("9.9a"),
                    "A major river or lake can be crossed only by an intact bridge, not from " + where + ".");
            return;
        }
        if (!mover.improvises)
            reasons.add(
                    clause("9.10a"),
                    "Artillery and heavy units cannot cross a river without a bridge from " + where + ".");
        if (!fresh)
            reasons.add(
                    clause("9.10b"),
                    "A river without a bridge can be crossed only at the start of a move, not from " + where + ".");
        judgeMarsh(state, mover, to, reasons);
    }

    @Clause("wave TEC.marsh")
    private static void judgeMarsh(State state, Mover mover, int to, Reasons reasons) {
        if (isBannedMarsh(state, mover, to))
            reasons.add(
                    clause("TEC.marsh"),
                    "Artillery and units with a printed factor of " + HEAVY_GOING + " or more enter the marsh "
                            + state.map.name(to) + " only by road.");
    }

    static String points(int points) {
        return points + (points == 1 ? " movement point" : " movement points");
    }

    static String left(int left) {
        return left <= 0 ? "none is left" : left == 1 ? "1 is left" : left + " are left";
    }

    private static boolean judgeCost(int cost, int left, boolean fresh, String where, Reasons reasons) {
        if (cost <= left || fresh) return false;
        reasons.add(clause("9.1a"), "The step from " + where + " costs " + points(cost) + ", and " + left(left) + ".");
        return true;
    }
}
