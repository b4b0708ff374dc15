package salient.kernel.play;

import java.util.SortedMap;
import java.util.TreeMap;

/** A set of options that belong together, chosen with one click. What it does not name has its default. */
public record Profile(String id, String title, String summary, SortedMap<String, String> options) {
    public Profile {
        options = new TreeMap<>(options);
    }

    /** A copy, as in {@link Options}. */
    @Override
    public SortedMap<String, String> options() {
        return new TreeMap<>(options);
    }
}
