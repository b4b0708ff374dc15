package salient.hexwar.handicap;

import java.util.Arrays;
import java.util.List;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.rulebook.ClauseId;

/** For whom a scenario is evened. */
public enum Handicap {
    NONE(Option.NO_HANDICAP, "no"),
    /** Its value is {@code yes} because it was the only one when records with a handicap began. */
    REGULAR("yes", "between regular players"),
    VETERANS("veterans", "between veterans");

    /** Those that give points. */
    public static final List<Handicap> SIZES = List.of(REGULAR, VETERANS);

    private final String id;
    private final String title;

    Handicap(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** The value of the option that chooses it. */
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    /** The one that is chosen. */
    public static Handicap of(Options options) {
        String value = options.get(Option.HANDICAP);
        return Arrays.stream(values())
                .filter(handicap -> handicap.id.equals(value))
                .findFirst()
                .orElseThrow();
    }

    /** @param usual what is played if nothing is chosen */
    public static Option option(String explanation, Handicap usual, ClauseId clause) {
        return new Option(
                Option.HANDICAP,
                "Handicap",
                "Ours, for players of equal strength: " + explanation,
                Arrays.stream(values())
                        .map(handicap -> new Option.Value(handicap.id, handicap.title))
                        .toList(),
                usual.id,
                clause);
    }
}
