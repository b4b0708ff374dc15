package salient.breakthrough.operation;

import static salient.breakthrough.play.Clauses.clause;

import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.reinforcement.Reinforcements;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 7.10: German units leave the map to the west and north. */
public final class Exit {
    private static final int COST = Constants.of("exit-op");
    private static final ClauseId GERMANS = clause("7.10a");

    private Exit() {}

    @Clause({"breakthrough 7.10a", "breakthrough 7.10f"})
    public static void judge(State s, BreakthroughOrder.Exit order, Reasons reasons) {
        int u = order.unit().index();
        if (order.unit().army() != Army.GERMAN) reasons.add(GERMANS, "Only German units exit.");
        if (!s.board().exit(s.forces().hex(u)))
            reasons.add(GERMANS, s.board().hex(s.forces().hex(u)) + " is not an exit hex.");
        if (s.forces().op(u) < COST)
            reasons.add(clause("7.10f"), "Exit costs " + COST + " OP, and " + order.unit() + " has none.");
        if (s.forces().plot(u) != Forces.NONE)
            reasons.add(clause("7.9g"), order.unit() + " has plotted an attack and stays.");
    }

    public static boolean legal(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        return unit.army() == Army.GERMAN
                && s.board().exit(s.forces().hex(u))
                && s.forces().op(u) >= COST
                && s.forces().plot(u) == Forces.NONE;
    }

    /** 7.10b, 7.10g: gone for good but not eliminated; its artillery stays with the corps. */
    @Clause({
        "breakthrough 7.10b",
        "breakthrough 7.10c",
        "breakthrough 7.10g",
        "breakthrough 5.2g",
        "breakthrough 7.3j",
        "breakthrough 6.3l"
    })
    public static void play(State s, BreakthroughOrder.Exit order, Consumer<BreakthroughEvent> tell) {
        int u = order.unit().index();
        Forces forces = s.forces();
        int hex = forces.hex(u);
        ArtilleryTransfers.returnAll(s, u);
        forces.setOp(u, 0);
        forces.setAdvance(u, false);
        forces.setExitTurn(u, s.turn().number());
        forces.remove(u, Status.EXITED);
        tell.accept(new OperationEvent.Exited(
                Army.GERMAN, order.unit().id(), s.board().hex(hex).toString(), Optional.of(forces.strength(u))));
        Reinforcements.exited(s, forces.strength(u), tell);
    }
}
