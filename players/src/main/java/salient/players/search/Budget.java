package salient.players.search;

/**
 * How much a search may think. It counts playouts and not time, so that the same seed plays the same game.
 *
 * @param playouts for one choice of a plan
 * @param turns    how many turns a playout looks ahead
 */
public record Budget(int playouts, int turns) {
    public Budget {
        if (playouts < 1 || turns < 1) throw new IllegalArgumentException("a search needs a playout and a turn");
    }
}
