package salient.hexwar.plain;

import java.util.List;
import java.util.Optional;
import salient.kernel.order.OrderTable;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Prompt;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;

/**
 * A hex game for two sides with open information, whose facts are a {@link PlainState}. It states its rules in a table of
 * order kinds and a handful of answers; positions, notation and views follow from them.
 *
 * @param <B> the sealed interface of its orders
 */
public abstract class PlainGame<B extends Order> implements Game {
    private final PlainScenario scenario;

    protected PlainGame(PlainScenario scenario) {
        this.scenario = scenario;
    }

    public final PlainScenario scenario() {
        return scenario;
    }

    /** All towns are held by this side at the start. */
    protected abstract int firstHolder();

    /** The first position: the units of turn 1 in their hexes. */
    public PlainState start() {
        PlainState state = new PlainState(scenario, firstHolder());
        for (PlainUnit unit : scenario.units()) if (unit.turn() == 1) state.place(unit, unit.hex());
        return state;
    }

    public abstract OrderTable<PlainState, B> orders();

    /** The phases of a player turn, one word each. */
    public abstract List<String> phases();

    /** The words for the flags of units: the n-th is bit n. */
    public abstract List<String> flags();

    /** The index of the side that decides now. */
    public abstract int deciding(PlainState state);

    public abstract Prompt prompt(PlainState state);

    public abstract Answer answer(PlainState state, PlainQuestion question);

    public abstract Optional<Outcome> outcome(PlainState state);

    public abstract PlainView view(PlainState state, Side viewer);

    String sentence(Event event) {
        return new PlainSentences(scenario).of((PlainEvent) event);
    }

    @Override
    public final List<Side> sides() {
        return scenario.sides();
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public final PlainPosition start(Scenario scenario, Options options) {
        return new PlainPosition(this, start());
    }

    @Override
    public final Notation notation() {
        return new PlainNotation(this);
    }
}
