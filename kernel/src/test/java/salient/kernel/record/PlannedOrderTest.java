package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.record.MatchTest.meeting;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.DiceSource;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.PlannedOrder.Ruling;
import salient.kernel.play.Position;

/** A planned order is judged when it comes up, and the record says that it was planned. */
class PlannedOrderTest {
    private static final Game GAME = RandomSkirmish.GAME;

    private static Ruling rule(Match match, boolean before, String order, PlanCondition... conditions) {
        Position known = match.position().knownTo(match.position().toDecide());
        return new PlannedOrder(order, List.of(conditions)).rule(GAME, known, before);
    }

    private static void play(Match match, String order) {
        assertThat(match.play(GAME.notation().parseOrder(order, match.position()), (Event _) -> {})
                        .isLegal())
                .isTrue();
    }

    @Test
    void a_legal_one_is_given_and_the_record_says_that_it_was_planned() {
        Match match = meeting(6, 5);
        assertThat(rule(match, true, "shoot r3 b3")).isInstanceOf(Ruling.Give.class);
        Ruling.Give give = (Ruling.Give) rule(match, true, "shoot r3 b3");
        assertThat(match.proposePlanned(give.order(), match::adopt).isLegal()).isTrue();
        String step = match.entries().getLast().step().text();
        assertThat(step).startsWith("red planned: shoot r3 b3 | 6/6");
        GameRecord record = GameRecord.parse(match.record().text());
        assertThat(record.entries().getLast().step().text()).isEqualTo(step);
        assertThat(Replay.of(GAME, record, DiceSource.seeded(0)).hash()).isEqualTo(match.hash());
    }

    @Test
    void an_illegal_one_is_dropped_with_its_clauses() {
        Match match = meeting(6);
        assertThat(rule(match, true, "shoot b3 r3")).isInstanceOfSatisfying(Ruling.Drop.class, drop -> {
            assertThat(drop.why()).isEqualTo("The rules forbid it now.");
            assertThat(drop.reasons()).isNotEmpty();
        });
    }

    @Test
    void what_cannot_be_read_any_more_is_dropped_with_a_sentence() {
        assertThat(rule(meeting(6), true, "dance r3"))
                .isInstanceOfSatisfying(
                        Ruling.Drop.class, drop -> assertThat(drop.why()).startsWith("It cannot be read any more: "));
    }

    @Test
    void it_waits_while_the_side_is_asked_something_else() {
        Match match = meeting(6);
        play(match, "shoot r3 b3");
        assertThat(rule(match, true, "shoot b3 r3")).isInstanceOf(Ruling.Wait.class);
    }

    @Test
    void it_waits_for_its_phase() {
        Match match = meeting(6);
        String phase = match.position().prompt().phase();
        assertThat(rule(
                        match,
                        true,
                        "shoot r3 b3",
                        PlanCondition.of("phase", phase.toUpperCase(java.util.Locale.ROOT))))
                .isInstanceOf(Ruling.Give.class);
        assertThat(rule(match, true, "shoot r3 b3", PlanCondition.of("phase", "supper")))
                .isEqualTo(new Ruling.Wait("It waits for the phase supper."));
    }

    @Test
    void it_can_depend_on_the_order_before_it() {
        Match match = meeting(6);
        PlanCondition before = PlanCondition.of("before", "");
        PlanCondition notBefore = new PlanCondition("before", "", true);
        assertThat(rule(match, true, "shoot r3 b3", before)).isInstanceOf(Ruling.Give.class);
        assertThat(rule(match, false, "shoot r3 b3", before))
                .isEqualTo(
                        new Ruling.Drop("Its condition was not met: the order before it was carried out.", List.of()));
        assertThat(rule(match, false, "shoot r3 b3", notBefore)).isInstanceOf(Ruling.Give.class);
        assertThat(rule(match, true, "shoot r3 b3", notBefore)).isInstanceOf(Ruling.Drop.class);
    }

    @Test
    void what_is_no_single_line_cannot_be_planned() {
        assertThatThrownBy(() -> new PlannedOrder("a\nb", List.of())).isInstanceOf(PlanCondition.BadPlan.class);
        assertThatThrownBy(() -> new PlannedOrder(" ", List.of())).isInstanceOf(PlanCondition.BadPlan.class);
        assertThatThrownBy(() -> PlanCondition.of("phase", "a\tb")).isInstanceOf(PlanCondition.BadPlan.class);
    }
}
