package salient.geography.check;

import java.util.function.Consumer;

/**
 * What a game's sources print about its map.
 *
 * @param folder the resource folder with set-up hexes and known differences below {@code salient/}, as in {@code wave/map}
 * @param mapClause the clause that asks for a sound map: roads in one piece, rivers without gaps
 * @param setUpClause the clause that lists the set-up hexes
 * @param own states every fact of the game's own
 */
public record PrintedFacts(String folder, String mapClause, String setUpClause, Consumer<Facts> own) {}
