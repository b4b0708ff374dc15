package salient.kernel.notation;

/** Text that cannot be read: a player's mistake, so its message is for the player. Lines and columns count from 1. */
public final class BadNotation extends RuntimeException {
    private final int line;
    private final int column;
    private final String problem;

    public BadNotation(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": " + problem);
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** What was found and what was expected, without the place. */
    public String problem() {
        return problem;
    }

    /** The same complaint about a text that stands inside a larger one, beginning at this line and column. */
    public BadNotation within(int firstLine, int firstColumn) {
        return new BadNotation(firstLine + line - 1, firstColumn + column - 1, problem);
    }
}
