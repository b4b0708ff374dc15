package salient.breakthrough.tables;

import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** 2.0a: the two sides, the American first, as in every phase they share (2.3b). */
@Clause("breakthrough 2.0a")
public enum Army {
    AMERICAN(new Side("american", "American"), "USA"),
    GERMAN(new Side("german", "German"), "GER");

    private static final Army[] ALL = values();

    private final Side side;
    private final String shortName;

    Army(Side side, String shortName) {
        this.side = side;
        this.shortName = shortName;
    }

    public Side side() {
        return side;
    }

    /** As the unit display of 13.3 calls it. */
    public String shortName() {
        return shortName;
    }

    public Army opponent() {
        return ALL[1 - ordinal()];
    }

    /** The army of that number, for inner loops. */
    public static Army of(int ordinal) {
        return ALL[ordinal];
    }
}
