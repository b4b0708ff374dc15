package salient.kernel.play;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The options chosen for one game: every option of the game has a value here. */
public record Options(SortedMap<String, String> values) {
    public Options {
        values = new TreeMap<>(values);
    }

    /** By option id. A copy, since the browser's class library has no read-only sorted maps. */
    @Override
    public SortedMap<String, String> values() {
        return new TreeMap<>(values);
    }

    /**
     * What the hash of a state is made of. Records from before there was a handicap have hashes without it, so it counts only
     * where it is chosen.
     */
    public SortedMap<String, String> hashed() {
        SortedMap<String, String> counted = values();
        counted.remove(Option.HANDICAP, Option.NO_HANDICAP);
        return counted;
    }

    /** Fills in defaults; an unknown option or value is a {@link BadOption}. */
    public static Options of(List<Option> known, Map<String, String> chosen) {
        SortedMap<String, String> all = new TreeMap<>();
        for (Option option : known) all.put(option.id(), option.defaultValue());
        for (Map.Entry<String, String> choice : new TreeMap<>(chosen).entrySet()) {
            Option option = known.stream()
                    .filter(o -> o.id().equals(choice.getKey()))
                    .findFirst()
                    .orElseThrow(() -> new BadOption("There is no option " + choice.getKey() + "; the options are "
                            + String.join(", ", known.stream().map(Option::id).toList()) + "."));
            if (option.values().stream().noneMatch(v -> v.id().equals(choice.getValue())))
                throw new BadOption("Option " + option.id() + " cannot be " + choice.getValue() + "; it can be "
                        + String.join(
                                ", ",
                                option.values().stream().map(Option.Value::id).toList()) + ".");
            all.put(choice.getKey(), choice.getValue());
        }
        return new Options(all);
    }

    public String get(String id) {
        String value = values.get(id);
        if (value == null) throw new IllegalArgumentException("no option " + id);
        return value;
    }

    public boolean yes(String id) {
        return get(id).equals("yes");
    }

    /** A choice that does not exist or does not go with the others; the message is for the reader. */
    public static final class BadOption extends RuntimeException {
        public BadOption(String message) {
            super(message);
        }
    }
}
