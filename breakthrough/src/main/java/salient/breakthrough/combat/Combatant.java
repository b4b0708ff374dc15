package salient.breakthrough.combat;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;

/**
 * What counts about a unit in a combat, as it stands before the first roll.
 *
 * @param combat      its unmodified combat strength
 * @param acrossRiver for an attacker: whether a river lies between it and the target (8.2b), bridge or not
 */
record Combatant(
        Unit unit,
        int combat,
        int efficiency,
        int fort,
        boolean traveling,
        SupplyState supply,
        int artillery,
        boolean acrossRiver) {

    static Combatant attacker(State s, int u, int target) {
        int hex = s.forces().hex(u);
        return of(s.forces(), u, s.board().riverAcross(hex, s.board().direction(hex, target)));
    }

    static Combatant defender(State s, int u) {
        return of(s.forces(), u, false);
    }

    private static Combatant of(Forces forces, int u, boolean acrossRiver) {
        return new Combatant(
                OrderOfBattle.unit(u),
                forces.strength(u),
                forces.efficiency(u),
                forces.fort(u),
                forces.traveling(u),
                forces.supply(u),
                forces.artillery(u),
                acrossRiver);
    }
}
