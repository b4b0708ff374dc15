package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.CombatModifier;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Terrain;
import salient.kernel.rulebook.Clause;

/** Modified strengths (8.2) in rough figures, for weighing fights that are not yet set up. */
final class Estimates {
    private Estimates() {}

    /** What a unit would bring to an attack, without artillery. */
    static double attack(State s, int u, boolean acrossRiver) {
        double value = s.forces().strength(u) * s.forces().efficiency(u) / 100.0;
        if (acrossRiver) value *= CombatModifier.RIVER.attackerPercent() / 100.0;
        switch (s.forces().supply(u)) {
            case SUPPLIED -> {}
            case UNSUPPLIED -> value *= CombatModifier.UNSUPPLIED.attackerPercent() / 100.0;
            case ISOLATED -> value = 0;
        }
        return divisional(u) ? value * CombatModifier.DIVISIONAL.attackerPercent() / 100.0 : value;
    }

    /** What a unit brings to the defense of a hex, as far as is known, without artillery. */
    @Clause("breakthrough 12.3d")
    static double defense(State s, int u, int hex) {
        Forces forces = s.forces();
        double factor = forces.efficiency(u) / 100.0 * terrain(s.board().terrain(hex));
        factor *= 1 + CombatModifier.FORT_LEVEL.defenderPercent() * forces.fort(u) / 100.0;
        if (forces.traveling(u)) factor *= CombatModifier.TRAVEL.defenderPercent() / 100.0;
        switch (forces.supply(u)) {
            case SUPPLIED -> {}
            case UNSUPPLIED -> factor *= CombatModifier.UNSUPPLIED.defenderPercent() / 100.0;
            case ISOLATED -> factor *= CombatModifier.ISOLATED.defenderPercent() / 100.0;
        }
        double value = forces.strength(u) * Math.min(CombatModifier.LIMIT.defenderPercent() / 100.0, factor);
        return divisional(u) ? value * CombatModifier.DIVISIONAL.defenderPercent() / 100.0 : value;
    }

    static double terrain(Terrain terrain) {
        return CombatModifier.of(terrain).defenderPercent() / 100.0;
    }

    /** The unmodified strength of all units in a hex. */
    static int strengthAt(State s, int hex) {
        int sum = 0;
        for (int u = s.forces().first(hex); u != Forces.NONE; u = s.forces().next(u))
            sum += s.forces().strength(u);
        return sum;
    }

    private static boolean divisional(int u) {
        return OrderOfBattle.unit(u).divisional();
    }
}
