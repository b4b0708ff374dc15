package salient.kernel.play;

import java.util.List;

/**
 * How a game stands before it is over: the score as it would be if it ended now, entry by entry, and the figures that a
 * chart of the whole game shows.
 */
public record Standing(int score, List<Outcome.Line> ledger, List<Figure> figures) {
    public Standing {
        ledger = List.copyOf(ledger);
        figures = List.copyOf(figures);
    }

    public enum Kind {
        SCORE,
        LOSSES
    }

    /** One line of a chart at one moment; {@code name} is what is counted, such as "German steps lost". */
    public record Figure(Kind kind, Side side, String name, int value) {}
}
