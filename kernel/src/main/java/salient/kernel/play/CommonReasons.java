package salient.kernel.play;

/** Reasons that every game has, in the same words: the wrong time, the wrong side, the end of the game. */
public final class CommonReasons {
    public static final String GAME_OVER = "The game is over.";

    private CommonReasons() {}

    /** The unit is not of the side that decides now. */
    public static String notYours(String unit) {
        return unit + " is not yours to command now.";
    }

    /** The order does not belong to the present phase, which the clause names: {@code the phase is combat}. */
    public static String notNow(String present) {
        return "This order cannot be given now: " + present + ".";
    }

    public static String notOnMap(String unit) {
        return unit + " is not on the map.";
    }
}
