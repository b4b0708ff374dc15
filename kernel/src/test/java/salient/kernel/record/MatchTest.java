package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.UnexpectedRoll;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.skirmish.Skirmish;

class MatchTest {
    private static final Game GAME = RandomSkirmish.GAME;

    /** Red's r3 stands two cells from Blue's b3; Blue's mine lies on cell 4. */
    static Match meeting(int... dice) {
        return meeting(header -> header, dice);
    }

    private static Match meeting(UndoLaw law, int... dice) {
        return meeting(header -> header.withUndo(law), dice);
    }

    private static Match meeting(UnaryOperator<Header> settled, int... dice) {
        Position position = GAME.notation().parsePosition("""
                turn 2 of 10
                decides red
                road
                  .........
                unit r1 0
                unit r3 3
                unit b1 8
                unit b3 5
                mine red 6
                mine blue 4
                """);
        ScriptedDice scripted = new ScriptedDice(dice);
        return new Match(GAME, settled.apply(Header.of(GAME, position)), _ -> scripted);
    }

    private static Verdict play(Match match, String order) {
        return match.play(GAME.notation().parseOrder(order, match.position()), (Event _) -> {});
    }

    @Test
    void an_order_is_recorded_with_its_side_its_text_and_its_dice() {
        Match match = meeting(6, 1);
        play(match, "shoot r3 b3");
        play(match, "duck");
        assertThat(match.entries().getFirst().text()).startsWith("1 red: shoot r3 b3 | 6/6 fire (skirmish 3.1) | ");
        assertThat(match.entries().get(1).text()).startsWith("2 blue: duck | 1/6 survival (skirmish 3.2) | ");
        assertThat(match.rolled()).isEqualTo(2);
    }

    @Test
    void a_refused_order_leaves_no_trace() {
        Match match = meeting();
        String hash = match.hash();
        assertThat(play(match, "shoot r1 b3")).isInstanceOf(Verdict.Refused.class);
        assertThat(match.entries()).isEmpty();
        assertThat(match.hash()).isEqualTo(hash);
    }

    @Test
    void an_order_that_fails_halfway_leaves_no_trace() {
        Match match = meeting();
        long before = match.position().hash();
        assertThatThrownBy(() -> play(match, "shoot r3 b3")).isInstanceOf(UnexpectedRoll.class);
        assertThat(match.position().hash()).isEqualTo(before);
        assertThat(match.entries()).isEmpty();
    }

    @Test
    void changing_the_position_handed_out_does_not_change_the_game() {
        Match match = meeting();
        Position mine = match.position();
        mine.play(GAME.notation().parseOrder("pass", mine), new ScriptedDice(), (Event _) -> {});
        assertThat(match.position().hash()).isNotEqualTo(mine.hash());
    }

    @Test
    void a_side_freely_takes_back_its_own_order_without_dice() {
        Match match = meeting();
        long before = match.position().hash();
        play(match, "move r1 1");
        assertThat(match.mayUndo(Skirmish.RED, 1)).isEqualTo(new UndoRuling.Free());
        assertThat(match.undo(Skirmish.RED, 1, List.of()).allows(List.of())).isTrue();
        assertThat(match.position().hash()).isEqualTo(before);
        assertThat(match.entries().getLast().text()).startsWith("2 red undo 1 | - | ");
    }

    @Test
    void once_dice_were_rolled_the_other_side_must_consent_and_the_record_says_so() {
        Match match = meeting(1);
        long before = match.position().hash();
        play(match, "shoot r3 b3");
        UndoRuling ruling = match.undo(Skirmish.RED, 1, List.of(Skirmish.RED));
        assertThat(ruling)
                .isEqualTo(new UndoRuling.ByConsent(List.of(Skirmish.BLUE), List.of("Dice have been rolled.")));
        assertThat(match.entries()).hasSize(1);
        match.undo(Skirmish.RED, 1, List.of(Skirmish.BLUE));
        assertThat(match.position().hash()).isEqualTo(before);
        assertThat(match.entries().getLast().text()).startsWith("2 red undo 1 consent blue | - | ");
    }

    @Test
    void once_something_hidden_was_revealed_the_other_side_must_consent() {
        Match match = meeting(6);
        play(match, "move r3 4");
        assertThat(match.mayUndo(Skirmish.RED, 1))
                .isEqualTo(new UndoRuling.ByConsent(
                        List.of(Skirmish.BLUE),
                        List.of("Dice have been rolled.", "Something hidden has been revealed.")));
    }

    @Test
    void in_a_strict_game_nothing_is_undone_past_a_die_even_by_consent() {
        Match match = meeting(UndoLaw.STRICT, 1);
        play(match, "move r1 1");
        assertThat(match.mayUndo(Skirmish.RED, 1)).isEqualTo(new UndoRuling.Free());
        match.undo(Skirmish.RED, 1, List.of());
        play(match, "shoot r3 b3");
        UndoRuling ruling = match.undo(Skirmish.RED, 1, GAME.sides());
        assertThat(ruling)
                .isEqualTo(new UndoRuling.Impossible("Dice have been rolled. This game was created with strict undo."));
        assertThat(match.inForce()).isEqualTo(1);
    }

    @Test
    void in_a_strict_game_nothing_revealed_is_undone() {
        Match match = meeting(UndoLaw.STRICT, 6);
        play(match, "move r3 4");
        assertThat(match.mayUndo(Skirmish.RED, 1))
                .isEqualTo(new UndoRuling.Impossible(
                        "Something hidden has been revealed. This game was created with strict undo."));
    }

    @Test
    void a_practice_game_says_so_in_its_record_and_new_attempts_roll_new_dice() {
        Match match = meeting(UndoLaw.PRACTICE, 1, 5);
        play(match, "shoot r3 b3");
        match.undo(Skirmish.RED, 1, List.of(Skirmish.BLUE));
        play(match, "shoot r3 b3");
        assertThat(match.entries().getLast().step().rolls().getFirst().roll().value())
                .isEqualTo(5);
        GameRecord record = match.record();
        assertThat(record.text()).contains("\nundo practice\n");
        assertThat(GameRecord.parse(record.text()).header().undo()).contains(UndoLaw.PRACTICE);
        assertThatThrownBy(() -> GameRecord.parse(record.text().replace("undo practice", "undo never")))
                .hasMessageContaining("'strict' or 'practice'");
    }

    @Test
    void the_order_of_another_is_not_taken_back_freely() {
        Match match = meeting();
        play(match, "move r1 1");
        play(match, "pass");
        assertThat(match.mayUndo(Skirmish.BLUE, 1)).isEqualTo(new UndoRuling.Free());
        assertThat(match.mayUndo(Skirmish.RED, 2)).isInstanceOf(UndoRuling.ByConsent.class);
        assertThat(match.mayUndo(Skirmish.RED, 3))
                .isEqualTo(new UndoRuling.Impossible("Only 1 to 2 orders can be undone."));
        assertThat(match.mayUndo(Side.REFEREE, 1)).isInstanceOf(UndoRuling.Impossible.class);
        assertThat(meeting().mayUndo(Skirmish.RED, 1))
                .isEqualTo(new UndoRuling.Impossible("There is no order to undo."));
    }

    @Test
    void a_new_attempt_rolls_new_dice() {
        Match match = meeting(1, 5);
        play(match, "shoot r3 b3");
        match.undo(Skirmish.RED, 1, List.of(Skirmish.BLUE));
        play(match, "shoot r3 b3");
        assertThat(match.entries().getLast().step().rolls().getFirst().roll().value())
                .isEqualTo(5);
        assertThat(match.rolled()).isEqualTo(2);
    }

    @Test
    void only_the_side_that_took_back_puts_in_force_again_and_only_until_another_order() {
        Match match = meeting();
        play(match, "move r1 1");
        long after = match.position().hash();
        assertThat(match.mayRedo(Skirmish.RED, 1)).isEqualTo(new UndoRuling.Impossible("There is no order to redo."));
        match.undo(Skirmish.RED, 1, List.of());
        assertThat(match.mayRedo(Skirmish.BLUE, 1)).isInstanceOf(UndoRuling.Impossible.class);
        assertThat(match.mayRedo(Skirmish.RED, 2)).isInstanceOf(UndoRuling.Impossible.class);
        match.redo(Skirmish.RED, 1);
        assertThat(match.position().hash()).isEqualTo(after);
        match.undo(Skirmish.RED, 1, List.of());
        play(match, "pass");
        assertThat(match.mayRedo(Skirmish.RED, 1)).isInstanceOf(UndoRuling.Impossible.class);
    }

    @Test
    void a_proposal_can_be_dropped_and_a_stale_one_cannot_be_adopted() {
        Match match = meeting();
        List<Proposal> proposed = new ArrayList<>();
        match.propose(GAME.notation().parseOrder("pass", match.position()), proposed::add);
        match.propose(GAME.notation().parseOrder("move r1 1", match.position()), proposed::add);
        assertThat(match.entries()).isEmpty();
        match.adopt(proposed.get(1));
        assertThat(match.entries()).containsExactly(proposed.get(1).entry());
        assertThatThrownBy(() -> match.adopt(proposed.get(0))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void undo_then_redo_leaves_hash_and_every_view_unchanged_at_any_depth() {
        for (int number = 0; number < 30; number++) {
            RandomSkirmish random = new RandomSkirmish(number);
            while (!random.over()) {
                random.playOne();
                Match match = random.match;
                Position before = match.position();
                int depth = random.upTo(match.inForce());
                assertThat(match.undo(Skirmish.BLUE, depth, GAME.sides()).allows(GAME.sides()))
                        .isTrue();
                // In two strides, so that the half-way position is right as well.
                int first = random.upTo(depth);
                match.redo(Skirmish.BLUE, first);
                if (first < depth) match.redo(Skirmish.BLUE, depth - first);
                Position after = match.position();
                assertThat(after.hash()).isEqualTo(before.hash());
                for (Side side : List.of(Skirmish.RED, Skirmish.BLUE, Side.PUBLIC, Side.REFEREE))
                    assertThat(after.seenBy(side)).isEqualTo(before.seenBy(side));
            }
        }
    }

    @Test
    void positions_made_again_by_undo_are_those_that_were() {
        RandomSkirmish random = new RandomSkirmish(3);
        List<Long> hashes = new ArrayList<>(List.of(random.match.position().hash()));
        while (!random.over()) {
            random.playOne();
            hashes.add(random.match.position().hash());
        }
        for (int at = hashes.size() - 2; at >= 0; at--) {
            random.match.undo(Skirmish.RED, 1, GAME.sides());
            assertThat(random.match.position().hash()).isEqualTo(hashes.get(at));
        }
    }

    @Test
    void a_match_of_another_game_is_a_fault() {
        Header header = new RandomSkirmish(1).match.header();
        Header other = new Header(
                "chess",
                1,
                header.beginning(),
                header.undo(),
                header.clock(),
                header.players(),
                header.commitment(),
                header.entropy(),
                false);
        assertThatThrownBy(() -> new Match(GAME, other, DiceSource.seeded(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
