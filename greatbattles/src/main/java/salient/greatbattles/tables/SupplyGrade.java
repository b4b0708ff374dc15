package salient.greatbattles.tables;

import java.util.Locale;
import salient.kernel.rulebook.Clause;

/** G14, R2: the five grades of supply. */
@Clause({"greatbattles G14", "greatbattles R2"})
public enum SupplyGrade {
    POOR,
    INFERIOR,
    AVERAGE,
    SUPERIOR,
    SUPERB;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
