package salient.kernel.play;

/** One of the parties of a game, or one of the two spectators that every game knows. */
public record Side(String id, String name) {
    /** Sees only what both sides may see: a spectator of a running game. */
    public static final Side PUBLIC = new Side("public", "Spectators");

    /** Sees everything: an umpire, or anyone once the game is over. */
    public static final Side REFEREE = new Side("referee", "Referee");

    @Override
    public String toString() {
        return id;
    }
}
