package salient.breakthrough.operation;

import salient.breakthrough.allowance.Allowances;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.kernel.rulebook.Clause;

/**
 * The Operation Phase in which an army moves next, which may be the one being played, and what its units have in it.
 *
 * @param granted the units have their points for it already
 */
record NextOperationPhase(Army army, int turn, boolean second, boolean granted) {
    @Clause("breakthrough 2.3a")
    static NextOperationPhase of(State s, Army army) {
        Phase now = s.turn().phase();
        int turn = s.turn().number();
        if (now.compareTo(Phase.operation(army, false)) <= 0)
            return new NextOperationPhase(army, turn, false, now.compareTo(Phase.SUPPLY) > 0);
        Phase last = Phase.operation(army, true);
        if (now.compareTo(last) <= 0) return new NextOperationPhase(army, turn, true, now == last);
        return new NextOperationPhase(army, turn + 1, false, false);
    }

    Phase phase() {
        return Phase.operation(army, second);
    }

    /** Of a known army what it has or will have; of the other the most that the rules allow. */
    @Clause({"breakthrough 7.4a", "breakthrough 7.4l"})
    int op(State s, int u) {
        boolean known = s.knows(army);
        if (known && granted) return s.forces().op(u);
        if (!second) return Allowances.firstGrant(s, u);
        return known ? Allowances.inSecond(s, u, s.forces().op(u)) : Allowances.mostInSecond(s, u);
    }
}
