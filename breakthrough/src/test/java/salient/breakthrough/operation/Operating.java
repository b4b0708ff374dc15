package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.Rulings;
import salient.breakthrough.Situation;
import salient.breakthrough.play.OperationEvent;
import salient.kernel.dice.ScriptedDice;

/** One order in an Operation Phase on the proving ground: what it costs, or which clauses refuse it. */
final class Operating extends Situation<Operating> {
    private Operating(BreakthroughPosition position) {
        super(position);
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

    /** Plays a move that costs this, entry by entry. */
    Operating pays(String order, Integer... points) {
        assertThat(costs(order)).as(order).containsExactly(points);
        return this;
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

    /** Refused by exactly these clauses, in this order. */
    Operating refused(String order, String... clauses) {
        Rulings.assertRefused(position, order, clauses);
        return this;
    }

    Operating legal(String order) {
        Rulings.assertLegal(position, order);
        return this;
    }

    @Override
    protected Operating self() {
        return this;
    }

    /** 6.7l: how many Germans have crossed the bridge of the proving ground. */
    int crossings() {
        return position.state().ground().crossings(position.state().board().site("2,6/2,7"));
    }
}
