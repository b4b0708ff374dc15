package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.hexwar.units.NearestSide;
import salient.kernel.order.OrderKind;
import salient.kernel.order.TablePosition;
import salient.kernel.play.Answer;
import salient.kernel.play.Battle;
import salient.kernel.play.Event;
import salient.kernel.play.Front;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.Subject;
import salient.kernel.play.View;

/** A position of a plain hex game. Every side knows everything. */
public final class PlainPosition extends TablePosition<PlainState, PlainOrder> {
    private final PlainGame game;

    public PlainPosition(PlainGame game, PlainState state) {
        super(state, game.orders());
        this.game = game;
    }

    @Override
    public Side toDecide() {
        return outcome().isPresent() ? Side.REFEREE : game.sides().get(PlainGame.deciding(state));
    }

    @Override
    public Prompt prompt() {
        return game.prompt(state);
    }

    /** Units of the side that decides, hexes with enemy units, the phase: those with a legal order. */
    @Override
    public void subjects(Consumer<? super Subject> each) {
        if (outcome().isPresent()) return;
        int own = PlainGame.deciding(state);
        List<Subject> candidates = new ArrayList<>();
        for (PlainUnit unit : state.scenario().units())
            if (state.onMap(unit) && unit.side() == own) candidates.add(new PlainSubject.OfUnit(unit));
        for (PlainUnit unit : state.scenario().units()) {
            if (!state.onMap(unit) || unit.side() == own) continue;
            int hex = state.hex(unit);
            PlainSubject subject = new PlainSubject.OfHex(hex, state.scenario().hexName(hex));
            if (!candidates.contains(subject)) candidates.add(subject);
        }
        candidates.add(PlainSubject.PHASE);
        for (Subject subject : candidates) if (hasOrder(subject)) each.accept(subject);
    }

    private boolean hasOrder(Subject subject) {
        boolean[] found = new boolean[1];
        orders(subject, _ -> found[0] = true);
        return found[0];
    }

    @Override
    public void orders(Subject subject, Consumer<? super Order> each) {
        if (outcome().isPresent()) return;
        for (OrderKind<PlainState, ? extends PlainOrder> kind : game.orders().kinds())
            kind.offer(state, subject, each::accept);
    }

    @Override
    public Answer answer(Question question) {
        return game.answer(state, (PlainQuestion) question);
    }

    @Override
    public Position knownTo(Side side) {
        return copy();
    }

    @Override
    public View seenBy(Side side) {
        return game.view(state, side);
    }

    @Override
    public String sentence(Event event) {
        return game.sentence(event);
    }

    @Override
    public Optional<Outcome> outcome() {
        return game.outcome(state);
    }

    @Override
    public Optional<Standing> standing() {
        return Optional.of(game.standing(state));
    }

    /** The first side attacks; a hex belongs to the side whose units are nearest. */
    @Override
    public Optional<Front> front() {
        PlainScenario scenario = game.scenario();
        boolean[] behind = new NearestSide(scenario.grid())
                .behindFirstSide(hex -> state.count(hex, 0) > 0 ? 0 : state.count(hex, 1) > 0 ? 1 : -1);
        return Optional.of(new Front(scenario.sides().getFirst(), behind));
    }

    @Override
    public void battles(Event event, Consumer<? super Battle> each) {
        if (event instanceof PlainEvent.Fought fought) each.accept(PlainLuck.of(state, game.combatResults(), fought));
    }

    @Override
    public PlainPosition copy() {
        return new PlainPosition(game, state.copy());
    }

    @Override
    public long hash() {
        return state.hash();
    }
}
