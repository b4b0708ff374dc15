package salient.breakthrough.tables;

import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** 2.0a: the two sides, the American first, as in every phase they share (2.3b). */
@Clause("breakthrough 2.0a")
public enum Army {
    AMERICAN(new Side("american", "American")),
    GERMAN(new Side("german", "German"));

    private static final Army[] ALL = values();

    private final Side side;

    Army(Side side) {
        this.side = side;
    }

    public Side side() {
        return side;
    }

    /** As the unit display of 13.3 calls it. */
    public String shortName() {
        return this == AMERICAN ? "USA" : "GER";
    }

    public Army opponent() {
        return ALL[1 - ordinal()];
    }

    /** The army of that number, for inner loops. */
    public static Army of(int ordinal) {
        return ALL[ordinal];
    }
}
