package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.Roll;
import salient.kernel.notation.BadNotation;
import salient.kernel.rulebook.ClauseId;
import salient.skirmish.Skirmish;

/** Secret rolls in records, and what they mean for undo. */
class SecretRollsTest {
    private static final Purpose RALLY = new Purpose("rally", ClauseId.of("toy 4.1"));
    private static final RecordedRoll OPEN = new RecordedRoll(new Roll(RALLY, 6, 3), Optional.empty());
    private static final RecordedRoll OF_RED = new RecordedRoll(new Roll(RALLY, 10, 4), Optional.of("red"));

    @Test
    void a_secret_roll_is_written_with_its_side_and_read_back() {
        Step step = new Step.Played("blue", "pass", List.of(OPEN, OF_RED));
        Entry entry = new Entry(7, step, "0123456789abcdef");
        assertThat(entry.text())
                .isEqualTo("7 blue: pass | 3/6 rally (toy 4.1); red 4/10 rally (toy 4.1) | 0123456789abcdef");
        assertThat(Entry.parse(entry.text())).isEqualTo(entry);
        assertThatThrownBy(() -> Entry.parse("7 blue: pass | red | 0123456789abcdef"))
                .isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> Entry.parse("7 blue: pass | red 11/10 rally (toy 4.1) | 0123456789abcdef"))
                .isInstanceOf(BadNotation.class);
    }

    /** Otherwise a side could see from its undo button that something hidden had rolled. */
    @Test
    void whether_dice_were_rolled_is_judged_by_what_a_side_knows() {
        assertThat(moment(OF_RED).rolledFor(Skirmish.RED)).isTrue();
        assertThat(moment(OF_RED).rolledFor(Skirmish.BLUE)).isFalse();
        assertThat(moment(OPEN).rolledFor(Skirmish.BLUE)).isTrue();
    }

    private static Timeline.Moment moment(RecordedRoll roll) {
        return new Timeline.Moment(Skirmish.BLUE, null, List.of(roll), false);
    }
}
