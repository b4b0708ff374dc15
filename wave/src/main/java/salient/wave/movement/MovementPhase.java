package salient.wave.movement;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.play.WaveEvent;
import salient.wave.play.WaveOrder;
import salient.wave.reinforcement.British;
import salient.wave.stacking.Peiper;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.StepCosts;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** 7.9, 7.10, 9.1 to 9.3, 9.17: units and stacks moving one after another in a movement phase. */
public final class MovementPhase {
    private MovementPhase() {}

    // ---- judging

    public static void judgeMove(State state, WaveOrder.Move order, Reasons reasons) {
        int[] units = order.units().array();
        if (!judgeUnits(state, units, reasons)) return;
        if (!judgeReady(state, units, order.column(), reasons)) return;
        if (order.path().isEmpty()) {
            reasons.add(clause("9.1b"), "A move needs at least one hex to move to.");
            return;
        }
        Mover mover = Mover.of(state, units, order.column());
        judgePath(state, mover, mover.hex, mover.left, mover.fresh, order.path().array(), 0, reasons);
    }

    /** Steps along a path from its i-th hex on, with what is left at that point. */
    public static void judgePath(
            State state, Mover mover, int from, int left, boolean fresh, int[] path, int i, Reasons reasons) {
        int hex = from;
        boolean first = fresh;
        int points = left;
        boolean tooFar = false;
        for (; i < path.length; i++) {
            int direction = state.map.grid().direction(hex, path[i]);
            int cost = direction == HexGrid.NONE
                    ? Movement.FORBIDDEN
                    : Movement.cost(state, mover, hex, direction, points, first);
            // That the points do not suffice is said at the first hex out of reach, not again at every later one.
            if (cost == Movement.FORBIDDEN)
                tooFar |= Movement.judge(state, mover, hex, path[i], tooFar ? Movement.ENOUGH : points, first, reasons);
            points = Math.max(0, points - Math.max(cost, Movement.ROAD));
            first = false;
            hex = path[i];
        }
    }

    /** Whether the units make sense at all: own, on the map, together. Otherwise there is nothing more to judge. */
    @Clause({"wave 7.9a", "wave 9.1c"})
    static boolean judgeUnits(State state, int[] units, Reasons reasons) {
        if (units.length == 0) {
            reasons.add(clause("9.1b"), "Name at least one unit to move.");
            return false;
        }
        boolean sound = true;
        for (int i = 0; i < units.length; i++) {
            String id = state.counters.id(units[i]);
            for (int j = 0; j < i; j++)
                if (units[i] == units[j]) {
                    reasons.add(clause("2.3a"), id + " is named twice.");
                    sound = false;
                }
            if (state.counters.side(units[i]) != state.turn.decides()) {
                reasons.add(clause("9.1c"), CommonReasons.notYours(id));
                sound = false;
            } else if (!state.stacks.isOnMap(units[i])) {
                reasons.add(clause("9.1c"), CommonReasons.notOnMap(id));
                sound = false;
            } else if (state.stacks.place(units[i]) != state.stacks.place(units[0])) {
                reasons.add(clause("7.9a"), id + " is not in the same hex as " + state.counters.id(units[0]) + ".");
                sound = false;
            }
        }
        return sound;
    }

    /** Whether the units may go; false if they are moving otherwise than ordered, so that no way can be judged. */
    @Clause({"wave 5.7a", "wave 7.10b", "wave 9.2c", "wave 9.17a"})
    private static boolean judgeReady(State state, int[] units, boolean column, Reasons reasons) {
        boolean anyMoving = false;
        boolean fits = true;
        boolean resting = false;
        for (int unit : units) {
            String id = state.counters.id(unit);
            if (state.stacks.is(unit, Stacks.FINISHED)) {
                reasons.add(clause("9.2c"), id + " has finished its move.");
                reasons.add(clause("7.10b"), "Other units have begun to move since " + id + " moved in this phase.");
            }
            boolean moving = state.stacks.is(unit, Stacks.MOVING);
            anyMoving |= moving;
            resting |= !moving;
            if (!moving && state.counters.isArtillery(unit) && state.stacks.is(unit, Stacks.DONE))
                reasons.add(clause("5.7a"), id + " has moved, bombarded or been attacked in this couplet.");
            if (moving && state.stacks.is(unit, Stacks.COLUMN) != column) {
                reasons.add(clause("9.17a"), id + (column ? " began an ordinary move." : " began its move in column."));
                fits = false;
            }
        }
        if (anyMoving && resting)
            reasons.add(clause("7.9a"), "Units that have begun to move and units that have not cannot move together.");
        if (!anyMoving && column) judgeColumnStart(state, units, reasons);
        if (units.length > 1)
            for (int unit : units)
                if (state.counters.isArtillery(unit))
                    reasons.add(clause("7.4a"), state.counters.id(unit) + " is artillery and moves alone.");
        return fits;
    }

    /** 9.17: whether a column may set out from where the units stand. */
    private static void judgeColumnStart(State state, int[] units, Reasons reasons) {
        judgeColumn(state, units, reasons);
        int hex = state.stacks.place(units[0]);
        for (int unit : units)
            if (!Supply.of(state, unit).isNormal())
                reasons.add(clause("9.17a"), state.counters.id(unit) + " is not normally supplied.");
        if (!state.map.hasRoad(hex) || state.skies.isInterdicted(hex))
            reasons.add(clause("9.17a"), "Column movement must begin in a hex with a usable road.");
        if (Movement.hasEnemyBeside(state, state.counters.side(units[0]), hex))
            reasons.add(clause("9.17a"), "Column movement cannot begin next to an enemy unit.");
    }

    /** What bars column movement wherever it begins. */
    @Clause({"wave 9.17b", "wave 9.17c", "wave 9.17d", "wave 5.8d", "wave P.4d"})
    public static void judgeColumn(State state, int[] units, Reasons reasons) {
        boolean german = state.counters.side(units[0]) == Sides.GERMAN;
        if (state.scenario.beginner()) reasons.add(clause("P.4d"), "The beginner game has no column movement.");
        if (state.turn.isFirstCouplet())
            reasons.add(clause("9.17c"), "There is no column movement in the first couplet of GT1.");
        if (german && state.turn.clear)
            reasons.add(clause("9.17d"), "German units cannot use column movement under clear skies.");
        for (int unit : units)
            if (Allowance.isGermanArtillery(state, unit))
                reasons.add(
                        clause("9.17b"),
                        state.counters.id(unit) + " is German artillery, which cannot use column movement.");
    }

    public static boolean canBeginColumn(State state, int[] units) {
        Reasons reasons = Reasons.untilSettled();
        judgeColumnStart(state, units, reasons);
        return reasons.isEmpty();
    }

    /** Whether a unit may still go somewhere this phase, its surroundings apart. */
    public static boolean mayMove(State state, int unit) {
        int flags = state.stacks.flags(unit);
        if ((flags & Stacks.FINISHED) != 0) return false;
        if ((flags & Stacks.MOVING) != 0) return true;
        return (flags & Stacks.DONE) == 0;
    }

    /** The units that could act in this phase: on the map and not done, or due outside it. It only grows shorter. */
    public static int[] ableToAct(State state) {
        int[] units = state.counters.of(state.turn.active).clone();
        int n = 0;
        for (int unit : units)
            if (state.stacks.isOnMap(unit) ? mayMove(state, unit) : Reinforcements.isDue(state, unit))
                units[n++] = unit;
        return Arrays.copyOf(units, n);
    }

    /** Whether a unit is the uppermost of its hex that may still move: the one its stack is listed with. */
    public static boolean leads(State state, int unit, int hex) {
        int first = state.stacks.top(hex);
        while (first != unit && !mayMove(state, first)) first = state.stacks.below(first);
        return first == unit;
    }

    /** Whether a unit on the map has a step to take; while it is fresh, how far it could go does not matter (9.3a). */
    public static boolean canGo(State state, int unit) {
        if (!mayMove(state, unit)) return false;
        if (hasEmptyNeighbor(state, state.stacks.place(unit)) && isUnbound(state, unit)) return true;
        return hasStep(state, new int[] {unit});
    }

    /** At rest and not held back: such a unit may take any step that is open in mid-move. */
    private static boolean isUnbound(State state, int unit) {
        return !state.stacks.is(unit, Stacks.MOVING) && !British.isHeldBack(state, unit);
    }

    /** Whether an empty hex lies next door that even fast units and artillery may step into: the usual case. */
    private static boolean hasEmptyNeighbor(State state, int hex) {
        byte[] costs = state.stepCosts().costs(false);
        for (int d = 0; d < HexGrid.DIRECTIONS; d++)
            if (costs[hex * HexGrid.DIRECTIONS + d] != StepCosts.CLOSED
                    && state.stacks.isEmpty(state.map.neighbor(hex, d))) return true;
        return false;
    }

    public static boolean canStackGo(State state, int hex) {
        boolean moving = hasMoving(state, hex);
        boolean unbound = true;
        int together = 0;
        for (int unit = state.stacks.top(hex); unit != Stacks.NONE; unit = state.stacks.below(unit))
            if (goesAlong(state, unit, moving)) {
                together++;
                unbound &= isUnbound(state, unit);
            }
        if (together < 2) return false;
        return unbound && hasEmptyNeighbor(state, hex) || hasStep(state, stackOf(state, hex));
    }

    private static boolean hasStep(State state, int[] units) {
        boolean moving = state.stacks.is(units[0], Stacks.MOVING);
        Mover mover =
                moving ? Mover.of(state, units, state.stacks.is(units[0], Stacks.COLUMN)) : Mover.atRest(state, units);
        if (mover.left <= 0) return false;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++)
            if (Movement.cost(state, mover, mover.hex, d, mover.left, mover.fresh) != Movement.FORBIDDEN) return true;
        return mover.side == Sides.GERMAN && canLeave(state, mover, units);
    }

    private static boolean canLeave(State state, Mover mover, int[] units) {
        if (!isExit(state, mover.hex)) return false;
        for (int unit : units) if (!movesSupplied(state, unit)) return false;
        return true;
    }

    /** The units of a hex that may move together: all at rest, or all that are on the move. */
    public static int[] stackOf(State state, int hex) {
        boolean moving = hasMoving(state, hex);
        int[] units = new int[state.stacks.count(hex)];
        int n = 0;
        for (int unit = state.stacks.top(hex); unit != Stacks.NONE; unit = state.stacks.below(unit))
            if (goesAlong(state, unit, moving)) units[n++] = unit;
        return Arrays.copyOf(units, n);
    }

    private static boolean hasMoving(State state, int hex) {
        for (int unit : state.march.moving()) if (state.stacks.place(unit) == hex) return true;
        return false;
    }

    private static boolean goesAlong(State state, int unit, boolean moving) {
        return mayMove(state, unit)
                && state.stacks.is(unit, Stacks.MOVING) == moving
                && !state.counters.isArtillery(unit);
    }

    @Clause("wave 4.3b")
    public static void judgeExit(State state, WaveOrder.Exit order, Reasons reasons) {
        int[] units = order.units().array();
        if (!judgeUnits(state, units, reasons)) return;
        boolean column = state.stacks.is(units[0], Stacks.COLUMN);
        judgeReady(state, units, column, reasons);
        if (state.counters.side(units[0]) != Sides.GERMAN)
            reasons.add(clause("9.5"), "Allied units cannot exit the map.");
        Mover mover = Mover.of(state, units, column);
        if (!isExit(state, mover.hex))
            reasons.add(
                    clause("4.3a"),
                    "No usable road leaves the map from " + state.map.spokenName(mover.hex) + " between "
                            + state.map.zones().exitFrom() + " and "
                            + state.map.zones().exitTo() + ".");
        if (mover.left < Movement.ROAD)
            reasons.add(clause("4.3b"), "Exiting the map costs 1 movement point, and none is left.");
        for (int unit : units)
            if (!movesSupplied(state, unit))
                reasons.add(clause("4.3a"), state.counters.id(unit) + " is out of supply.");
    }

    /** 4.3a, 4.3b: a road off the map on the winning stretch, not interdicted. */
    @Clause("wave 4.3a")
    public static boolean isExit(State state, int hex) {
        return state.map.zones().exit().contains(hex)
                && state.map.hasRoadOffMap(hex)
                && !state.skies.isInterdicted(hex);
    }

    /** 6.2a: the check at the start of a move holds for the whole move; a unit at rest is checked where it is. */
    @Clause("wave 6.2a")
    static boolean movesSupplied(State state, int unit) {
        return state.stacks.is(unit, Stacks.MOVING)
                ? state.stacks.is(unit, Stacks.MOVES_SUPPLIED)
                : Supply.of(state, unit).isSupplied();
    }

    // ---- moving

    @Clause({"wave 7.2b", "wave 9.2b"})
    public static void move(State state, WaveOrder.Move order, Dice dice, Consumer<? super Event> tell) {
        int[] units = inStackOrder(state, order.units().array());
        int from = state.stacks.place(units[0]);
        boolean uncovers = uncovers(state, units, from);
        begin(state, units, order.column(), tell);
        Mover mover = Mover.of(state, units, order.column());
        go(state, mover, units, Optional.of(from), order.path().array(), 0, uncovers, dice, tell);
    }

    /** Top first, whatever the order named first: what the enemy sees must not depend on it. */
    private static int[] inStackOrder(State state, int[] units) {
        if (units.length == 1) return units;
        int[] ordered = new int[units.length];
        int n = 0;
        for (int unit = state.stacks.top(state.stacks.place(units[0]));
                unit != Stacks.NONE;
                unit = state.stacks.below(unit)) if (contains(units, unit)) ordered[n++] = unit;
        return ordered;
    }

    private static boolean contains(int[] units, int unit) {
        for (int u : units) if (u == unit) return true;
        return false;
    }

    /** The units begin to move, or part of the moving stack goes on. */
    @Clause({"wave 7.7b", "wave 7.9b"})
    private static void begin(State state, int[] units, boolean column, Consumer<? super Event> tell) {
        boolean whole = Peiper.isWhole(state, units);
        boolean moving = state.stacks.is(units[0], Stacks.MOVING);
        if (!moving) finishMoving(state);
        if (!whole) Peiper.leave(state, units, tell);
        for (int unit : units) {
            boolean supplied = moving
                    ? state.stacks.is(unit, Stacks.MOVES_SUPPLIED)
                    : Supply.draw(state, unit).isSupplied();
            boolean asPeiper = whole && state.stacks.is(unit, Stacks.PEIPER);
            state.march.allow(unit, Allowance.of(state, unit, asPeiper, supplied, column));
            if (!moving) markMoving(state, unit, supplied, column);
        }
        if (!moving) state.march.setMoving(units);
    }

    @Clause("wave 5.7b")
    public static void markMoving(State state, int unit, boolean supplied, boolean column) {
        state.stacks.mark(unit, Stacks.MOVING);
        if (supplied) state.stacks.mark(unit, Stacks.MOVES_SUPPLIED);
        if (column) state.stacks.mark(unit, Stacks.COLUMN);
        if (state.counters.isArtillery(unit)) state.stacks.mark(unit, Stacks.DONE); // 5.7b
    }

    /** 7.10b, 9.2c: another stack begins, so the one that moved before it has finished. */
    public static void finishMoving(State state) {
        for (int unit : state.march.moving()) {
            state.stacks.clear(unit, Stacks.MOVING | Stacks.COLUMN | Stacks.MOVES_SUPPLIED);
            state.stacks.mark(unit, Stacks.FINISHED);
            state.march.forget(unit);
        }
        state.march.setMoving(new int[0]);
    }

    /** Goes along a path from its i-th hex on until its end or until a bridge is asked about (9.14d). */
    @Clause({"wave 7.10a", "wave 9.14d"})
    public static void go(
            State state,
            Mover mover,
            int[] units,
            Optional<Integer> from,
            int[] path,
            int i,
            boolean uncovers,
            Dice dice,
            Consumer<? super Event> tell) {
        List<Event> news = new ArrayList<>(0);
        int hex = i == 0 ? from.orElseThrow() : path[i - 1];
        int left = i == 0 ? mover.left : state.march.left(units[0]);
        for (int unit : units) left = Math.min(left, state.march.left(unit));
        boolean fresh = i == 0 && mover.fresh;
        while (i < path.length && !state.march.isAsking()) {
            int cost = Movement.cost(state, mover, hex, state.map.grid().direction(hex, path[i]), left, fresh);
            if (cost == Movement.FORBIDDEN) break; // the bridge ahead has gone up since the order was given
            // A minimum move or a crossing takes all a unit has, however much more the faster ones had (9.3, TEC).
            boolean all = fresh && cost == left;
            for (int unit : units)
                state.march.spend(
                        unit, all && !isOrdinary(state, mover, hex, path[i], left) ? state.march.left(unit) : cost);
            left -= cost;
            fresh = false;
            hex = path[i++];
            Entering.enter(state, units, hex, dice, news::add);
        }
        tell.accept(moved(state, mover, units, from, Arrays.copyOf(path, i), uncovers));
        news.forEach(tell);
        if (state.march.isAsking()) {
            state.turn.interrupted = Phase.MOVEMENT;
            state.turn.phase = Phase.DEMOLITION;
            if (i < path.length) state.march.halt(units, Arrays.copyOfRange(path, i, path.length));
        }
    }

    /**
     * 9.14d, 9.14h: all bridges have been asked about, and the units halted go on along the way they were ordered as far
     * as it is still open. With what they have left after that they may take another.
     */
    @Clause("wave 9.14h")
    public static void resumeMove(State state, Dice dice, Consumer<? super Event> tell) {
        int[] units = state.march.halted();
        int[] path = state.march.rest();
        state.march.halt(new int[0], new int[0]);
        if (path.length == 0) return;
        int from = state.stacks.place(units[0]);
        Mover mover = Mover.of(state, units, state.stacks.is(units[0], Stacks.COLUMN));
        int direction = state.map.grid().direction(from, path[0]);
        if (Movement.cost(state, mover, from, direction, mover.left, false) == Movement.FORBIDDEN) return;
        go(state, mover, units, Optional.of(from), path, 0, uncovers(state, units, from), dice, tell);
    }

    /** Whether a step would also be possible in the middle of a move: then it takes only what it costs. */
    private static boolean isOrdinary(State state, Mover mover, int from, int to, int left) {
        int direction = state.map.grid().direction(from, to);
        return Movement.cost(state, mover, from, direction, left, false) != Movement.FORBIDDEN;
    }

    private static WaveEvent moved(
            State state, Mover mover, int[] units, Optional<Integer> from, int[] path, boolean uncovers) {
        return new WaveEvent.Moved(
                Sides.side(mover.side),
                state.counters.ids(units),
                from.map(state.map::name),
                hexes(state, path),
                mover.column,
                state.scenario.beginner(),
                uncovers);
    }

    private static List<String> hexes(State state, int[] path) {
        List<String> hexes = new ArrayList<>(path.length);
        for (int hex : path) hexes.add(state.map.name(hex));
        return hexes;
    }

    /** 7.3: whether a covered counter goes or is left on top. */
    private static boolean uncovers(State state, int[] units, int hex) {
        if (state.scenario.beginner()) return false;
        boolean top = units[0] == state.stacks.top(hex);
        return !top || units.length < state.stacks.count(hex);
    }

    public static void exit(State state, WaveOrder.Exit order, Consumer<? super Event> tell) {
        int[] units = order.units().array();
        tell.accept(new WaveEvent.LeftTheMap(state.counters.ids(units), state.map.name(state.stacks.place(units[0]))));
        state.turn.exited = true;
        state.turn.phase = Phase.OVER;
    }

    /** The phase ends: nobody is moving any more. */
    @Clause({"wave 5.6f", "wave 9.2a"})
    public static void end(State state) {
        finishMoving(state);
        state.stacks.clearAll(
                state.turn.active,
                Stacks.MOVING | Stacks.FINISHED | Stacks.COLUMN | Stacks.ENTERED | Stacks.MOVES_SUPPLIED);
        state.march.reset();
    }
}
