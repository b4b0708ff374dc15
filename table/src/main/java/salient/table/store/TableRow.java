package salient.table.store;

import java.time.Instant;

/**
 * What never changes about a table.
 *
 * @param header the header of the game's record: rules, scenario, options, commitment
 * @param study to look at only
 * @param seed the secret of its dice; empty where a record came without it
 */
public record TableRow(
        String id,
        String game,
        String header,
        String title,
        boolean spectators,
        boolean study,
        String seed,
        Instant createdAt) {

    /** Without the seed: a row must not reach a log with its secret. */
    @Override
    public String toString() {
        return "table " + id + " of " + game;
    }
}
