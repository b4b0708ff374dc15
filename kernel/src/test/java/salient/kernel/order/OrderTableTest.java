package salient.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.play.Order;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.ClauseId;

/** A small game of tokens: the state is the log of what was done. */
class OrderTableTest {
    private sealed interface TokenOrder extends Order {
        record Move(List<String> tokens, String to) implements TokenOrder {}

        record Bridge(String at, boolean blow) implements TokenOrder {}

        record MoveAll() implements TokenOrder {}

        record Done() implements TokenOrder {}
    }

    private record Words(String name, Role role, boolean repeats) implements Slot<List<String>, List<String>> {
        @Override
        public List<String> read(List<String> state, Line line) {
            List<String> words = new ArrayList<>();
            words.add(line.next(name).text());
            // A place begins with an upper-case letter, a token does not.
            while (repeats
                    && line.more()
                    && Character.isLowerCase(line.peek(name).text().charAt(0)))
                words.add(line.next(name).text());
            return words;
        }

        @Override
        public void write(List<String> state, List<String> value, Consumer<String> word) {
            value.forEach(word);
        }
    }

    private static final Words TOKENS = new Words("TOKEN...", Slot.Role.UNIT, true);
    private static final Words PLACE = new Words("PLACE", Slot.Role.PLACE, false);
    private static final ClauseId MOVING = new ClauseId("tokens", "1.1");
    private static final ClauseId NOT_THERE = new ClauseId("tokens", "1.2");
    private static final ClauseId ONCE = new ClauseId("tokens", "1.3");
    private static final ClauseId CROWDED = new ClauseId("tokens", "1.4");

    private static OrderKind<List<String>, TokenOrder.Bridge> bridge(String verb, boolean blow) {
        return OrderKind.<List<String>, TokenOrder.Bridge>of(TokenOrder.Bridge.class, verb)
                .where(order -> order.blow() == blow)
                .text(PLACE, order -> List.of(order.at()), at -> new TokenOrder.Bridge(at.getFirst(), blow))
                .play((state, order, _, _) -> state.add(verb + " " + order.at()))
                .label((_, order) -> (blow ? "Blow the bridge at " : "Leave the bridge at ") + order.at())
                .build();
    }

    private static final OrderTable<List<String>, TokenOrder> TABLE = new OrderTable<>(
            List.of(
                    OrderKind.<List<String>, TokenOrder.Move>of(TokenOrder.Move.class, "move")
                            .text(
                                    TOKENS,
                                    TokenOrder.Move::tokens,
                                    PLACE,
                                    order -> List.of(order.to()),
                                    (tokens, to) -> new TokenOrder.Move(tokens, to.getFirst()))
                            .clauses(List.of(MOVING))
                            .access((state, _, reasons) -> {
                                if (state.contains("done")) reasons.add(MOVING, "The turn is over.");
                            })
                            .judgeAlways((state, order, reasons) -> {
                                if (state.contains("done") && order.tokens().contains("late"))
                                    reasons.add(MOVING, "The turn is over.");
                                if (order.to().equals("Nowhere")) reasons.add(NOT_THERE, "There is no such place.");
                                if (reasons.isEmpty() && order.tokens().size() > 2)
                                    reasons.add(CROWDED, "There is no room for them.");
                            })
                            .judge((state, order, reasons) -> {
                                if (state.contains("moved to " + order.to()))
                                    reasons.add(ONCE, "Somebody has moved there in this turn.");
                            })
                            .play((state, order, _, _) -> state.add("moved to " + order.to()))
                            .label((_, order) -> "Move to " + order.to())
                            .build(),
                    bridge("blow", true),
                    bridge("leave", false),
                    OrderKind.<List<String>, TokenOrder.MoveAll>of(TokenOrder.MoveAll.class, "move all")
                            .text(new TokenOrder.MoveAll())
                            .play((state, _, _, _) -> state.add("all moved"))
                            .label((_, _) -> "Move all tokens")
                            .build(),
                    OrderKind.<List<String>, TokenOrder.Done>of(TokenOrder.Done.class, "done")
                            .text(new TokenOrder.Done())
                            .play((state, _, _, _) -> state.add("done"))
                            .label((_, _) -> "End the turn")
                            .build()),
            Map.of("finish", "done", "end turn", "done"));

    private final List<String> state = new ArrayList<>();

    private String refusals(TokenOrder order) {
        Reasons reasons = new Reasons();
        TABLE.judge(state, order, reasons);
        return reasons.verdict().toString();
    }

    @Test
    void readsAndWritesTheSameText() {
        for (String text : List.of("move a b Bastogne", "blow Clervaux", "leave \"St. Vith\"", "move all", "done"))
            assertThat(TABLE.print(state, TABLE.parse(state, text))).isEqualTo(text);
    }

    @Test
    void aFormerVerbIsStillRead() {
        assertThat(TABLE.parse(state, "finish")).isEqualTo(new TokenOrder.Done());
        assertThat(TABLE.parse(state, "end turn")).isEqualTo(new TokenOrder.Done());
        assertThatThrownBy(() -> TABLE.parse(state, "end"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("'turn'");
    }

    @Test
    void aVerbOfTwoWordsIsReadBeforeOneOfItsFirstWord() {
        assertThat(TABLE.parse(state, "move all")).isEqualTo(new TokenOrder.MoveAll());
        assertThat(TABLE.compose(new OrderParts("move all", List.of(), List.of(), List.of())))
                .isEqualTo("move all");
    }

    @Test
    void anUnknownVerbListsTheVerbs() {
        assertThatThrownBy(() -> TABLE.parse(state, "fly a"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("move, blow, leave, move all, done");
        assertThatThrownBy(() -> TABLE.compose(new OrderParts("fly", List.of(), List.of(), List.of())))
                .isInstanceOf(BadNotation.class);
    }

    @Test
    void wordsAfterTheOrderAreRefused() {
        assertThatThrownBy(() -> TABLE.parse(state, "done now")).isInstanceOf(BadNotation.class);
    }

    @Test
    void describesUnitsAndPlacesApart() {
        OrderDescription described = TABLE.describe(state, new TokenOrder.Move(List.of("a", "b"), "St. Vith"));
        assertThat(described)
                .isEqualTo(new OrderDescription(
                        "move a b \"St. Vith\"",
                        "move",
                        List.of("a", "b"),
                        List.of("St. Vith"),
                        List.of(),
                        "Move to St. Vith",
                        List.of(MOVING)));
    }

    @Test
    void composesTheTextItDescribed() {
        OrderParts parts = new OrderParts("move", List.of("a", "b"), List.of("St. Vith"), List.of());
        assertThat(TABLE.compose(parts)).isEqualTo("move a b \"St. Vith\"");
    }

    @Test
    void partsThatFitNoArgumentAreNotDroppedSilently() {
        String text = TABLE.compose(new OrderParts("blow", List.of("a"), List.of("Clervaux"), List.of()));
        assertThatThrownBy(() -> TABLE.parse(state, text)).isInstanceOf(BadNotation.class);
    }

    @Test
    void twoVerbsOfOneRecordAreToldApart() {
        assertThat(TABLE.print(state, new TokenOrder.Bridge("Clervaux", false))).isEqualTo("leave Clervaux");
        TABLE.play(state, new TokenOrder.Bridge("Clervaux", true), null, _ -> {});
        assertThat(state).containsExactly("blow Clervaux");
    }

    @Test
    void aWrongPhaseIsOneReasonAmongAllThatApply() {
        TokenOrder nowhere = new TokenOrder.Move(List.of("a"), "Nowhere");
        assertThat(refusals(nowhere)).contains("1.2").doesNotContain("1.1");
        TABLE.play(state, new TokenOrder.Done(), null, _ -> {});
        assertThat(refusals(nowhere)).contains("1.1", "1.2");
        assertThat(refusals(new TokenOrder.Move(List.of("a"), "Bastogne")))
                .contains("1.1")
                .doesNotContain("1.2");
    }

    @Test
    void whatNeedsTheRightPhaseIsJudgedOnlyThere() {
        state.add("moved to Bastogne");
        TokenOrder again = new TokenOrder.Move(List.of("a"), "Bastogne");
        assertThat(refusals(again)).contains("1.3");
        TABLE.play(state, new TokenOrder.Done(), null, _ -> {});
        assertThat(refusals(again)).contains("1.1").doesNotContain("1.3");
    }

    @Test
    void clausesThatLookOnlyAfterOthersDoNotCountThePhase() {
        TABLE.play(state, new TokenOrder.Done(), null, _ -> {});
        assertThat(refusals(new TokenOrder.Move(List.of("a", "b", "c"), "Bastogne")))
                .contains("1.1", "1.4");
        assertThat(refusals(new TokenOrder.Move(List.of("a", "b", "c"), "Nowhere")))
                .contains("1.1", "1.2")
                .doesNotContain("1.4");
    }

    @Test
    void whoAsksOnlyWhetherAnOrderIsLegalGetsOneReason() {
        TABLE.play(state, new TokenOrder.Done(), null, _ -> {});
        Reasons reasons = Reasons.untilSettled();
        TABLE.judge(state, new TokenOrder.Move(List.of("a"), "Nowhere"), reasons);
        assertThat(((Verdict.Refused) reasons.verdict()).reasons()).hasSize(1);
    }

    @Test
    void aReasonGivenTwiceIsToldOnce() {
        TABLE.play(state, new TokenOrder.Done(), null, _ -> {});
        Reasons reasons = new Reasons();
        TABLE.judge(state, new TokenOrder.Move(List.of("late"), "Bastogne"), reasons);
        assertThat(((Verdict.Refused) reasons.verdict()).reasons())
                .containsExactly(new Verdict.Reason(MOVING, "The turn is over."));
    }

    @Test
    void theGrammarNamesItsArguments() {
        assertThat(TABLE.kinds().getFirst().grammar()).isEqualTo("move TOKEN... PLACE");
    }

    @Test
    void aKindWithoutALabelCannotBeBuilt() {
        assertThatThrownBy(() -> OrderKind.<List<String>, TokenOrder.Done>of(TokenOrder.Done.class, "done")
                        .text(new TokenOrder.Done())
                        .play((_, _, _, _) -> {})
                        .build())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("done");
    }
}
