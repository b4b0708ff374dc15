package salient.breakthrough.combat;

import salient.breakthrough.tables.Constants;
import salient.kernel.rulebook.Clause;

/** 8.4c: how likely a surviving defender is to retreat. */
final class RetreatChance {
    /** Chances of 8.4c are multiples of a hundredth of a percent once rounded up to a face of this die. */
    static final int DIE = 10_000;

    private static final int PER_LOSS_TENTHS = Constants.of("retreat-per-loss-tenths");
    private static final int PER_EFFICIENCY_TENTHS = Constants.of("retreat-per-efficiency-tenths");
    private static final int PER_FORT_PERCENT = Constants.of("retreat-per-fort-percent");
    private static final int MOST_PERCENT = Constants.of("retreat-most-percent");

    private RetreatChance() {}

    /**
     * How many faces of the die make a unit retreat, after it lost so many of its strength points. The chance is 2.5
     * per percent lost, 0.5 per point of efficiency missing, 10 less per fortification level, from 0 to 95.
     */
    @Clause({"breakthrough 8.4a", "breakthrough 8.4c", "breakthrough 7.8f"})
    static int faces(int loss, int strength, int efficiency, int fort) {
        int byLoss = Math.ceilDiv(PER_LOSS_TENTHS * 1000 * loss, strength);
        int chance = byLoss + PER_EFFICIENCY_TENTHS * 10 * (100 - efficiency) - PER_FORT_PERCENT * 100 * fort;
        return Math.clamp(chance, 0, MOST_PERCENT * 100);
    }
}
