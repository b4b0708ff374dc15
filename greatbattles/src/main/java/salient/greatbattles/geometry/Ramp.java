package salient.greatbattles.geometry;

/**
 * One coordinate of places at even distances along a straight way, each {@code from + (to - from) * mils / length}
 * rounded toward the start, found by adding instead of dividing.
 */
public final class Ramp {
    private final int from;
    private final int sign;
    private final int length;
    /** The next place is {@code from + sign * (done + rest / length)}; a stride adds to both. */
    private int done;

    private int rest;
    private final int strideDone;
    private final int strideRest;

    /** The first place is so many mils along, each next one a stride further. */
    public Ramp(int from, int to, int length, int first, int stride) {
        this.from = from;
        this.length = length;
        sign = to < from ? -1 : 1;
        long rise = Math.abs(to - from);
        done = (int) (rise * first / length);
        rest = (int) (rise * first % length);
        strideDone = (int) (rise * stride / length);
        strideRest = (int) (rise * stride % length);
    }

    public int next() {
        int at = from + sign * done;
        done += strideDone;
        rest += strideRest;
        if (rest >= length) {
            rest -= length;
            done++;
        }
        return at;
    }

    public static int at(int from, int to, int length, int mils) {
        return from + (int) ((long) (to - from) * mils / length);
    }
}
