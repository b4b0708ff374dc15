package salient.greatbattles.formation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/**
 * ACT1: a battalion draws up round its centre stand. Which stand takes which place is its own affair, so the shortest of
 * a few sensible orders is taken: as numbered, from left to right, or from front to rear.
 */
@Clause("greatbattles ACT1")
public final class DrawingUp {
    private DrawingUp() {}

    /** Bases in the order of the stands given, that of the centre stand at a place. Not for a road column. */
    public static Formations.Layout round(
            State s, int[] stands, int centre, Formation formation, Point at, int facing) {
        Formations.Layout best = null;
        long shortest = Long.MAX_VALUE;
        for (List<Integer> order : orders(s, stands, formation, facing)) {
            Formations.Layout laid = laid(s, stands, order, formation, at, facing);
            Point middle = laid.bases()[centre].centre();
            Formations.Layout there = laid.shifted(at.x() - middle.x(), at.y() - middle.y());
            long longest = 0;
            for (int i = 0; i < stands.length; i++)
                longest = Math.max(longest, s.at(stands[i]).squaredTo(there.bases()[i].centre()));
            if (longest < shortest) {
                shortest = longest;
                best = there;
            }
        }
        return best;
    }

    /** Lays the stands out in an order and gives the places back as the stands were given. */
    private static Formations.Layout laid(
            State s, int[] stands, List<Integer> order, Formation formation, Point at, int facing) {
        int[] ordered = new int[stands.length];
        for (int k = 0; k < ordered.length; k++) ordered[k] = stands[order.get(k)];
        Formations.Layout laid =
                Formations.layout(s, ordered, formation, at, facing).orElseThrow();
        Base[] bases = new Base[stands.length];
        boolean[] rear = new boolean[stands.length];
        for (int k = 0; k < ordered.length; k++) {
            bases[order.get(k)] = laid.bases()[k];
            rear[order.get(k)] = laid.rear()[k];
        }
        return new Formations.Layout(bases, rear);
    }

    private static List<List<Integer>> orders(State s, int[] stands, Formation formation, int facing) {
        List<Integer> numbered = new ArrayList<>();
        List<Integer> support = new ArrayList<>();
        for (int i = 0; i < stands.length; i++) (s.type(stands[i]).support() ? support : numbered).add(i);
        Comparator<Integer> fromLeft = Comparator.comparingLong(i -> right(s.at(stands[i]), facing));
        List<Integer> leftToRight = new ArrayList<>(numbered);
        leftToRight.sort(fromLeft);
        List<Integer> frontToRear = new ArrayList<>(numbered);
        frontToRear.sort(Comparator.comparingLong(i -> -ahead(s.at(stands[i]), facing)));
        List<List<Integer>> orders = switch (formation) {
            case DEFENSIVE -> List.of(numbered, leftToRight);
            case MARCH -> List.of(numbered, frontToRear, leftToRight);
            case ASSAULT -> List.of(numbered, folded(leftToRight), ranked(frontToRear, fromLeft));
            case ROAD -> throw new IllegalArgumentException("a road column is laid along its road");
        };
        List<List<Integer>> all = new ArrayList<>();
        for (List<Integer> order : orders) {
            List<Integer> whole = new ArrayList<>(order);
            whole.addAll(support);
            all.add(whole);
        }
        return all;
    }

    /** A line folds into two ranks without anybody passing another: places are taken from left to right. */
    private static List<Integer> folded(List<Integer> line) {
        int front = Formations.frontRank(line.size());
        int rear = line.size() - front;
        List<Integer> first = new ArrayList<>();
        List<Integer> second = new ArrayList<>();
        for (int who : line) {
            // How far left the next free place of each rank is, counted from the middle in tenths of an inch.
            int ofFront = 10 * (2 * first.size() - front + 1);
            int ofRear = 9 * (2 * second.size() - rear + 1);
            boolean inFront = second.size() == rear || first.size() < front && ofFront <= ofRear;
            (inFront ? first : second).add(who);
        }
        first.addAll(second);
        return first;
    }

    /** Those who are foremost stay in front; each rank is taken from left to right. */
    private static List<Integer> ranked(List<Integer> frontToRear, Comparator<Integer> fromLeft) {
        int front = Formations.frontRank(frontToRear.size());
        List<Integer> first = new ArrayList<>(frontToRear.subList(0, front));
        List<Integer> second = new ArrayList<>(frontToRear.subList(front, frontToRear.size()));
        first.sort(fromLeft);
        second.sort(fromLeft);
        first.addAll(second);
        return first;
    }

    private static long ahead(Point p, int facing) {
        return (long) p.x() * Bearing.east(facing) + (long) p.y() * Bearing.north(facing);
    }

    private static long right(Point p, int facing) {
        return (long) p.x() * Bearing.north(facing) - (long) p.y() * Bearing.east(facing);
    }
}
