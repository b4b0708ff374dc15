package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;
import static salient.race.Rules.figure;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.hexwar.plain.PlainAnswer;
import salient.hexwar.plain.PlainGame;
import salient.hexwar.plain.PlainQuestion;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.hexwar.plain.PlainView;
import salient.kernel.data.Resources;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.OrderTable;
import salient.kernel.play.Answer;
import salient.kernel.play.Outcome;
import salient.kernel.play.Prompt;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.Rulebook;

/** Race for Bastogne: the introductory game. */
public final class Race extends PlainGame<RaceOrder> {
    private static final Rulebook RULEBOOK =
            Rulebook.parse(Rules.ID, "rulebook.md", Resources.text(Rules.FOLDER + "rulebook.md"));

    public Race() {
        super(SCENARIO);
    }

    @Override
    public String id() {
        return Rules.ID;
    }

    @Override
    public String title() {
        return SCENARIO.map().sheet().title();
    }

    @Override
    public String summary() {
        return "The game to learn with: one page of rules, twenty-two counters, half an hour. A German panzer corps breaks"
                + " through on the Our River and drives for Bastogne; the American side delays it at the road junctions"
                + " until the paratroopers arrive.";
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public List<Scenario> scenarios() {
        return List.of(new Scenario("bastogne", "The Road to Bastogne", "16 to 19 December 1944.", figure("turns")));
    }

    @Override
    @Clause({"race 1.4", "race 5.1"})
    protected int firstHolder() {
        return Rules.AMERICAN;
    }

    @Override
    public OrderTable<PlainState, RaceOrder> orders() {
        return RaceOrders.TABLE;
    }

    @Override
    public List<String> phases() {
        return Rules.PHASES;
    }

    @Override
    public List<String> flags() {
        return Rules.FLAGS;
    }

    @Override
    public int deciding(PlainState state) {
        PlainUnit retreating = Aftermath.retreating(state);
        return retreating == null ? state.side() : retreating.side();
    }

    @Override
    public Prompt prompt(PlainState state) {
        boolean over = TurnSequence.isOver(state);
        PlainUnit retreating = Aftermath.retreating(state);
        boolean advance = retreating == null && state.battle() != HexGrid.NONE;
        String question = over
                ? "The game is over."
                : retreating != null
                        ? "Where does " + retreating.name() + " retreat?"
                        : advance
                                ? "Which units advance into " + SCENARIO.map().spokenName(state.battle()) + "?"
                                : state.phase() == Rules.MOVEMENT ? "Move your units." : "Attack adjacent enemy units.";
        int at = retreating != null ? state.hex(retreating) : state.battle();
        return new Prompt(
                over ? Side.REFEREE : sides().get(deciding(state)),
                over ? "End" : "Turn " + state.turn() + " · " + TurnSequence.date(state.turn()),
                sides().get(state.side()).name() + " " + Rules.PHASES.get(state.phase()) + " phase",
                question,
                deciding(state) != state.side(),
                at == HexGrid.NONE ? Optional.empty() : Optional.of(SCENARIO.hexName(at)),
                List.of(),
                List.of(clause(
                        over
                                ? "5.3"
                                : retreating != null ? "4.8" : advance ? "4.10" : state.phase() == 0 ? "3.1" : "4.1")));
    }

    @Override
    public Answer answer(PlainState state, PlainQuestion question) {
        return switch (question) {
            case PlainQuestion.Reach(PlainUnit unit) ->
                PlainAnswer.Reach.of(
                        state, unit, Movement.reach(state, unit), hex -> !Rules.isFull(state, hex, unit.side()));
            case PlainQuestion.Odds(int hex, List<PlainUnit> units) -> odds(state, new RaceOrder.Attack(hex, units));
        };
    }

    private static PlainAnswer.Odds odds(PlainState state, RaceOrder.Attack attack) {
        Reasons reasons = new Reasons();
        RaceOrders.TABLE.judge(state, attack, reasons);
        return reasons.verdict() instanceof Verdict.Refused(List<Verdict.Reason> why)
                ? PlainAnswer.Odds.refused(SCENARIO.hexName(attack.hex()), attack.units(), why)
                : Combat.odds(state, attack);
    }

    @Override
    public Optional<Outcome> outcome(PlainState state) {
        return Victory.outcome(state);
    }

    @Override
    public PlainView view(PlainState state, Side viewer) {
        return PlainView.of(
                this,
                state,
                viewer,
                IntStream.rangeClosed(1, figure("turns"))
                        .mapToObj(TurnSequence::date)
                        .toList(),
                Victory.points(state),
                figure("german-win"),
                clause("5.2"));
    }
}
