package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Side;
import salient.kernel.record.ClockLaw;

/** Time is counted from getting the right to decide until passing it on; days off come before time is out. */
class ClocksTest {
    private static final Side RED = new Side("red", "Red");
    private static final Side BLUE = new Side("blue", "Blue");
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private static Clocks clocks(int move, int game, int daysOff) {
        Clocks clocks = new Clocks(Optional.of(new ClockLaw(move, game, daysOff)), START);
        clocks.start(RED);
        return clocks;
    }

    private static Instant after(int hours) {
        return START.plus(Duration.ofHours(hours));
    }

    private static Clocks.Used used(Clocks clocks, Side side) {
        return clocks.now().orElseThrow().used().getOrDefault(side.id(), Clocks.Used.NOTHING);
    }

    @Test
    void withoutAClockNothingRuns() {
        Clocks clocks = new Clocks(Optional.empty(), START);
        clocks.start(RED);
        clocks.follow(after(1), BLUE);
        assertThat(clocks.deadline()).isEmpty();
        assertThat(clocks.now()).isEmpty();
    }

    @Test
    void theTimeForAMoveBeginsWithEachHandOver() {
        Clocks clocks = clocks(24 * 60, 0, 0);
        assertThat(clocks.deadline()).contains(after(24));
        clocks.follow(after(3), RED); // an order that passes nothing on
        assertThat(clocks.deadline()).contains(after(24));
        clocks.follow(after(5), BLUE);
        assertThat(clocks.deadline()).contains(after(29));
    }

    @Test
    void theTimeForTheGameIsUsedUpMoveByMove() {
        Clocks clocks = clocks(0, 10 * 60, 0);
        clocks.follow(after(4), BLUE);
        clocks.follow(after(5), RED);
        assertThat(clocks.deadline()).contains(after(5 + 6));
        clocks.follow(after(8), BLUE);
        assertThat(clocks.deadline()).contains(after(8 + 9));
        assertThat(used(clocks, RED).used()).isEqualTo(Duration.ofHours(7));
    }

    @Test
    void daysOffAreTakenWhereTimeWouldRunOutAndAreGoneThen() {
        Clocks clocks = clocks(24 * 60, 0, 3);
        assertThat(clocks.deadline()).contains(after(4 * 24));
        clocks.follow(after(24 + 25), BLUE); // two days off
        assertThat(used(clocks, RED)).isEqualTo(new Clocks.Used(Duration.ofHours(1), 2));
        clocks.follow(after(50), RED);
        assertThat(clocks.deadline()).contains(after(50 + 24 + 24));
        clocks.follow(after(50 + 24), BLUE); // exactly in time: no day off
        assertThat(used(clocks, RED).daysOff()).isEqualTo(2);
    }

    @Test
    void daysOffHelpTheTimeForTheGameToo() {
        Clocks clocks = clocks(0, 60, 1);
        assertThat(clocks.deadline()).contains(after(25));
        clocks.follow(after(2), BLUE);
        assertThat(used(clocks, RED).daysOff()).isEqualTo(1);
        clocks.follow(after(3), RED);
        assertThat(clocks.deadline().orElseThrow()).isAfter(after(3));
    }

    @Test
    void whoIsLateAndNotClaimedPlaysOnAndIsLateAtOnceTheNextTime() {
        Clocks clocks = clocks(0, 60, 0);
        clocks.follow(after(5), BLUE);
        clocks.follow(after(6), RED);
        assertThat(clocks.deadline()).contains(after(6));
    }

    @Test
    void aReminderComesInTheLastQuarterAndOnce() {
        Clocks clocks = clocks(8 * 60, 0, 0);
        assertThat(clocks.nextNotice()).contains(new Clocks.Due(after(6), Clocks.Notice.REMINDED));
        clocks.noticed(Clocks.Notice.REMINDED);
        assertThat(clocks.nextNotice()).contains(new Clocks.Due(after(8), Clocks.Notice.RAN_OUT));
        clocks.noticed(Clocks.Notice.RAN_OUT);
        assertThat(clocks.nextNotice()).isEmpty();
        clocks.follow(after(9), BLUE);
        assertThat(clocks.nextNotice()).contains(new Clocks.Due(after(15), Clocks.Notice.REMINDED));
    }

    @Test
    void whoJoinsHasAllTheTimeForAMove() {
        Clocks clocks = clocks(24 * 60, 0, 0);
        clocks.joined(after(100));
        assertThat(clocks.deadline()).contains(after(124));
    }

    @Test
    void itIsSavedAndRestored() {
        Clocks clocks = clocks(24 * 60, 10_000, 3);
        clocks.follow(after(30), BLUE);
        clocks.noticed(Clocks.Notice.REMINDED);
        Clocks again = clocks(24 * 60, 10_000, 3);
        again.restore(clocks.text());
        assertThat(again.now()).isEqualTo(clocks.now());
        assertThat(again.text()).isEqualTo(clocks.text());
    }
}
