package salient.kernel.play;

import java.util.List;
import salient.kernel.rulebook.ClauseId;

/** A named choice before play, with the clause that introduces it. The first value is not special; the default is named. */
public record Option(
        String id, String title, String explanation, List<Value> values, String defaultValue, ClauseId clause) {
    /** The id of the option that evens a lopsided scenario, in every game that has one. It is ours; printed scenarios begin without it. */
    public static final String HANDICAP = "handicap";

    /** The value of that option where there is none. */
    public static final String NO_HANDICAP = "no";

    /** One thing the option can be set to. */
    public record Value(String id, String title) {}

    public Option {
        values = List.copyOf(values);
        String wanted = defaultValue;
        if (values.stream().noneMatch(v -> v.id().equals(wanted)))
            throw new IllegalArgumentException(id + " has no value " + wanted);
    }

    public static Option yesNo(String id, String title, String explanation, boolean defaultValue, ClauseId clause) {
        return new Option(
                id,
                title,
                explanation,
                List.of(new Value("yes", "yes"), new Value("no", "no")),
                defaultValue ? "yes" : "no",
                clause);
    }
}
