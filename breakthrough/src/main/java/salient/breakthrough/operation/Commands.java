package salient.breakthrough.operation;

import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Order;
import salient.kernel.rulebook.Clause;

/** 7.3: what the command menu offers one unit now. */
@Clause({"breakthrough 7.3a", "breakthrough 7.3c", "breakthrough 7.3d", "breakthrough 7.3e"})
public final class Commands {
    private Commands() {}

    public static void list(State s, Unit unit, Consumer<? super Order> each) {
        int u = unit.index();
        each.accept(new BreakthroughOrder.Advance(unit, !s.forces().advance(u)));
        boolean moves = Movement.mayMove(s, u);
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            Direction direction = Direction.of(d);
            if (Plotting.legal(s, u, d)) each.accept(new BreakthroughOrder.Attack(unit, direction));
            if (!moves) continue;
            if (Movement.legal(s, u, d, false)) each.accept(new BreakthroughOrder.Move(unit, direction, false));
            if (s.board().riverAcross(s.forces().hex(u), d) && Movement.legal(s, u, d, true))
                each.accept(new BreakthroughOrder.Move(unit, direction, true));
        }
        if (Fortification.legal(s, u)) each.accept(new BreakthroughOrder.Fortify(unit));
        if (TravelMode.legal(s, u)) each.accept(new BreakthroughOrder.ChangeMode(unit));
        if (Exit.legal(s, u)) each.accept(new BreakthroughOrder.Exit(unit));
    }
}
