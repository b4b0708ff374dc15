package salient.kernel.play;

/**
 * What a battle costs on average over all results of its dice, exactly.
 *
 * @param attacker the attacker's loss
 * @param defender the defender's loss
 * @param variance of the defender's loss less the attacker's
 */
public record ExpectedLosses(double attacker, double defender, double variance) {
    /** Adds up the results of the dice. */
    public static final class Sum {
        private long ways;
        private long attacker;
        private long defender;
        private long squares;

        /** One result, which so many of all ways lead to. */
        public Sum add(int attackerLoss, int defenderLoss, long times) {
            long swing = defenderLoss - attackerLoss;
            ways += times;
            attacker += times * attackerLoss;
            defender += times * defenderLoss;
            squares += times * swing * swing;
            return this;
        }

        public ExpectedLosses average() {
            double swing = (double) (defender - attacker) / ways;
            return new ExpectedLosses(
                    (double) attacker / ways,
                    (double) defender / ways,
                    Math.max(0, (double) squares / ways - swing * swing));
        }
    }
}
