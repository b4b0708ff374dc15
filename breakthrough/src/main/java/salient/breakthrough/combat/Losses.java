package salient.breakthrough.combat;

import salient.breakthrough.state.Forces;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 8.1e to 8.1g, 6.4i, 7.9a: what casualties do to the units that take them. */
final class Losses {
    private static final int ATTACKER_TENTHS = Constants.of("efficiency-per-loss-attacker-tenths");
    private static final int DEFENDER_TENTHS = Constants.of("efficiency-per-loss-defender-tenths");

    private static final int EFFICIENCY_LEAST = Constants.of("efficiency-least");

    private Losses() {}

    /** Takes strength points from a unit; both sides are shown how many. */
    static void take(Forces forces, int u, int loss) {
        forces.setStrength(u, forces.strength(u) - loss);
        forces.setReported(u, Math.max(0, forces.reported(u) - loss));
    }

    /** 8.1g: half-up of 1.5 per percent lost for an attacker, of 1.0 for a defender. */
    @Clause({"breakthrough 8.1e", "breakthrough 8.1f", "breakthrough 8.1g"})
    static int efficiency(boolean attacking, int loss, int strength) {
        if (loss == 0) return 0;
        return Casualties.halfUp(100L * loss * (attacking ? ATTACKER_TENTHS : DEFENDER_TENTHS), 10L * strength);
    }

    /** 8.1a: never below its least. */
    @Clause("breakthrough 8.1a")
    static int efficiencyAfter(int before, int loss) {
        return Math.max(EFFICIENCY_LEAST, before - loss);
    }

    /** 6.4i: the fraction of its strength that a unit lost, of its artillery, rounded down. */
    @Clause("breakthrough 6.4i")
    static int artillery(int points, int loss, int strength) {
        return points * loss / strength;
    }

    /** 7.9a, 13.5n: a defender with too few operation points goes to 0 and still defends. */
    @Clause({"breakthrough 7.9a", "breakthrough 13.5n"})
    static void payForDefense(Forces forces, int u, Unit unit) {
        forces.setOp(u, Math.max(0, forces.op(u) - OperationCost.DEFEND.of(unit.mobile())));
    }
}
