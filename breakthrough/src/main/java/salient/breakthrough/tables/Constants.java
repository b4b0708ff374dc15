package salient.breakthrough.tables;

import java.util.Map;
import salient.kernel.data.Figures;

/**
 * The single figures of the rules, from constants.csv: every one that we reconstructed, so that it can be tuned there
 * without touching code, and the printed ones beside them. A rule class keeps its own in a static final field.
 */
public final class Constants {
    private static final Figures ALL = new Figures("breakthrough", "breakthrough/constants.csv", "constant");

    private Constants() {}

    public static int of(String name) {
        return ALL.of(name);
    }

    /** The figure of each army, by the ordinal of the army: {@code american-NAME} and {@code german-NAME}. */
    public static int[] perArmy(String name) {
        return new int[] {of("american-" + name), of("german-" + name)};
    }

    /** All figures, in the order of the file. */
    public static Map<String, Figures.Figure> all() {
        return ALL.all();
    }
}
