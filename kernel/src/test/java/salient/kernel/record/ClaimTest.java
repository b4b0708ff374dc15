package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceSource;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.skirmish.Skirmish;

/** Clocks are part of the header; what follows when time runs out, and who may play instead, is in the steps. */
class ClaimTest {
    private static final Game GAME = RandomSkirmish.GAME;
    private static final String AT = "2026-11-20T10:00:00Z";
    private static final ClockLaw LAW = new ClockLaw(4320, 0, 7);

    private static Match timed() {
        Header header = MatchTest.meeting().header().withClock(Optional.of(LAW));
        return new Match(GAME, header, DiceSource.seeded(1));
    }

    private static void claim(Match match, Side by, Side late, Optional<String> computer) {
        assertThat(match.proposeClaim(by, late, AT, computer, match::adopt)).isInstanceOf(ClaimRuling.Allowed.class);
    }

    private static Match again(Match match) {
        return Replay.of(GAME, GameRecord.parse(match.record().text()), DiceSource.seeded(0));
    }

    @Test
    void the_other_side_wins_when_time_has_run_out_and_the_record_says_so() {
        Match match = timed();
        claim(match, Skirmish.BLUE, Skirmish.RED, Optional.empty());
        assertThat(match.outcome().orElseThrow().winner()).contains(Skirmish.BLUE);
        assertThat(match.outcome().orElseThrow().level()).isEqualTo("time");
        String text = match.record().text();
        assertThat(text)
                .contains("\nclock move 4320 off 7\n")
                .contains("1 blue claims red " + AT + " win | - |")
                .contains("\noutcome blue ");
        assertThat(again(match).record().text()).isEqualTo(text);
        assertThat(match.mayUndo(Skirmish.BLUE, 1)).isInstanceOf(UndoRuling.Impossible.class);
        assertThat(match.mayClaim(Skirmish.BLUE, Skirmish.RED))
                .isEqualTo(new ClaimRuling.Impossible("The game is over."));
        assertThatThrownBy(() -> match.play(GAME.notation().parseOrder("pass", match.position()), (Event _) -> {}))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_computer_player_can_take_the_place_and_the_game_goes_on() {
        Match match = timed();
        claim(match, Skirmish.BLUE, Skirmish.RED, Optional.of("standard"));
        assertThat(match.outcome()).isEmpty();
        assertThat(match.play(GAME.notation().parseOrder("move r1 1", match.position()), (Event _) -> {})
                        .isLegal())
                .isTrue();
        assertThat(again(match).record().text()).isEqualTo(match.record().text());
        Match resumed = Match.resume(
                GAME, match.header(), DiceSource.seeded(1), match.entries(), match.position(), match.revealing());
        assertThat(resumed.hash()).isEqualTo(match.hash());
    }

    @Test
    void only_the_time_of_the_side_that_decides_can_run_out_and_only_in_a_game_with_a_clock() {
        Match match = timed();
        assertThat(match.mayClaim(Skirmish.RED, Skirmish.RED))
                .isEqualTo(new ClaimRuling.Impossible("Only the other side can claim when time has run out."));
        assertThat(match.mayClaim(Skirmish.RED, Skirmish.BLUE))
                .isEqualTo(new ClaimRuling.Impossible("Only the time of the side that decides can run out."));
        assertThat(MatchTest.meeting().mayClaim(Skirmish.BLUE, Skirmish.RED))
                .isEqualTo(new ClaimRuling.Impossible("This game has no clock."));
    }

    @Test
    void a_record_that_lies_about_time_is_refused() {
        Match match = timed();
        claim(match, Skirmish.BLUE, Skirmish.RED, Optional.empty());
        String text = match.record().text();
        refused(text.replace("blue claims red", "red claims blue"), "Only the time of the side that decides");
        refused(text.replace(" win | -", " computer standard | -"), "the step was changed");
    }

    private static void refused(String text, String why) {
        GameRecord changed = GameRecord.parse(text);
        assertThatThrownBy(() -> Replay.of(GAME, changed, DiceSource.seeded(0)))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(why);
    }

    @Test
    void nothing_follows_a_win_on_time() {
        Match match = timed();
        claim(match, Skirmish.BLUE, Skirmish.RED, Optional.empty());
        Entry after = new Entry(2, new Step.Played("red", "move r1 1", List.of()), "0".repeat(16));
        assertThatThrownBy(() -> Replay.onto(match).follow(after, (Event _) -> {}))
                .isInstanceOf(BrokenRecord.class)
                .hasMessageContaining("the game is over");
    }

    @Test
    void a_substitute_needs_the_consent_of_the_other_side() {
        Match match = timed();
        assertThat(match.proposeSubstitute(Skirmish.RED, List.of(), match::adopt))
                .isFalse();
        assertThat(match.proposeSubstitute(Skirmish.RED, List.of(Skirmish.BLUE), match::adopt))
                .isTrue();
        assertThat(match.entries().getLast().step().text()).isEqualTo("red substitute consent blue | -");
        assertThat(again(match).record().text()).isEqualTo(match.record().text());
        refused(match.record().text().replace("red substitute consent blue", "red substitute consent red"), "consent");
    }

    @Test
    void who_hands_a_side_over_and_takes_it_back_is_in_the_record() {
        Match match = MatchTest.meeting();
        assertThat(match.proposeHandOver(Skirmish.BLUE, Optional.of("standard"), match::adopt))
                .isTrue();
        assertThat(match.play(GAME.notation().parseOrder("move r1 1", match.position()), (Event _) -> {})
                        .isLegal())
                .isTrue();
        match.proposeHandOver(Skirmish.BLUE, Optional.empty(), match::adopt);
        String text = match.record().text();
        assertThat(text).contains("1 blue computer standard | - |").contains("3 blue plays again | - |");
        assertThat(again(match).record().text()).isEqualTo(text);
        assertThat(match.mayUndo(Skirmish.RED, 1)).as("only orders are undone").isInstanceOf(UndoRuling.Free.class);
        refused(text.replace("computer standard", "computer master"), "the step was changed");
        assertThatThrownBy(() -> GameRecord.parse(text.replace("computer standard", "computer a b")))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("one word");
        Match over = timed();
        claim(over, Skirmish.BLUE, Skirmish.RED, Optional.empty());
        assertThat(over.proposeHandOver(Skirmish.BLUE, Optional.of("standard"), over::adopt))
                .isFalse();
    }

    @Test
    void a_side_takes_no_more_days_off_than_the_clock_gives_it() {
        Match match = timed();
        assertThat(match.proposeDaysOff(Skirmish.BLUE, 5, match::adopt)).isInstanceOf(ClaimRuling.Allowed.class);
        assertThat(match.proposeDaysOff(Skirmish.BLUE, 3, match::adopt))
                .isEqualTo(new ClaimRuling.Impossible("Of its days off this side has 2 left."));
        assertThat(match.proposeDaysOff(Skirmish.RED, 7, match::adopt)).isInstanceOf(ClaimRuling.Allowed.class);
        String text = match.record().text();
        assertThat(text).contains("1 blue takes off 5 | - |").contains("2 red takes off 7 | - |");
        assertThat(again(match).record().text()).isEqualTo(text);
        Match resumed = Match.resume(
                GAME, match.header(), DiceSource.seeded(1), match.entries(), match.position(), match.revealing());
        assertThat(resumed.proposeDaysOff(Skirmish.BLUE, 3, resumed::adopt)).isInstanceOf(ClaimRuling.Impossible.class);
        refused(text.replace("red takes off 7", "red takes off 8"), "this side has 7 left");
        assertThat(MatchTest.meeting().proposeDaysOff(Skirmish.RED, 1, (Proposal _) -> {}))
                .isEqualTo(new ClaimRuling.Impossible("This game has no clock."));
    }

    @Test
    void a_clock_needs_a_time_within_bounds() {
        assertThat(new ClockLaw(0, 60, 0).text()).isEqualTo("game 60");
        for (int[] bad :
                new int[][] {{0, 0, 3}, {-1, 0, 0}, {ClockLaw.MOST_MINUTES + 1, 0, 0}, {60, 0, 366}, {60, 0, -1}})
            assertThatThrownBy(() -> new ClockLaw(bad[0], bad[1], bad[2])).isInstanceOf(ClockLaw.BadClock.class);
        String text = timed().record().text();
        for (String bad : List.of("clock off 7", "clock move 0", "clock move 4320 off 0", "clock game 5 move 6"))
            assertThatThrownBy(() -> GameRecord.parse(text.replace("clock move 4320 off 7", bad)))
                    .as(bad)
                    .isInstanceOf(BadNotation.class);
    }
}
