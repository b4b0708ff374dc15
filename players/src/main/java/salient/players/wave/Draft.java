package salient.players.wave;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Position;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;

/** A phase thought out on a copy of what the side knows: each order is tried there before the next is found. */
final class Draft {
    private final WavePosition position;
    private final int side;
    private final List<WaveOrder> orders = new ArrayList<>();

    Draft(Position known) {
        position = (WavePosition) known.copy();
        side = position.state().turn.active;
    }

    /** The side whose phase it is. */
    int side() {
        return side;
    }

    WavePosition position() {
        return position;
    }

    State state() {
        return position.state();
    }

    List<WaveOrder> orders() {
        return orders;
    }

    /** Takes an order into the plan. Bridges are expected to hold: if one does not, the orders behind it fall away. */
    boolean give(WaveOrder order) {
        if (!position.play(order, new SeededDice(1), _ -> {}).isLegal()) return false;
        orders.add(order);
        while (state().turn.phase == Phase.DEMOLITION)
            position.play(
                    new WaveOrder.Demolish(state().map.sideOf(state().march.askedFirst()), false),
                    new SeededDice(1),
                    _ -> {});
        return true;
    }
}
