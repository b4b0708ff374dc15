package salient.geography.check;

/** What a game's sources print about its map. */
public interface PrintedFacts {
    /** The resource folder with set-up hexes and known differences below {@code salient/}, as in {@code wave/map}. */
    String folder();

    /** The clause that asks for a sound map: roads in one piece, rivers without gaps. */
    String mapClause();

    /** The clause that lists the set-up hexes. */
    String setUpClause();

    /** States every fact of the game's own. */
    void state(Facts facts);
}
