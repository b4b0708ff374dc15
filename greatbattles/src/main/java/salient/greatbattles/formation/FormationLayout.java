package salient.greatbattles.formation;

import java.util.Arrays;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/**
 * ACT1: a battalion forms around its center stand. The order of its stands is free, so the shortest of a few sensible
 * orders is used: as numbered, from left to right, or from front to rear.
 */
public final class FormationLayout {
    private FormationLayout() {}

    /** Bases in the order of the stands given, that of the center stand at a place. Not for a road column. */
    @Clause("greatbattles ACT1")
    public static Formations.Layout round(
            State s, int[] stands, int center, Formation formation, Point at, int facing) {
        Formations.Layout best = null;
        long shortest = Long.MAX_VALUE;
        for (int[] order : orders(s, stands, formation, facing)) {
            Formations.Layout laid = laid(s, stands, order, formation, at, facing);
            Point middle = laid.bases()[center].center();
            Formations.Layout there = laid.shifted(at.x() - middle.x(), at.y() - middle.y());
            long longest = 0;
            for (int i = 0; i < stands.length; i++)
                longest = Math.max(longest, s.at(stands[i]).squaredTo(there.bases()[i].center()));
            if (longest < shortest) {
                shortest = longest;
                best = there;
            }
        }
        return best;
    }

    /** Lays the stands out in an order and returns the places in the order given. */
    private static Formations.Layout laid(
            State s, int[] stands, int[] order, Formation formation, Point at, int facing) {
        int[] ordered = new int[stands.length];
        for (int k = 0; k < ordered.length; k++) ordered[k] = stands[order[k]];
        Formations.Layout laid =
                Formations.layout(s, ordered, formation, at, facing).orElseThrow();
        Base[] bases = new Base[stands.length];
        boolean[] rear = new boolean[stands.length];
        for (int k = 0; k < ordered.length; k++) {
            bases[order[k]] = laid.bases()[k];
            rear[order[k]] = laid.rear()[k];
        }
        return new Formations.Layout(bases, rear);
    }

    /** The orders to try, each with the support stands last. */
    private static int[][] orders(State s, int[] stands, Formation formation, int facing) {
        int[] numbered = those(s, stands, false);
        long[] right = new long[stands.length];
        long[] behind = new long[stands.length];
        for (int i = 0; i < stands.length; i++) {
            right[i] = right(s.at(stands[i]), facing);
            behind[i] = -ahead(s.at(stands[i]), facing);
        }
        int[] leftToRight = sorted(numbered, right);
        int[] frontToRear = sorted(numbered, behind);
        int[][] orders = switch (formation) {
            case DEFENSIVE -> new int[][] {numbered, leftToRight};
            case MARCH -> new int[][] {numbered, frontToRear, leftToRight};
            case ASSAULT -> new int[][] {numbered, folded(leftToRight), ranked(frontToRear, right)};
            case ROAD -> throw new IllegalArgumentException("a road column is laid along its road");
        };
        int[] support = those(s, stands, true);
        for (int k = 0; k < orders.length; k++) orders[k] = joined(orders[k], support);
        return orders;
    }

    /** The support stands, or the others, by their places among the stands given. */
    private static int[] those(State s, int[] stands, boolean support) {
        int[] found = new int[stands.length];
        int count = 0;
        for (int i = 0; i < stands.length; i++) if (s.type(stands[i]).support() == support) found[count++] = i;
        return Arrays.copyOf(found, count);
    }

    /** A few numbers by their keys; equal ones stay as they are. */
    private static int[] sorted(int[] some, long[] key) {
        int[] sorted = some.clone();
        for (int k = 1; k < sorted.length; k++) {
            int next = sorted[k];
            int to = k;
            for (; to > 0 && key[sorted[to - 1]] > key[next]; to--) sorted[to] = sorted[to - 1];
            sorted[to] = next;
        }
        return sorted;
    }

    private static int[] joined(int[] first, int[] second) {
        int[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    /** A line folds into two ranks without stands passing each other: places are filled from left to right. */
    private static int[] folded(int[] line) {
        int front = Formations.frontRank(line.length);
        int rear = line.length - front;
        int[] ranks = new int[line.length];
        int first = 0;
        int second = 0;
        for (int who : line) {
            // How far left the next free place of each rank is, counted from the middle in tenths of an inch.
            int ofFront = 10 * (2 * first - front + 1);
            int ofRear = 9 * (2 * second - rear + 1);
            if (second == rear || first < front && ofFront <= ofRear) ranks[first++] = who;
            else ranks[front + second++] = who;
        }
        return ranks;
    }

    /** The foremost stands stay in front; each rank is filled from left to right. */
    private static int[] ranked(int[] frontToRear, long[] right) {
        int front = Formations.frontRank(frontToRear.length);
        return joined(
                sorted(Arrays.copyOf(frontToRear, front), right),
                sorted(Arrays.copyOfRange(frontToRear, front, frontToRear.length), right));
    }

    private static long ahead(Point p, int facing) {
        return (long) p.x() * Bearing.east(facing) + (long) p.y() * Bearing.north(facing);
    }

    private static long right(Point p, int facing) {
        return (long) p.x() * Bearing.north(facing) - (long) p.y() * Bearing.east(facing);
    }
}
