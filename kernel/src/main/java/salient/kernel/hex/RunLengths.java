package salient.kernel.hex;

import java.util.StringJoiner;

/** A line of yes and no as the lengths of its runs, beginning with a run of no: {@code 3 2 1} is no no no yes yes no. */
public final class RunLengths {
    private RunLengths() {}

    public static String of(boolean[] values) {
        StringJoiner runs = new StringJoiner(" ");
        boolean current = false;
        int length = 0;
        for (boolean value : values) {
            if (value != current) {
                runs.add(Integer.toString(length));
                current = value;
                length = 0;
            }
            length++;
        }
        return runs.add(Integer.toString(length)).toString();
    }

    /** Adds one to the count of every place that is a yes. */
    public static void count(String runs, int[] counts) {
        boolean current = false;
        int at = 0;
        for (String run : runs.split(" ")) {
            int end = at + Integer.parseInt(run);
            if (end > counts.length)
                throw new IllegalArgumentException("a front of more than " + counts.length + " hexes");
            for (; at < end; at++) if (current) counts[at]++;
            current = !current;
        }
    }
}
