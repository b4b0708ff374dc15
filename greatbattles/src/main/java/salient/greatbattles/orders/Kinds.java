package salient.greatbattles.orders;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.state.State;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.order.OrderKind;

/** What the descriptions of all orders have in common. */
final class Kinds {
    private Kinds() {}

    /** Carries out a legal order. */
    interface Action<O> {
        void play(State s, O order, PlayContext t);
    }

    static <O extends GreatBattlesOrder> OrderKind.Builder<State, O> order(
            Class<O> type, String verb, String... clauses) {
        return OrderKind.<State, O>of(type, verb).clauses(Clauses.clauses(clauses));
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
