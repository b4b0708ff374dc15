package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceAudit;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.OwnDice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.RecordedDice;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.RecordingDice;
import salient.kernel.dice.Roll;
import salient.kernel.dice.RollCounts;
import salient.kernel.dice.Seed;
import salient.kernel.rulebook.ClauseId;

/** Rolls that the players made with their own dice. */
class OwnDiceTest {
    private static final Purpose FIRE = new Purpose("fire", new ClauseId("skirmish", "3.1"));
    private static final RecordedRoll OWN = new RecordedRoll(new Roll(FIRE, 6, 4), Optional.empty(), true);

    @Test
    void a_step_marks_them_and_reads_them_back() {
        RecordedRoll secret = new RecordedRoll(new Roll(FIRE, 10, 7), Optional.of("red"), true);
        Entry entry = new Entry(3, new Step.Played("red", "shoot r3 b3", List.of(OWN, secret)), "0123456789abcdef");
        assertThat(entry.text())
                .isEqualTo("3 red: shoot r3 b3 | own 4/6 fire (skirmish 3.1); own red 7/10 fire (skirmish 3.1)"
                        + " | 0123456789abcdef");
        assertThat(Entry.parse(entry.text())).isEqualTo(entry);
    }

    @Test
    void they_leave_the_program_s_dice_where_they_are_and_are_not_audited() {
        assertThat(RollCounts.NONE.plus(List.of(OWN)).total()).isZero();
        Seed seed = Seed.of("x");
        for (int value = 1; value <= 6; value++)
            assertThat(DiceAudit.faults(
                            seed.commitment(),
                            seed,
                            new java.util.TreeMap<>(),
                            List.of(new RecordedRoll(new Roll(FIRE, 6, value), Optional.empty(), true))))
                    .isEmpty();
    }

    @Test
    void what_is_missing_or_out_of_range_is_asked_for() {
        OwnDice dice = new OwnDice(List.of(6, 7));
        assertThat(dice.roll(6, FIRE)).isEqualTo(6);
        assertThatThrownBy(() -> dice.roll(6, FIRE))
                .hasMessage("Roll 2: fire (skirmish 3.1). Only the numbers from 1 to 6 are on this die.");
        assertThatThrownBy(() -> new OwnDice(List.of()).roll(6, FIRE))
                .hasMessage("Roll 1: fire (skirmish 3.1). Type a number from 1 to 6.");
    }

    @Test
    void a_replay_repeats_them_as_own() {
        RecordingDice again = new RecordingDice(new RecordedDice(List.of(OWN)));
        again.roll(6, FIRE);
        assertThat(again.rolls()).containsExactly(OWN);
    }

    @Test
    void the_header_must_allow_them() {
        Header header = new RandomSkirmish(1).match.header();
        assertThat(GameRecord.parse(new Match(RandomSkirmish.GAME, header.withOwnDice(true), _ -> null)
                                .record()
                                .text())
                        .header()
                        .ownDice())
                .isTrue();
        GameRecord record = new RandomSkirmish(1).match.record();
        Entry marked = new Entry(1, new Step.Played("red", "hide 3", List.of(OWN)), "0123456789abcdef");
        GameRecord forged = new GameRecord(header, record.start(), List.of(marked), Optional.empty(), Optional.empty());
        assertThatThrownBy(() -> Replay.of(RandomSkirmish.GAME, forged, DiceSource.seeded(0)))
                .hasMessageContaining("the players rolled their own dice, but the header does not say 'dice own'");
        assertThatThrownBy(() -> new Match(RandomSkirmish.GAME, header, _ -> null)
                        .propose(null, new OwnDice(List.of()), _ -> {}))
                .isInstanceOf(IllegalStateException.class);
    }
}
