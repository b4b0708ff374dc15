package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.record.MatchTest.meeting;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.ReactionPolicy;
import salient.skirmish.Skirmish;

/** A side answers by the policy it has set; the record says so. */
class ReactionsTest {
    private static final Game GAME = RandomSkirmish.GAME;

    private static void set(Match match, String policy) {
        match.adopt(match.proposeReactions(
                Skirmish.BLUE,
                ReactionPolicy.parse(policy, GAME.standingReactions().kinds())));
    }

    private static void play(Match match, String order) {
        assertThat(match.play(GAME.notation().parseOrder(order, match.position()), (Event _) -> {})
                        .isLegal())
                .isTrue();
    }

    private static boolean react(Match match) {
        Optional<Proposal> answer = match.proposeReaction();
        answer.ifPresent(match::adopt);
        return answer.isPresent();
    }

    private static List<String> steps(Match match) {
        return match.entries().stream().map(entry -> entry.step().text()).toList();
    }

    @Test
    void by_default_everything_is_asked() {
        Match match = meeting(6);
        play(match, "shoot r3 b3");
        assertThat(match.reactions(Skirmish.BLUE)).isEqualTo(ReactionPolicy.ASK);
        assertThat(match.proposeReaction()).isEmpty();
    }

    @Test
    void the_policy_in_force_answers_and_the_record_tells_who_answered() {
        Match match = meeting(6, 5);
        set(match, "hit duck");
        assertThat(react(match)).isFalse(); // red is to decide, and has settled nothing
        play(match, "shoot r3 b3");
        assertThat(react(match)).isTrue();
        assertThat(steps(match))
                .containsExactly(
                        "blue reactions hit duck | -",
                        "red: shoot r3 b3 | 6/6 fire (skirmish 3.1)",
                        "blue reacts: duck | 5/6 survival (skirmish 3.2)");
        Match again = Replay.of(GAME, GameRecord.parse(match.record().text()), DiceSource.seeded(0));
        assertThat(again.record().text()).isEqualTo(match.record().text());
        assertThat(again.reactions(Skirmish.BLUE)).isEqualTo(match.reactions(Skirmish.BLUE));
    }

    @Test
    void a_policy_holds_for_the_future_and_undo_leaves_it_alone() {
        Match match = meeting(6, 5, 6, 6);
        play(match, "shoot r3 b3");
        set(match, "hit stand 2");
        assertThat(react(match)).isTrue();
        assertThat(steps(match).getLast()).startsWith("blue reacts: stand | 5/6");
        match.undo(Skirmish.RED, 2, GAME.sides());
        assertThat(match.reactions(Skirmish.BLUE).text()).isEqualTo("hit stand 2");
        set(match, "ask");
        play(match, "shoot r3 b3");
        assertThat(react(match)).isFalse();
        assertThat(Replay.of(GAME, GameRecord.parse(match.record().text()), DiceSource.seeded(0))
                        .hash())
                .isEqualTo(match.hash());
    }

    @Test
    void an_order_can_still_be_redone_after_a_policy_was_set() {
        Match match = meeting();
        play(match, "move r1 1");
        match.undo(Skirmish.RED, 1, GAME.sides());
        set(match, "hit duck");
        assertThat(match.redo(Skirmish.RED, 1)).isInstanceOf(UndoRuling.Free.class);
    }

    @Test
    void a_game_goes_on_with_its_policies() {
        Match match = meeting(6, 5);
        set(match, "hit duck");
        play(match, "shoot r3 b3");
        Match resumed = Match.resume(
                GAME, match.header(), _ -> new ScriptedDice(5), match.entries(), match.position(), match.revealing());
        assertThat(react(resumed)).isTrue();
        assertThat(react(match)).isTrue();
        assertThat(resumed.hash()).isEqualTo(match.hash());
    }

    @Test
    void a_record_that_lies_about_reactions_is_refused() {
        Match match = meeting(6, 5);
        set(match, "hit duck");
        play(match, "shoot r3 b3");
        react(match);
        String text = match.record().text();
        refused(text, "blue reactions hit duck", "blue reactions hit swim", "cannot be settled by swim");
        refused(text, "blue reactions hit duck", "blue reactions ask", "the step was changed");
        refused(text, "blue reacts: duck", "blue: duck", "the step was changed");
        Match without = meeting(6, 5);
        play(without, "shoot r3 b3");
        play(without, "duck");
        refused(without.record().text(), "blue: duck", "blue reacts: duck", "blue has no standing reactions");
    }

    private static void refused(String text, String what, String instead, String why) {
        GameRecord changed = GameRecord.parse(text.replace(what, instead));
        assertThatThrownBy(() -> Replay.of(GAME, changed, DiceSource.seeded(0)))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(why);
    }
}
