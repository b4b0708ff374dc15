package salient.greatbattles.orders;

import static salient.greatbattles.orders.Slots.FACING;
import static salient.greatbattles.orders.Slots.FORMATION;
import static salient.greatbattles.orders.Slots.PLACE;
import static salient.greatbattles.orders.Slots.UNIT;
import static salient.greatbattles.orders.Slots.WAYS;

import java.util.List;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Placing;
import salient.greatbattles.play.GreatBattlesOrder.StandByStand;
import salient.greatbattles.play.GreatBattlesOrder.Way;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderKind.Builder.Maker3;
import salient.kernel.order.OrderKind.Builder.Maker4;
import salient.kernel.rulebook.ClauseId;

/** What the descriptions of all orders have in common. */
final class Kinds {
    private Kinds() {}

    /** Carries out a legal order. */
    interface Action<O> {
        void play(State s, O order, PlayContext t);
    }

    static <O extends GreatBattlesOrder> OrderKind.Builder<State, O> order(
            Class<O> type, String verb, String... clauses) {
        return OrderKind.<State, O>of(type, verb).clauses(ClauseId.all(Clauses.GAME, clauses));
    }

    /** An order that puts a unit into a formation around a point. */
    static <O extends GreatBattlesOrder & Placing> OrderKind.Builder<State, O> placing(
            Class<O> type, String verb, Maker4<Unit, Formation, Point, Integer, O> make, String... clauses) {
        return order(type, verb, clauses)
                .text(
                        UNIT,
                        Placing::unit,
                        FORMATION,
                        Placing::formation,
                        PLACE,
                        Placing::at,
                        FACING,
                        Placing::facing,
                        make);
    }

    /** An order that gives every stand of a battalion its own base. */
    static <O extends GreatBattlesOrder & StandByStand> OrderKind.Builder<State, O> standByStand(
            Class<O> type, String verb, Maker3<Unit, Formation, List<Way>, O> make, String... clauses) {
        return order(type, verb, clauses)
                .text(UNIT, StandByStand::unit, FORMATION, StandByStand::formation, WAYS, StandByStand::ways, make);
    }

    /** The order, then everything that follows automatically until a player must decide. */
    static <O> OrderKind.Player<State, O> playing(Action<O> action) {
        return (s, order, dice, tell) -> {
            PlayContext t = new PlayContext(s, dice, tell);
            action.play(s, order, t);
            TurnSequence.resume(s, t);
        };
    }
}
