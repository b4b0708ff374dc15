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
import salient.kernel.play.View;
import salient.wave.combat.Fight;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Reach;
import salient.wave.play.TurnEvent;
import salient.wave.play.WaveEvent;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveQuestion;
import salient.wave.play.WaveSubject;
import salient.wave.play.WaveView;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.supply.AerialSupply;

/** Where a game of Wave of Terror stands. Not safe for use by several threads at once; copies are independent. */
public final class WavePosition implements Position {
    private final State state;
    private Reach reach;

    public WavePosition(State state) {
        this.state = state;
    }

    /** The state itself, for this game's notation, fog and tests. */
    public State state() {
        return state;
    }

    @Override
    public Side toDecide() {
        return state.clock.phase == Phase.OVER ? Side.REFEREE : Sides.side(state.clock.decides());
    }

    @Override
    public Prompt prompt() {
        return Prompts.of(state);
    }

    @Override
    public void subjects(Consumer<? super Subject> each) {
        new Menu(state, reach()).subjects(each);
    }

    @Override
    public void orders(Subject subject, Consumer<? super Order> each) {
        new Menu(state, reach()).orders((WaveSubject) subject, each);
    }

    @Override
    public Verdict judge(Order order) {
        return Referee.judge(state, (WaveOrder) order);
    }

    @Override
    public Verdict play(Order order, Dice dice, Consumer<? super Event> tell) {
        Verdict verdict = judge(order);
        if (verdict.isLegal()) carryOut((WaveOrder) order, dice, tell);
        return verdict;
    }

    private void carryOut(WaveOrder order, Dice dice, Consumer<? super Event> tell) {
        switch (order) {
            case WaveOrder.Place(int unit, int hex) -> Setup.place(state, unit, hex, tell);
            case WaveOrder.PlaceDepot(int marker, int hex) -> Setup.placeDepot(state, marker, hex, tell);
            case WaveOrder.Historical _ -> Setup.historical(state, tell);
            case WaveOrder.FormPeiper(Ids units) -> Setup.formPeiper(state, units, tell);
            case WaveOrder.LeavePeiper(Ids units) -> Peiper.detach(state, units.array(), tell);
            case WaveOrder.BringToTop(int unit) -> bringToTop(unit, tell);
            case WaveOrder.Done _ -> done(dice, tell);
            case WaveOrder.Interdict(int hex) -> AirPower.interdict(state, hex, tell);
            case WaveOrder.Drop(int hex) -> AerialSupply.drop(state, hex, tell);
            case WaveOrder.ChooseOrder(boolean fightFirst) -> TurnSequence.chooseOrder(state, fightFirst, dice, tell);
            case WaveOrder.Repair(int hexside) ->
                Bridges.beginRepair(state, state.clock.active, state.map.bridgeOn(hexside), tell);
            case WaveOrder.Move move -> MovementPhase.move(state, move, dice, tell);
            case WaveOrder.Enter enter -> Reinforcements.enter(state, enter, dice, tell);
            case WaveOrder.Exit exit -> MovementPhase.exit(state, exit, tell);
            case WaveOrder.Release(int organization) -> British.release(state, organization, tell);
            case WaveOrder.Attack(int target, Ids units) -> Fight.begin(state, target, units.toArray(), dice, tell);
            case WaveOrder.Support(int unit) -> {
                Artillery.support(state, unit, state.clock.phase == Phase.ATTACK_SUPPORT, tell);
                Fight.afterSupport(state, dice, tell);
            }
            case WaveOrder.AirSupport _ -> {
                AirPower.support(state, tell);
                Fight.afterSupport(state, dice, tell);
            }
            case WaveOrder.Lose(int unit) -> Fight.lose(state, unit, tell);
            case WaveOrder.Advance(Ids units) -> Fight.advance(state, units.toArray(), dice, tell);
            case WaveOrder.Demolish(int hexside, boolean blow) ->
                demolish(state.map.bridgeOn(hexside), blow, dice, tell);
            case WaveOrder.Reform _ -> {
                Cavalry.reform(state, tell);
                TurnSequence.endMain(state, dice, tell);
            }
            case WaveOrder.Eliminate(int unit) -> eliminate(unit, dice, tell);
            case WaveOrder.Concede _ -> concede(tell);
        }
    }

    private void done(Dice dice, Consumer<? super Event> tell) {
        if (state.clock.phase == Phase.SET_UP) Setup.finished(state, tell);
        TurnSequence.done(state, dice, tell);
    }

    private void bringToTop(int unit, Consumer<? super Event> tell) {
        state.stacks.bringToTop(unit);
        WaveEvent.BroughtToTop onTop = new WaveEvent.BroughtToTop(
                Sides.side(state.counters.side(unit)),
                state.counters.counter(unit).name(),
                state.map.spoken(state.stacks.place(unit)));
        if (state.clock.phase == Phase.SET_UP)
            tell.accept(new WaveEvent.Private(onTop.owner(), onTop.sentence(), onTop.clauses()));
        else tell.accept(onTop);
    }

    /** The answer given, the interrupted phase goes on once no other bridge is in question (9.14d). */
    private void demolish(int bridge, boolean blow, Dice dice, Consumer<? super Event> tell) {
        Bridges.answer(state, bridge, blow, dice, tell);
        if (state.march.isAsking()) return;
        state.clock.phase = state.clock.interrupted;
        if (state.clock.phase == Phase.ADVANCE) Fight.afterAdvance(state, tell);
        else MovementPhase.goOn(state, dice, tell);
    }

    private void eliminate(int unit, Dice dice, Consumer<? super Event> tell) {
        while (state.stacks.isOnMap(unit)) Victory.stepLost(state, unit, "7.2c", tell);
        TurnSequence.endMain(state, dice, tell);
    }

    private void concede(Consumer<? super Event> tell) {
        state.clock.conceded = state.clock.decides();
        state.clock.phase = Phase.OVER;
        tell.accept(new TurnEvent.Conceded(Sides.side(state.clock.conceded)));
    }

    @Override
    public Answer answer(Question question) {
        return new Answers(state, reach()).answer((WaveQuestion) question);
    }

    @Override
    public Position knownTo(Side side) {
        return new WavePosition(Fog.knownTo(state, side));
    }

    @Override
    public View seenBy(Side side) {
        return WaveView.of(Fog.knownTo(state, side));
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

    private Reach reach() {
        if (reach == null) reach = new Reach(state.map.grid());
        return reach;
    }
}
