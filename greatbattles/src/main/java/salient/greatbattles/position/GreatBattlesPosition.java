package salient.greatbattles.position;

import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.fire.ShotLuck;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.orders.LegalOrders;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.play.GreatBattlesSubject;
import salient.greatbattles.play.Sides;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.victory.Victory;
import salient.kernel.order.TablePosition;
import salient.kernel.play.Answer;
import salient.kernel.play.Battle;
import salient.kernel.play.Choice;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;
import salient.kernel.play.View;

/** A position of Great Battles: the facts are in {@link State}, the rules in the rule classes. */
public final class GreatBattlesPosition extends TablePosition<State, GreatBattlesOrder> {
    public GreatBattlesPosition(State state) {
        super(state, GreatBattlesOrders.TABLE);
    }

    @Override
    public Side toDecide() {
        return state.phase() == Phase.OVER ? Side.REFEREE : Sides.ALL.get(state.decider());
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
        LegalOrders.orders(state, (GreatBattlesSubject) subject, each);
    }

    @Override
    public Optional<Order> anyOrder(Choice choice) {
        return LegalOrders.anyOrder(state, choice);
    }

    /** T2: what else would forbid it if the side were asked. */
    @Override
    public Verdict judge(Order order, Side by) {
        if (by.equals(toDecide()) || toDecide().equals(Side.REFEREE)) return judge(order);
        State asked = state.copy();
        asked.turnState().setDecider(Sides.ALL.indexOf(by));
        return notAsked(by, new GreatBattlesPosition(asked).judge(order));
    }

    @Override
    public Answer answer(Question question) {
        return Answers.to(state, (GreatBattlesQuestion) question);
    }

    @Override
    public GreatBattlesPosition knownTo(Side side) {
        return new GreatBattlesPosition(FogOfWar.knownTo(state, side));
    }

    @Override
    public View seenBy(Side side) {
        return Views.of(knownTo(side).state);
    }

    @Override
    public String sentence(Event event) {
        return new Sentences(state.scenario()).of(((GreatBattlesEvent) event).what());
    }

    @Override
    public Optional<Outcome> outcome() {
        return state.phase() == Phase.OVER ? Optional.of(Victory.outcome(state)) : Optional.empty();
    }

    @Override
    public Optional<Standing> standing() {
        return Optional.of(Victory.standing(state));
    }

    @Override
    public void battles(Event event, Consumer<? super Battle> each) {
        ShotLuck.of((GreatBattlesEvent) event, each);
    }

    @Override
    public GreatBattlesPosition copy() {
        return new GreatBattlesPosition(state.copy());
    }

    @Override
    public long hash() {
        return state.hash();
    }
}
