package salient.greatbattles.paths;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.BaseSize;

/**
 * The ways of a battalion's stands in one move, packed into numbers: for each stand its index, the facing it ends with,
 * whether it ends in the rear, how many points its way has, and the points. All stands move at once, each in proportion
 * to its own way.
 */
public final class Paths {
    /** The quarter inch by which a path is followed and enemies are spotted. */
    public static final int STEP = 250;

    private static final int HEAD = 4;

    private final int[] packed;
    private final int[] starts;
    private final int[] lengths;
    /** The bases at the ends of the paths, null until needed. */
    private final Base[] lasts;

    public Paths(int[] packed) {
        this.packed = packed;
        int n = 0;
        for (int at = 0; at < packed.length; at += HEAD + 2 * packed[at + 3]) n++;
        starts = new int[n];
        n = 0;
        for (int at = 0; at < packed.length; at += HEAD + 2 * packed[at + 3]) starts[n++] = at;
        lengths = new int[n];
        for (int i = 0; i < n; i++)
            for (int k = 0; k + 1 < points(i); k++) lengths[i] += leg(i, k).length();
        lasts = new Base[n];
    }

    /** The path of one stand. */
    public record Way(int stand, int facing, boolean rear, List<Point> points) {}

    public static Paths of(List<Way> ways) {
        int size = 0;
        for (Way w : ways) size += HEAD + 2 * w.points().size();
        int[] packed = new int[size];
        int at = 0;
        for (Way w : ways) {
            packed[at++] = w.stand();
            packed[at++] = w.facing();
            packed[at++] = w.rear() ? 1 : 0;
            packed[at++] = w.points().size();
            for (Point p : w.points()) {
                packed[at++] = p.x();
                packed[at++] = p.y();
            }
        }
        return new Paths(packed);
    }

    /** Which of packed paths is that of a stand, -1 if it has none; without unpacking them. */
    public static int indexOf(int[] packed, int stand) {
        int i = 0;
        for (int at = 0; at < packed.length; at += HEAD + 2 * packed[at + 3], i++) if (packed[at] == stand) return i;
        return -1;
    }

    public int[] packed() {
        return packed;
    }

    public int count() {
        return starts.length;
    }

    public int stand(int i) {
        return packed[starts[i]];
    }

    public int facing(int i) {
        return packed[starts[i] + 1];
    }

    public boolean rear(int i) {
        return packed[starts[i] + 2] != 0;
    }

    public int points(int i) {
        return packed[starts[i] + 3];
    }

    public Point point(int i, int k) {
        int at = starts[i] + HEAD + 2 * k;
        return new Point(packed[at], packed[at + 1]);
    }

    public Segment leg(int i, int k) {
        return new Segment(point(i, k), point(i, k + 1));
    }

    public Point end(int i) {
        return point(i, points(i) - 1);
    }

    public int length(int i) {
        return lengths[i];
    }

    public int longest() {
        int most = 0;
        for (int i = 0; i < count(); i++) most = Math.max(most, length(i));
        return most;
    }

    /** How far along its path a stand is when the longest path has been followed this far. */
    public int progress(int i, int walked, int longest) {
        return longest == 0 ? 0 : (int) ((long) length(i) * Math.min(walked, longest) / longest);
    }

    public Point along(int i, int mils) {
        int left = mils;
        for (int k = 0; k + 1 < points(i); k++) {
            Segment leg = leg(i, k);
            int length = leg.length();
            if (left < length) return leg.a().towards(leg.b(), left, length);
            left -= length;
        }
        return end(i);
    }

    /** The base at the end of the path. */
    public Base last(State s, int i) {
        if (lasts[i] == null) {
            BaseSize size = s.size(stand(i));
            lasts[i] = new Base(end(i), facing(i), size.depth(), size.frontage());
        }
        return lasts[i];
    }

    /** The base on the path; it turns to its new facing when it arrives. */
    public Base base(State s, int i, int walked, int longest) {
        if (walked >= longest) return last(s, i);
        return s.base(stand(i)).at(along(i, progress(i, walked, longest)));
    }

    /** G32: the cost of the path up to a place; -1 if impassable. */
    public long cost(State s, Rates rates, int i, int from, int to) {
        long cost = 0;
        int before = 0;
        for (int k = 0; k + 1 < points(i); k++) {
            Segment leg = leg(i, k);
            int length = leg.length();
            int a = Math.clamp(from - before, 0, length);
            int b = Math.clamp(to - before, 0, length);
            if (b > a) {
                long piece = rates.cost(s, leg.a(), leg.b(), length, a, b);
                if (piece < 0) return -1;
                cost += piece;
            }
            before += length;
        }
        return cost;
    }
}
