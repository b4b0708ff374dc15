package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.players.weights.Weights;

/**
 * The orders of a phase as they are being thought out. Each is tried on a copy of what the side knows, and kept if the
 * copy finds it legal; so the next thought starts from where the last one led.
 */
final class OrderDraft {
    private final BreakthroughPosition copy;
    private final Weights<Weight> weights;
    private final List<BreakthroughOrder> orders = new ArrayList<>();

    OrderDraft(BreakthroughPosition known, Weights<Weight> weights) {
        copy = known.copy();
        this.weights = weights;
    }

    /** What the staff weighs by. */
    Weights<Weight> weights() {
        return weights;
    }

    /** As it will be when the orders so far have been carried out. Only {@link #give} changes it for good. */
    State state() {
        return copy.state();
    }

    Forces forces() {
        return copy.state().forces();
    }

    Board board() {
        return copy.state().board();
    }

    Army army() {
        return copy.state().turn().active();
    }

    int turn() {
        return copy.state().turn().number();
    }

    /** How many turns are still to be played, this one included. */
    int turnsLeft() {
        return copy.state().definition().lastTurn() - turn() + 1;
    }

    /** Those of the active army's units on the map that something is true of. */
    List<Integer> units(IntPredicate which) {
        List<Integer> units = new ArrayList<>();
        for (int u : OrderOfBattle.indices(army())) if (forces().onMap(u) && which.test(u)) units.add(u);
        return units;
    }

    /**
     * Units that can still march. Those nearest to their goals come first, so that nobody waits behind a column that has yet
     * to start (7.6t).
     *
     * @param away how far every hex is from the goal of a unit
     */
    List<Integer> movers(IntPredicate which, IntFunction<int[]> away) {
        Forces forces = forces();
        List<Integer> movers = units(u -> forces.plot(u) == Forces.NONE && forces.op(u) > 0 && which.test(u));
        movers.sort(Comparator.comparingInt((Integer u) -> away.apply(u)[forces.hex(u)])
                .thenComparingInt(u -> u));
        return movers;
    }

    List<BreakthroughOrder> orders() {
        return List.copyOf(orders);
    }

    boolean allows(BreakthroughOrder order) {
        return copy.isLegal(order);
    }

    /** Gives an order that no dice decide, if it is legal. */
    boolean give(BreakthroughOrder order) {
        if (!copy.play(order, NoDice.NO_DICE, _ -> {}).isLegal()) return false;
        orders.add(order);
        return true;
    }

    /** Gives an order whose outcome is up to the dice, if it is legal; the copy stays as it is. */
    boolean risk(BreakthroughOrder order) {
        if (!allows(order)) return false;
        orders.add(order);
        return true;
    }

    /** Moves a unit along directions 0 to 5, as far as it gets. */
    boolean march(int u, int[] path) {
        Unit unit = OrderOfBattle.unit(u);
        for (int direction : path) if (!give(new BreakthroughOrder.Move(unit, Direction.of(direction)))) return false;
        return true;
    }

    boolean change(int u, Mode to) {
        return forces().mode(u) == to || give(new BreakthroughOrder.ChangeMode(OrderOfBattle.unit(u)));
    }

    /** Nothing that is tried on the copy may come to the dice. */
    private enum NoDice implements Dice {
        NO_DICE;

        @Override
        public int roll(int sides, Purpose purpose) {
            throw new IllegalStateException("an order to be decided by dice was tried in advance: " + purpose);
        }

        @Override
        public int secretRoll(String side, int sides, Purpose purpose) {
            return roll(sides, purpose);
        }

        @Override
        public long rolled() {
            return 0;
        }
    }
}
