package salient.breakthrough.combat;

import salient.breakthrough.tables.Constants;
import salient.hexwar.odds.Rational;
import salient.kernel.rulebook.Clause;

/**
 * 8.3: what each side loses, as a function of two rolls of a hundred-sided die, whose u is (roll - 1) / 100 (0d).
 * All arithmetic is in whole numbers (0e); the largest combat that the order of battle allows leaves room in a
 * long, and whatever would not is an ArithmeticException, never a wrong loss.
 */
final class Casualties {
    /** The die that stands for u. */
    @Clause("breakthrough 0d")
    static final int DIE = 100;

    private static final Span ATTACKER =
            Span.of(Constants.of("attacker-loss-constant-permille"), Constants.of("attacker-loss-span-permille"), 1000);
    private static final Span DEFENDER =
            Span.of(Constants.of("defender-loss-base-percent"), Constants.of("defender-loss-span-percent"), 100);
    private static final Rational ODDS_LEAST = new Rational(Constants.of("odds-least-percent"), 100);
    private static final Rational ODDS_MOST = new Rational(Constants.of("odds-most-percent"), 100);
    private static final int ARTILLERY_PER_ATTACKER_LOSS = Constants.of("artillery-per-attacker-loss");
    private static final int ARTILLERY_PER_DEFENDER_LOSS = Constants.of("artillery-per-defender-loss");

    private final int attackers;
    private final int defenders;
    private final int shellingOfAttackers;
    private final int shellingOfDefenders;
    private final long numerator;
    private final long denominator;

    /** Strengths and artillery are unmodified (8.3a, 8.3c); only the odds know the modifiers. */
    @Clause("breakthrough 8.3c")
    Casualties(int attackers, int attackerArtillery, int defenders, int defenderArtillery, Rational odds) {
        this.attackers = attackers;
        this.defenders = defenders;
        shellingOfAttackers = defenderArtillery / ARTILLERY_PER_ATTACKER_LOSS;
        shellingOfDefenders = attackerArtillery / ARTILLERY_PER_DEFENDER_LOSS;
        Rational slope = clamp(odds)
                .times(Rational.of(attackers))
                .times(new Rational(1, ATTACKER.denominator))
                .times(new Rational(1, DEFENDER.denominator));
        numerator = slope.numerator();
        denominator = slope.denominator();
    }

    /** A factor constant + span x u as whole steps over a common denominator, in lowest terms. */
    private record Span(long first, long step, long denominator) {
        Span {
            long divisor = gcd(gcd(first, step), denominator);
            first /= divisor;
            step /= divisor;
            denominator /= divisor;
        }

        static Span of(int constant, int span, int unit) {
            return new Span((long) constant * DIE, span, (long) unit * DIE);
        }

        long at(int roll) {
            return first + step * (roll - 1);
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }
    }

    private static Rational clamp(Rational odds) {
        if (odds.compareTo(ODDS_LEAST) < 0) return ODDS_LEAST;
        return odds.compareTo(ODDS_MOST) > 0 ? ODDS_MOST : odds;
    }

    /** 8.3e, 8.3g: half-up of U x (0.03 + 0.06 u), and one for each 10 points of enemy artillery. */
    @Clause({"breakthrough 8.3e", "breakthrough 8.3g", "breakthrough 8.3a"})
    int attackerLoss(int roll) {
        return Math.min(attackers, halfUp(attackers * ATTACKER.at(roll), ATTACKER.denominator) + shellingOfAttackers);
    }

    /** 8.3f, 8.3g: the attacker's loss before rounding, times odds, times 0.50 + 0.50 u, and 1 for 20 artillery points. */
    @Clause({"breakthrough 8.3f", "breakthrough 8.3b"})
    int defenderLoss(int attackerRoll, int roll) {
        long steps = steps(attackerRoll, roll);
        int loss = halfUp(Math.multiplyExact(numerator, steps), denominator);
        return Math.min(defenders, loss + shellingOfDefenders);
    }

    /**
     * How often each defender loss comes up among all pairs of rolls. A loss needs the product of the two factors to
     * reach a threshold, so that the ten thousand pairs cost a comparison each.
     */
    int[] defenderLossCounts() {
        int[] counts = new int[defenders + 1];
        each((_, loss) -> counts[loss]++);
        return counts;
    }

    /** The losses of one pair of rolls. */
    interface Pair {
        void rolled(int attackerLoss, int defenderLoss);
    }

    /** Every pair of rolls. */
    void each(Pair pair) {
        long[] reach = thresholds();
        for (int first = 1; first <= DIE; first++) {
            int attackerLoss = attackerLoss(first);
            int loss = 0;
            for (int second = 1; second <= DIE; second++) {
                long steps = steps(first, second);
                while (loss + 1 < reach.length && steps >= reach[loss + 1]) loss++;
                pair.rolled(attackerLoss, Math.min(defenders, loss + shellingOfDefenders));
            }
        }
    }

    int[] attackerLossCounts() {
        int[] counts = new int[attackers + 1];
        for (int roll = 1; roll <= DIE; roll++) counts[attackerLoss(roll)]++;
        return counts;
    }

    /** The least product of factors at which half-up gives each loss; no more entries than the defender can lose. */
    private long[] thresholds() {
        long[] reach = new long[defenders + 1];
        for (int loss = 1; loss <= defenders; loss++)
            reach[loss] =
                    Math.ceilDiv(Math.multiplyExact(2L * loss - 1, denominator), Math.multiplyExact(2, numerator));
        return reach;
    }

    private static long steps(int attackerRoll, int roll) {
        return ATTACKER.at(attackerRoll) * DEFENDER.at(roll);
    }

    /** 0e: floor(v + 1/2) of a fraction. */
    static int halfUp(long numerator, long denominator) {
        return Math.toIntExact((Math.multiplyExact(2, numerator) + denominator) / (2 * denominator));
    }
}
