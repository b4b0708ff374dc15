package salient.wave;

import java.util.Optional;
import java.util.function.Consumer;
import salient.hexwar.units.NearestSide;
import salient.kernel.order.ListedPosition;
import salient.kernel.play.Answer;
import salient.kernel.play.Battle;
import salient.kernel.play.Event;
import salient.kernel.play.Front;
import salient.kernel.play.Outcome;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.View;
import salient.wave.combat.BattleLuck;
import salient.wave.orders.LegalOrders;
import salient.wave.orders.WaveOrders;
import salient.wave.play.WaveEvent;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveQuestion;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.units.Sides;
import salient.wave.victory.Victory;

/** Where a game of Wave of Terror stands. Not safe for use by several threads at once; copies are independent. */
public final class WavePosition extends ListedPosition<WavePosition, State, WaveOrder> {
    public WavePosition(State state) {
        super(state, WaveOrders.TABLE, LegalOrders.LISTS, WavePosition::new, FogOfWar::knownTo);
    }

    @Override
    public Side toDecide() {
        return state.turn.phase == Phase.OVER ? Side.REFEREE : Sides.side(state.turn.decides());
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(state);
    }

    /** Its own units and enemies are what they are. */
    @Override
    protected void ask(State asked, Side side) {
        asked.turn.judgedFor = Sides.of(side);
    }

    @Override
    public Answer answer(Question question) {
        return new Answers(state).answer((WaveQuestion) question);
    }

    @Override
    public View seenBy(Side side) {
        return Views.of(knownTo(side).state);
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
    public Optional<Standing> standing() {
        return Optional.of(Victory.standing(state));
    }

    /** A hex belongs to the side whose units are nearest. */
    @Override
    public Optional<Front> front() {
        return Optional.of(
                new Front(Sides.GERMAN_SIDE, new NearestSide(state.map.grid()).behindFirstSide(state.stacks::holder)));
    }

    @Override
    public void battles(Event event, Consumer<? super Battle> each) {
        BattleLuck.of(state, (WaveEvent) event, each);
    }
}
