package salient.greatbattles.tables;

import salient.kernel.notation.EnumWord;
import salient.kernel.rulebook.Clause;

/** C1a, C1e, C1g: the kinds of weather and their sighting distances, in inches. */
@Clause({"greatbattles C1a", "greatbattles C1e", "greatbattles C1g"})
public enum Weather implements EnumWord {
    CLEAR(12),
    OVERCAST(12),
    DRIZZLE(9),
    RAIN(6),
    FOG(3);

    private final int sight;

    Weather(int sight) {
        this.sight = sight;
    }

    public int sight() {
        return sight;
    }
}
