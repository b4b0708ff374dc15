package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;

final class Fortifying {
    private Fortifying() {}

    static int cost(State s, int u) {
        Forces forces = s.forces();
        boolean zone = forces.inZone(forces.hex(u), forces.army(u).opponent());
        boolean engineer = false;
        for (int v = forces.first(forces.hex(u)); v != Forces.NONE; v = forces.next(v))
            engineer |= OrderOfBattle.unit(v).engineer() && !forces.travelling(v);
        OperationCost row = engineer
                ? zone ? OperationCost.FORTIFY_ZOC_ENGINEER : OperationCost.FORTIFY_ENGINEER
                : zone ? OperationCost.FORTIFY_ZOC : OperationCost.FORTIFY;
        return row.of(OrderOfBattle.unit(u).mobile());
    }
}
