package salient.greatbattles.geometry;

/**
 * Directions in whole degrees of the compass: 0 is north, 90 east. Sines come from a table of millionths, so that every
 * machine turns a base to the same mil; nothing in the rules needs a finer angle.
 */
public final class Bearing {
    public static final int CIRCLE = 360;
    static final long SCALE = 1_000_000;

    /** sin(0) to sin(90) in millionths. */
    private static final int[] SINES = {
        0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434, 173648, 190809, 207912, 224951, 241922,
        258819, 275637, 292372, 309017, 325568, 342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472,
        484810, 500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320, 642788, 656059, 669131,
        681998, 694658, 707107, 719340, 731354, 743145, 754710, 766044, 777146, 788011, 798636, 809017, 819152, 829038,
        838671, 848048, 857167, 866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184, 933580, 939693,
        945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627, 984808, 987688, 990268, 992546, 994522,
        996195, 997564, 998630, 999391, 999848, 1000000
    };

    /** sin(0) to sin(449), so that a cosine is found a quarter further on. */
    private static final int[] EAST = new int[CIRCLE + 90];

    static {
        for (int d = 0; d < EAST.length; d++)
            EAST[d] = (d / 180 % 2 == 0 ? 1 : -1) * SINES[d % 180 <= 90 ? d % 180 : 180 - d % 180];
    }

    private Bearing() {}

    public static int normal(int degrees) {
        return Math.floorMod(degrees, CIRCLE);
    }

    /** The eastward part of a step of one million in this direction. */
    public static int east(int degrees) {
        return EAST[normal(degrees)];
    }

    public static int north(int degrees) {
        return EAST[normal(degrees) + 90];
    }

    /** The place reached from another by moving this many mils forward and this many to the right of a facing. */
    public static Point step(Point from, int facing, int forward, int right) {
        return from.plus(eastward(facing, forward, right), northward(facing, forward, right));
    }

    /** How far east such a step moves. */
    static int eastward(int facing, int forward, int right) {
        return rounded((long) forward * east(facing) + (long) right * north(facing));
    }

    static int northward(int facing, int forward, int right) {
        return rounded((long) forward * north(facing) - (long) right * east(facing));
    }

    /** Half away from zero, so that opposite steps lead to opposite places. */
    private static int rounded(long millionths) {
        return (int) ((millionths + (millionths < 0 ? -SCALE / 2 : SCALE / 2)) / SCALE);
    }

    /** The whole degree nearest to the direction from one place to another; north if they are the same. */
    public static int of(Point from, Point to) {
        long dx = to.x() - from.x();
        long dy = to.y() - from.y();
        int best = 0;
        long most = Long.MIN_VALUE;
        int start = dx >= 0 ? (dy >= 0 ? 0 : 90) : dy < 0 ? 180 : 270;
        for (int d = start; d <= start + 90; d++) {
            long along = dx * east(d) + dy * north(d);
            if (along > most) {
                most = along;
                best = d;
            }
        }
        return normal(best);
    }

    /** The smaller angle between two directions, 0 to 180. */
    public static int between(int one, int other) {
        int turn = normal(one - other);
        return Math.min(turn, CIRCLE - turn);
    }
}
