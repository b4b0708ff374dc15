package salient.breakthrough.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.Games;
import salient.breakthrough.ProvingGround;
import salient.breakthrough.Situation;
import salient.breakthrough.play.BreakthroughEvent;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Event;

/**
 * A combat on the proving ground on December 16, when no grant of operation points blurs what it left of a unit. Rolls
 * come in this order: surrender (d100 for each isolated defender), attacker losses and defender losses (d100 each),
 * then a retreat test (d10000) for each surviving defender.
 */
final class Fighting extends Situation<Fighting> {
    /** Retreat tests that fail and succeed whatever the chance, unless it is 0. */
    static final int STAYS = 10_000;

    static final int GOES = 1;

    /** u = 0.5 for losses. */
    static final int HALF = 51;

    private final List<Event> events = new ArrayList<>();

    private Fighting(BreakthroughPosition position) {
        super(position);
    }

    /** The German attacks in his first phase. */
    static Fighting german(String units) {
        return new Fighting(ProvingGround.position("1", "german operation 1", units));
    }

    /** The regiment of the proving ground attacks the one in front of it. */
    static Fighting faceToFace(String more, int... rolls) {
        return german(ProvingGround.FACE_TO_FACE + more)
                .orders("attack 39/26VG 1")
                .rolls(rolls);
    }

    /** The American attacks in his first phase. */
    static Fighting american(String units) {
        return new Fighting(ProvingGround.position("1", "american operation 1", units));
    }

    static Fighting of(BreakthroughPosition position) {
        return new Fighting(position);
    }

    Fighting orders(String... orders) {
        events.addAll(Games.play(position, new ScriptedDice(), orders));
        return this;
    }

    /** Ends the Operation Phase; all these rolls are made, and no other. */
    Fighting rolls(int... values) {
        ScriptedDice dice = new ScriptedDice(values);
        events.addAll(Games.play(position, dice, "done"));
        assertThat(dice.left()).as("rolls not made").isZero();
        return this;
    }

    <E extends BreakthroughEvent> List<E> events(Class<E> type) {
        return Games.of(type, events);
    }

    <E extends BreakthroughEvent> E only(Class<E> type) {
        List<E> found = events(type);
        assertThat(found).as(type.getSimpleName() + " among " + events).hasSize(1);
        return found.getFirst();
    }

    @Override
    protected Fighting self() {
        return this;
    }

    /** Who owns a hex. */
    String owner(String hex) {
        int index = position.state().board().find(hex).orElseThrow().index();
        return position.state().ground().owner(index).side().id();
    }
}
