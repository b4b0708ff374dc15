package salient.kernel.notation;

/** Text that cannot be read: a player's mistake, so its message is for the player. */
public final class BadNotation extends RuntimeException {
    /** Where in a text; lines and columns count from 1. */
    public record Place(int line, int column) {}

    private final transient Place place;
    private final String problem;

    public BadNotation(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": " + problem);
        place = new Place(line, column);
        this.problem = problem;
    }

    public Place place() {
        return place;
    }

    /** What was found and what was expected, without the place. */
    public String problem() {
        return problem;
    }

    /** The same complaint about a text that stands inside a larger one, beginning at this line and column. */
    public BadNotation within(int firstLine, int firstColumn) {
        return new BadNotation(firstLine + place.line() - 1, firstColumn + place.column() - 1, problem);
    }
}
