package salient.breakthrough.organization;

import salient.kernel.rulebook.Clause;

/** 6.6g, 8.3d: dividing whole points in proportion, by largest remainder; ties go to the first in the list. */
public final class Shares {
    private Shares() {}

    /** Adds up to the total; the weights must not all be 0. */
    @Clause({"breakthrough 6.6g", "breakthrough 8.3d"})
    public static int[] divide(int total, int[] weights) {
        long sum = 0;
        for (int weight : weights) sum += weight;
        if (sum == 0) throw new IllegalArgumentException("nothing to divide by");
        int[] shares = new int[weights.length];
        long[] remainders = new long[weights.length];
        int left = total;
        for (int i = 0; i < weights.length; i++) {
            long exact = (long) total * weights[i];
            shares[i] = (int) (exact / sum);
            remainders[i] = exact % sum;
            left -= shares[i];
        }
        for (; left > 0; left--) {
            int largest = 0;
            for (int i = 1; i < weights.length; i++) if (remainders[i] > remainders[largest]) largest = i;
            shares[largest]++;
            remainders[largest] = -1;
        }
        return shares;
    }
}
