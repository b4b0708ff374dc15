package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import salient.hexwar.plain.PlainRules.Matter;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.OrderTable;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Outcome;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Prompt;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.StandingReactions;
import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.play.WireTypes;

/**
 * A hex game for two sides with open information, whose facts are a {@link PlainState} and whose rules are
 * {@link PlainRules}. Positions, notation, prompts, views and sentences follow from them. The first side moves first.
 */
public abstract class PlainGame implements Game {
    private static final List<String> PHASES = List.of("movement", "combat");

    private final PlainScenario scenario;
    private final PlainRules rules;
    private final PlainOrders orders;
    private final StandingReactions reactions;

    protected PlainGame(PlainScenario scenario, PlainRules rules) {
        this.scenario = scenario;
        this.rules = rules;
        orders = new PlainOrders(rules, PHASES);
        reactions = new PlainReactions(rules);
    }

    public final PlainScenario scenario() {
        return scenario;
    }

    /** The table that battles are rolled on. */
    public final OddsTable combatResults() {
        return rules.odds();
    }

    /** The first position: the units of turn 1 in their hexes, all towns held by one side. */
    protected abstract PlainState start();

    /** The points with which the first side wins; with fewer the other side does. */
    protected abstract int pointsToWin();

    final OrderTable<PlainState, PlainOrder> orders() {
        return orders.table;
    }

    static List<String> phases() {
        return PHASES;
    }

    final boolean isOver(PlainState state) {
        return rules.isOver(state);
    }

    /** The index of the side that decides now. */
    static int deciding(PlainState state) {
        PlainUnit retreating = PlainBattle.retreating(state);
        return retreating == null ? state.side() : retreating.side();
    }

    final Prompt prompt(PlainState state) {
        if (isOver(state))
            return new Prompt(
                    Side.REFEREE,
                    "End",
                    "End of the game",
                    "The game is over.",
                    false,
                    Optional.empty(),
                    List.of(),
                    List.of(rules.clause(Matter.VICTORY)));
        PlainUnit retreating = PlainBattle.retreating(state);
        int battle = retreating == null ? state.battle() : state.hex(retreating);
        String place = battle == HexGrid.NONE ? "" : scenario.map().spokenName(battle);
        boolean moves = state.isMovement();
        Matter matter = retreating != null
                ? Matter.RETREATS
                : battle != HexGrid.NONE ? Matter.ADVANCES : moves ? Matter.MOVEMENT : Matter.ATTACKS;
        String question = switch (matter) {
            case RETREATS -> "Where does " + retreating.name() + " retreat from " + place + "?";
            case ADVANCES -> "Which units advance into " + place + "?";
            case MOVEMENT -> "Move your units.";
            default -> "Attack adjacent enemy units.";
        };
        return new Prompt(
                sides().get(deciding(state)),
                "Turn " + state.turn() + " · " + rules.date(state.turn()),
                sides().get(state.side()).name() + " " + PHASES.get(state.phase()) + " phase",
                question,
                deciding(state) != state.side(),
                battle == HexGrid.NONE ? Optional.empty() : Optional.of(scenario.hexName(battle)),
                List.of(),
                List.of(rules.clause(matter)));
    }

    final Answer answer(PlainState state, PlainQuestion question) {
        return switch (question) {
            case PlainQuestion.Reach(PlainUnit unit) ->
                state.onMap(unit)
                        ? PlainAnswer.Reach.of(
                                state, unit, rules.reach(state, unit), hex -> !orders.isFull(state, hex, unit))
                        : new PlainAnswer.Reach(unit.id(), unit.movement(), List.of());
            case PlainQuestion.Odds(int hex, List<PlainUnit> units) -> odds(state, hex, units);
        };
    }

    private PlainAnswer.Odds odds(PlainState state, int hex, List<PlainUnit> units) {
        Reasons reasons = new Reasons();
        orders.table.judge(state, new PlainOrder.Attack(hex, units), reasons);
        return reasons.verdict() instanceof Verdict.Refused(List<Verdict.Reason> why)
                ? PlainAnswer.Odds.refused(scenario.hexName(hex), units, why)
                : orders.battle().odds(state, hex, units);
    }

    private int points(PlainState state) {
        return rules.score(state).stream().mapToInt(Outcome.Line::points).sum();
    }

    final Optional<Outcome> outcome(PlainState state) {
        if (!isOver(state)) return Optional.empty();
        int points = points(state);
        Side winner = sides().get(points >= pointsToWin() ? 0 : 1);
        return Optional.of(new Outcome(Optional.of(winner), winner.name() + " victory", points, rules.score(state)));
    }

    final Standing standing(PlainState state) {
        int points = points(state);
        Side scoring = sides().getFirst();
        List<Standing.Figure> figures = new ArrayList<>();
        figures.add(new Standing.Figure(Standing.Kind.SCORE, scoring, scoring.name() + " victory points", points));
        for (int i = 0; i < sides().size(); i++) {
            int side = i;
            int lost = (int) scenario.units().stream()
                    .filter(unit -> unit.side() == side && state.hex(unit) == PlainState.LOST)
                    .count();
            Side owner = sides().get(side);
            figures.add(new Standing.Figure(Standing.Kind.LOSSES, owner, owner.name() + " units lost", lost));
        }
        return new Standing(points, rules.score(state), figures);
    }

    final PlainView view(PlainState state, Side viewer) {
        List<String> turns = IntStream.rangeClosed(1, scenarios().getFirst().turns())
                .mapToObj(rules::shortDate)
                .toList();
        return PlainView.of(this, state, viewer, turns, points(state), pointsToWin(), rules.clause(Matter.VICTORY));
    }

    final String sentence(Event event) {
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
    public final String battleLosses() {
        return "steps";
    }

    @Override
    public final StandingReactions standingReactions() {
        return reactions;
    }

    @Override
    public final PlanConditions planConditions() {
        return new PlainPlanConditions(sides());
    }

    @Override
    public final WireTypes wireTypes() {
        return new WireTypes(List.of(PlainView.class), List.of(PlainEvent.class), List.of(PlainAnswer.class));
    }

    @Override
    public final Notation notation() {
        return new PlainNotation(this);
    }
}
