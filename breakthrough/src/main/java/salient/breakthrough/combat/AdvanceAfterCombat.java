package salient.breakthrough.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.operation.Movement;
import salient.breakthrough.operation.Prohibitions;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 8.4j to 8.4n: the attackers that were told to go into the hex the defender has lost. */
final class AdvanceAfterCombat {
    private AdvanceAfterCombat() {}

    /** In plot order, each only if it survives, was told to, and ordinary movement lets it in. */
    @Clause({"breakthrough 8.4j", "breakthrough 8.4k", "breakthrough 7.9f"})
    static void advance(State s, int[] attackers, int target, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        for (int u : attackers) {
            if (!forces.onMap(u) || !forces.advance(u)) continue;
            if (forces.holds(target, forces.army(u).opponent())) return;
            int direction = s.board().direction(forces.hex(u), target);
            if (Prohibitions.forbid(s, u, forces.hex(u), direction)) stay(s, u, direction, target, tell);
            else go(s, u, direction, target, tell);
        }
    }

    /** 6.4g: half of its artillery stays behind, as in any move. */
    @Clause({"breakthrough 6.4g", "breakthrough 8.4l", "breakthrough 8.4m", "breakthrough 8.4n"})
    private static void go(State s, int u, int direction, int target, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        Unit unit = OrderOfBattle.unit(u);
        int from = forces.hex(u);
        List<OperationEvent.Cost> costs = Movement.afterCombat(s, u, direction);
        int artillery = forces.artillery(u);
        ArtilleryTransfers.returnHalf(s, u);
        tell.accept(new CombatEvent.Advanced(
                unit.army(),
                unit.id(),
                s.board().hex(from).toString(),
                s.board().hex(target).toString(),
                costs,
                forces.op(u),
                artillery - forces.artillery(u)));
    }

    private static void stay(State s, int u, int direction, int target, Consumer<BreakthroughEvent> tell) {
        Verdict.Reasons reasons = new Verdict.Reasons();
        Prohibitions.judge(s, u, s.forces().hex(u), direction, reasons);
        List<ClauseId> clauses = new ArrayList<>();
        if (reasons.verdict() instanceof Verdict.Refused(List<Verdict.Reason> refusals))
            for (Verdict.Reason refusal : refusals) clauses.add(refusal.clause());
        Unit unit = OrderOfBattle.unit(u);
        tell.accept(new CombatEvent.CannotAdvance(
                unit.army(), unit.id(), s.board().hex(target).toString(), clauses));
    }
}
