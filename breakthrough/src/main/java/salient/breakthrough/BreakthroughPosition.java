package salient.breakthrough;

import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.combat.BattleLuck;
import salient.breakthrough.orders.BreakthroughOrders;
import salient.breakthrough.orders.LegalOrders;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.victory.Victory;
import salient.kernel.order.ListedPosition;
import salient.kernel.play.Answer;
import salient.kernel.play.Battle;
import salient.kernel.play.Event;
import salient.kernel.play.Front;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.Verdict;
import salient.kernel.play.View;
import salient.kernel.rulebook.Clause;

/** Where a game of Breakthrough stands: the facts are in {@link State}, what may be done with them in the rule classes. */
public final class BreakthroughPosition extends ListedPosition<BreakthroughPosition, State, BreakthroughOrder> {
    public BreakthroughPosition(State state) {
        super(state, BreakthroughOrders.TABLE, LegalOrders.LISTS, BreakthroughPosition::new, FogOfWar::knownTo);
    }

    @Override
    public Side toDecide() {
        return state.turn().phase() == Phase.OVER
                ? Side.REFEREE
                : state.turn().active().side();
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(state);
    }

    /** What no rule forbids is allowed (0c). */
    @Override
    @Clause("breakthrough 0c")
    public Verdict judge(Order order) {
        return super.judge(order);
    }

    @Override
    protected void ask(State asked, Side side) {
        asked.turn().setPhase(asked.turn().phase(), asked.turn().active().opponent());
    }

    @Override
    public Answer answer(Question question) {
        return Answers.to(this, (BreakthroughQuestion) question);
    }

    @Override
    public View seenBy(Side side) {
        return Views.of(knownTo(side), side);
    }

    @Override
    public String sentence(Event event) {
        return new Sentences(state.board()).of((BreakthroughEvent) event);
    }

    @Override
    public Optional<Outcome> outcome() {
        return state.turn().phase() == Phase.OVER ? Optional.of(Victory.outcome(state)) : Optional.empty();
    }

    @Override
    public Optional<Standing> standing() {
        return Optional.of(Victory.standing(state));
    }

    /** Ground is owned hex by hex. */
    @Override
    public Optional<Front> front() {
        boolean[] german = new boolean[state.board().size()];
        for (int hex = 0; hex < german.length; hex++)
            german[hex] = state.ground().german(hex);
        return Optional.of(new Front(Army.GERMAN.side(), german));
    }

    @Override
    public void battles(Event event, Consumer<? super Battle> each) {
        BattleLuck.of((BreakthroughEvent) event, each);
    }
}
