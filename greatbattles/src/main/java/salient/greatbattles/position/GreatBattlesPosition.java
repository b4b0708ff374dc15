package salient.greatbattles.position;

import java.util.Optional;
import java.util.function.Consumer;
import salient.greatbattles.fire.ShotLuck;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.orders.LegalOrders;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.play.Sides;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.victory.Victory;
import salient.kernel.order.ListedPosition;
import salient.kernel.play.Answer;
import salient.kernel.play.Battle;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.View;

/** A position of Great Battles: the facts are in {@link State}, the rules in the rule classes. */
public final class GreatBattlesPosition extends ListedPosition<GreatBattlesPosition, State, GreatBattlesOrder> {
    public GreatBattlesPosition(State state) {
        super(state, GreatBattlesOrders.TABLE, LegalOrders.LISTS, GreatBattlesPosition::new, FogOfWar::knownTo);
    }

    @Override
    public Side toDecide() {
        return state.phase() == Phase.OVER ? Side.REFEREE : Sides.ALL.get(state.decider());
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(state);
    }

    /** T2: what else would forbid it if the side were asked. */
    @Override
    protected void ask(State asked, Side side) {
        asked.turnState().setDecider(Sides.ALL.indexOf(side));
    }

    @Override
    public Answer answer(Question question) {
        return Answers.to(state, (GreatBattlesQuestion) question);
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
}
