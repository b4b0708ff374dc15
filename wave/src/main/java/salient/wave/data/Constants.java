package salient.wave.data;

import java.util.Collection;
import salient.kernel.data.Figures;

/** Single figures of the rules (constants.csv): limits, prices, ranges. Read once; rule classes keep what they need in a constant. */
public final class Constants {
    private static final Figures ALL = new Figures("wave", "wave/constants.csv", "figure");

    private Constants() {}

    public static int of(String name) {
        return ALL.of(name);
    }

    public static Collection<Figures.Figure> all() {
        return ALL.all().values();
    }
}
