package salient.lab.stats;

import java.util.Arrays;

/** Estimates from many games with their 95% intervals: a share or a mean without one says too much. */
public final class Estimates {
    static final double Z = 1.959964;

    /**
     * What Student's distribution has in the place of {@link #Z}: few games give a wider interval.
     *
     * @param z        of the normal distribution
     * @param freedoms how many values beyond the first
     */
    static double student(double z, int freedoms) {
        if (freedoms == 1) return 12.7062 * z / Z;
        if (freedoms == 2) return 4.3027 * z / Z;
        double v = freedoms;
        double z3 = z * z * z;
        double z5 = z3 * z * z;
        return z
                + (z3 + z) / (4 * v)
                + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v)
                + (3 * z5 * z * z + 19 * z5 + 17 * z3 - 15 * z) / (384 * v * v * v);
    }

    private Estimates() {}

    /** How many times as wide an interval must be so that among so many of them none is wrong (95%, Bonferroni). */
    public static double forMany(int intervals) {
        double tail = 0.025 / Math.max(1, intervals);
        double t = Math.sqrt(-2 * Math.log(tail));
        double z = t
                - (2.515517 + 0.802853 * t + 0.010328 * t * t)
                        / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t);
        return z / Z;
    }

    /** How often something happened; the interval is Wilson's, which holds for few games and rare results too. */
    public record Share(String of, int count, double share, double low, double high) {
        /** Of n games. */
        public static Share of(String what, int count, int n) {
            if (n == 0) return new Share(what, 0, 0, 0, 1);
            double p = (double) count / n;
            double z2 = Z * Z / n;
            double center = (p + z2 / 2) / (1 + z2);
            double half = Z / (1 + z2) * Math.sqrt(p * (1 - p) / n + z2 / (4 * n));
            return new Share(what, count, p, Math.max(0, center - half), Math.min(1, center + half));
        }
    }

    /**
     * The share of the points that a player won: 1 for a victory, half for a draw. The two games of a pair have the same dice and
     * swapped sides, so the interval is that of the pairs. To those that were played two are added, one won and one lost, so that
     * a player who won all has no interval of width 0.
     */
    public record Points(double share, double low, double high) {
        /** @param pairs the mean points of the games of each pair */
        public static Points of(double[] pairs) {
            double[] more = Arrays.copyOf(pairs, pairs.length + 2);
            more[pairs.length] = 1;
            Mean mean = Mean.of(more);
            return new Points(Mean.of(pairs).mean(), Math.max(0, mean.low()), Math.min(1, mean.high()));
        }
    }

    /** A mean with its standard deviation and interval. */
    public record Mean(double mean, double deviation, double low, double high) {
        public static Mean of(double[] values) {
            if (values.length == 0) return new Mean(0, 0, 0, 0);
            double sum = 0;
            for (double value : values) sum += value;
            double mean = sum / values.length;
            double squares = 0;
            for (double value : values) squares += (value - mean) * (value - mean);
            double deviation = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
            double half = values.length < 2 ? 0 : student(Z, values.length - 1) * deviation / Math.sqrt(values.length);
            return new Mean(mean, deviation, mean - half, mean + half);
        }

        /** Half the width of the interval: the number after the plus-minus sign. */
        public double half() {
            return (high - low) / 2;
        }
    }

    /**
     * A straight line through points.
     *
     * @param explained the part of the variance of y that the line explains, from 0 to 1
     */
    public record Line(double slope, double intercept, double explained) {
        public static Line through(double[] x, double[] y) {
            Mean meanX = Mean.of(x);
            Mean meanY = Mean.of(y);
            double xy = 0;
            double xx = 0;
            double yy = 0;
            for (int i = 0; i < x.length; i++) {
                double dx = x[i] - meanX.mean();
                double dy = y[i] - meanY.mean();
                xy += dx * dy;
                xx += dx * dx;
                yy += dy * dy;
            }
            if (xx == 0 || yy == 0) return new Line(0, meanY.mean(), 0);
            return new Line(xy / xx, meanY.mean() - xy / xx * meanX.mean(), xy * xy / xx / yy);
        }
    }

    /** The value below which this part of the sorted values lies. */
    public static int quantile(int[] sorted, double part) {
        return sorted[Math.clamp((long) Math.floor(part * (sorted.length - 1) + 0.5), 0, sorted.length - 1)];
    }
}
