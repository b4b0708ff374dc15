package salient.breakthrough.operation;

import java.util.List;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Verdict;

/** One order in an Operation Phase on the proving ground: what it costs, or which clauses refuse it. */
final class Operating {
    private final BreakthroughPosition position;

    private Operating(BreakthroughPosition position) {
        this.position = position;
    }

    /** German 1st Operation Phase of a turn. */
    static Operating german(int turn, String units) {
        return new Operating(ProvingGround.position("turn " + turn + "\nphase german operation 1\n" + units));
    }

    /** American 1st Operation Phase of a turn. */
    static Operating american(int turn, String units) {
        return new Operating(ProvingGround.position("turn " + turn + "\nphase american operation 1\n" + units));
    }

    static Operating of(BreakthroughPosition position) {
        return new Operating(position);
    }

    BreakthroughPosition position() {
        return position;
    }

    Operating play(String... orders) {
        Games.play(position, new ScriptedDice(), orders);
        return this;
    }

    /** What a move costs, entry by entry. */
    List<Integer> costs(String order) {
        var events = Games.play(position, new ScriptedDice(), order);
        return Games.of(OperationEvent.Moved.class, events).getFirst().costs().stream()
                .map(OperationEvent.Cost::points)
                .toList();
    }

    /** What a move costs altogether. */
    int cost(String order) {
        return costs(order).stream().mapToInt(Integer::intValue).sum();
    }

    /** What an order takes from the unit's operation points. */
    int price(String unit, String order) {
        int before = op(unit);
        play(order);
        return before - op(unit);
    }

    /** The clauses that refuse an order; none if it is legal. */
    List<String> refusals(String order) {
        return switch (Games.judge(position, order)) {
            case Verdict.Legal _ -> List.of();
            case Verdict.Refused(var reasons) ->
                reasons.stream().map(reason -> reason.clause().number()).toList();
        };
    }

    Forces forces() {
        return position.state().forces();
    }

    static int unit(String id) {
        return OrderOfBattle.named(id).index();
    }

    int op(String id) {
        return forces().op(unit(id));
    }

    String place(String id) {
        return position.state().board().hex(forces().hex(unit(id))).toString();
    }

    /** 6.7l: how many Germans have crossed the bridge of the proving ground. */
    int crossings() {
        return position.state().ground().crossings(position.state().board().site("2,6/2,7"));
    }
}
