package salient.hexwar.odds;

/** In how many ways dice give each sum: the exact weights behind a preview. */
public final class DiceSums {
    private DiceSums() {}

    /** Entry s is the number of ways in which so many dice with faces 1 to {@code faces} give the sum s. */
    public static long[] ways(int dice, int faces) {
        long[] ways = {1};
        for (int i = 0; i < dice; i++) {
            long[] more = new long[ways.length + faces];
            for (int sum = 0; sum < ways.length; sum++)
                for (int face = 1; face <= faces; face++) more[sum + face] += ways[sum];
            ways = more;
        }
        return ways;
    }
}
