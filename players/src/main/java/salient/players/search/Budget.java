package salient.players.search;

/**
 * How much a search may think. It counts playouts and not time, so that the same seed plays the same game.
 *
 * @param playouts   for one choice of a plan
 * @param turns      how many turns a playout looks ahead
 * @param variations how many variations of the best plan are tried after the candidates
 */
public record Budget(int playouts, int turns, int variations) {
    public Budget {
        if (playouts < 1 || turns < 1) throw new IllegalArgumentException("a search needs a playout and a turn");
        if (variations < 0) throw new IllegalArgumentException("a search cannot try fewer than no variations");
    }

    /** Without variations. */
    public Budget(int playouts, int turns) {
        this(playouts, turns, 0);
    }

    /** The same with another number of playouts. */
    public Budget withPlayouts(int other) {
        return new Budget(other, turns, variations);
    }
}
