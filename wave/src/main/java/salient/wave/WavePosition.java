package salient.wave;

import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.play.View;
import salient.wave.orders.LegalOrders;
import salient.wave.orders.WaveOrders;
import salient.wave.play.WaveEvent;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveQuestion;
import salient.wave.play.WaveSubject;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/** Where a game of Wave of Terror stands. Not safe for use by several threads at once; copies are independent. */
public final class WavePosition implements Position {
    private final State state;

    public WavePosition(State state) {
        this.state = state;
    }

    /** The state itself, for this game's notation, fog and tests. */
    public State state() {
        return state;
    }

    @Override
    public Side toDecide() {
        return state.turn.phase == Phase.OVER ? Side.REFEREE : Sides.side(state.turn.decides());
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(state);
    }

    @Override
    public void subjects(Consumer<? super Subject> each) {
        LegalOrders.subjects(state, each);
    }

    @Override
    public void orders(Subject subject, Consumer<? super Order> each) {
        LegalOrders.orders(state, (WaveSubject) subject, each);
    }

    @Override
    public Verdict judge(Order order) {
        Reasons reasons = new Reasons();
        WaveOrders.TABLE.judge(state, (WaveOrder) order, reasons);
        return reasons.verdict();
    }

    @Override
    public Verdict play(Order order, Dice dice, Consumer<? super Event> tell) {
        Verdict verdict = judge(order);
        if (verdict.isLegal()) WaveOrders.TABLE.play(state, (WaveOrder) order, dice, tell);
        return verdict;
    }

    @Override
    public Answer answer(Question question) {
        return new Answers(state).answer((WaveQuestion) question);
    }

    @Override
    public Position knownTo(Side side) {
        return new WavePosition(FogOfWar.knownTo(state, side));
    }

    @Override
    public View seenBy(Side side) {
        return Views.of(FogOfWar.knownTo(state, side));
    }

    @Override
    public String sentence(Event event) {
        return new Sentences(state.scenario).of((WaveEvent) event);
    }

    @Override
    public Optional<Outcome> outcome() {
        return Victory.outcome(state);
    }

    @Override
    public Position copy() {
        return new WavePosition(state.copy());
    }

    @Override
    public long hash() {
        return state.hash();
    }
}
