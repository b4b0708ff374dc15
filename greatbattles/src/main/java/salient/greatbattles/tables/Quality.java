package salient.greatbattles.tables;

import java.util.Locale;
import salient.kernel.rulebook.Clause;

/** G12, G13: the five grades of troops and artillery, low to high. */
@Clause({"greatbattles G12", "greatbattles G13"})
public enum Quality {
    RAW,
    INFERIOR,
    AVERAGE,
    EXPERIENCED,
    VETERAN;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** R13: one grade lower; Raw stays Raw. */
    public Quality lower() {
        return this == RAW ? RAW : values()[ordinal() - 1];
    }
}
