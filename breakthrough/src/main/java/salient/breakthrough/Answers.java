package salient.breakthrough;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import salient.breakthrough.air.AirPhase;
import salient.breakthrough.combat.OddsQuestion;
import salient.breakthrough.operation.Reach;
import salient.breakthrough.operation.Threat;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.play.BreakthroughView;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.SupplyTrace;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.victory.Victory;
import salient.hexwar.answers.Judgement;
import salient.kernel.play.Answer;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Outcome;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** Which class answers a question. */
final class Answers {
    private static final ClauseId OWN_UNITS = clause("6.1f");
    private static final ClauseId ON_MAP = clause("6.1b");

    private Answers() {}

    static Answer to(BreakthroughPosition position, BreakthroughQuestion question) {
        State s = position.state();
        return switch (question) {
            case BreakthroughQuestion.Why(var order) -> Judgement.of(position.judge(order));
            case BreakthroughQuestion.Reach(var unit) -> ofStatistics(s, unit, () -> Reach.answer(s, unit));
            case BreakthroughQuestion.ReachVia(var unit, var way) ->
                ofStatistics(s, unit, () -> Reach.answer(s, unit, way));
            case BreakthroughQuestion.SupplyOfSide(var army) -> supplyOf(s, army);
            case BreakthroughQuestion.Threat(var army) -> Threat.of(s, army);
            case BreakthroughQuestion.ThreatTo(var army, var hex) -> Threat.to(s, army, hex.index());
            case BreakthroughQuestion.Supply(var unit) ->
                s.forces().onMap(unit.index()) ? SupplyTrace.answer(s, unit) : notOnMap(unit);
            case BreakthroughQuestion.Display(var unit) ->
                ofStatistics(s, unit, () -> new BreakthroughAnswer.Display(UnitDisplay.lines(s, unit)));
            case BreakthroughQuestion.Pools(var corps) -> pools(s, corps);
            case BreakthroughQuestion.Odds odds -> OddsQuestion.answer(s, odds);
            case BreakthroughQuestion.Strike(var hex) -> AirPhase.preview(s, hex);
            case BreakthroughQuestion.Score _ -> score(s);
        };
    }

    private static Answer supplyOf(State s, Army army) {
        return new BreakthroughAnswer.SupplyLines(
                army.side().id(),
                OrderOfBattle.all().stream()
                        .filter(unit -> unit.army() == army && s.forces().onMap(unit.index()))
                        .map(unit -> SupplyTrace.answer(s, unit))
                        .toList());
    }

    private static Answer score(State s) {
        Outcome outcome = Victory.outcome(s);
        return new BreakthroughAnswer.Score(outcome.score(), outcome.level(), outcome.ledger());
    }

    private static Answer notOnMap(Unit unit) {
        return Judgement.of(Verdict.refused(ON_MAP, CommonReasons.notOnMap(unit.toString())));
    }

    /** 6.1f, 10.2b: of the enemy nothing is told until the game has ended, no matter whose phase it is. */
    @Clause({"breakthrough 6.1f", "breakthrough 10.2b", "breakthrough 7.3f", "breakthrough 13.3a"})
    private static Answer ofStatistics(State s, Unit unit, Supplier<Answer> answer) {
        if (!s.forces().onMap(unit.index())) return notOnMap(unit);
        if (s.knows(unit.army())) return answer.get();
        return Judgement.of(Verdict.refused(
                OWN_UNITS, unit + " is an enemy unit, whose statistics are hidden until the game has ended."));
    }

    /** 6.3f, 6.1f: the pools that the asking side may know. */
    @Clause("breakthrough 6.3f")
    private static Answer pools(State s, Optional<String> corps) {
        List<ArtilleryPool> asked = ArtilleryPool.all().stream()
                .filter(pool -> corps.map(pool.corps()::equals).orElse(true))
                .toList();
        List<ArtilleryPool> known =
                asked.stream().filter(pool -> s.knows(pool.army())).toList();
        if (known.isEmpty())
            return Judgement.of(Verdict.refused(
                    OWN_UNITS, "The artillery pools of the enemy are hidden until the game has ended."));
        return new BreakthroughAnswer.Pools(known.stream()
                .map(pool ->
                        new BreakthroughView.PoolView(pool.corps(), s.turn().pool(pool.index())))
                .toList());
    }
}
