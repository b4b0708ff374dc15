package salient.breakthrough.combat;

import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.OrderOfBattle;

/** Combatants for tests of the arithmetic: a fresh, supplied regiment, changed as the case asks. */
final class Troops {
    private Troops() {}

    static Combatant regiment(int combat) {
        return fresh("422/106", combat);
    }

    static Combatant division(int combat) {
        return fresh("DIV/106", combat);
    }

    private static Combatant fresh(String id, int combat) {
        return new Combatant(OrderOfBattle.named(id), combat, 100, 0, false, SupplyState.SUPPLIED, 0, false);
    }

    static Combatant efficiency(int efficiency, Combatant c) {
        return new Combatant(
                c.unit(), c.combat(), efficiency, c.fort(), c.traveling(), c.supply(), c.artillery(), c.acrossRiver());
    }

    static Combatant fort(int level, Combatant c) {
        return new Combatant(
                c.unit(), c.combat(), c.efficiency(), level, c.traveling(), c.supply(), c.artillery(), c.acrossRiver());
    }

    static Combatant traveling(Combatant c) {
        return new Combatant(
                c.unit(), c.combat(), c.efficiency(), c.fort(), true, c.supply(), c.artillery(), c.acrossRiver());
    }

    static Combatant supply(SupplyState state, Combatant c) {
        return new Combatant(
                c.unit(), c.combat(), c.efficiency(), c.fort(), c.traveling(), state, c.artillery(), c.acrossRiver());
    }

    static Combatant artillery(int points, Combatant c) {
        return new Combatant(
                c.unit(), c.combat(), c.efficiency(), c.fort(), c.traveling(), c.supply(), points, c.acrossRiver());
    }

    static Combatant acrossRiver(Combatant c) {
        return new Combatant(
                c.unit(), c.combat(), c.efficiency(), c.fort(), c.traveling(), c.supply(), c.artillery(), true);
    }
}
