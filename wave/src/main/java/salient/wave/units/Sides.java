package salient.wave.units;

import java.util.List;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** The two players. Inside the rules a side is 0 or 1, so that {@code 1 - side} is the enemy. */
@Clause({"wave D.1", "wave 1.1a"})
public final class Sides {
    public static final Side GERMAN_SIDE = new Side("german", "German");
    public static final Side ALLIED_SIDE = new Side("allied", "Allied");
    public static final List<Side> ALL = List.of(GERMAN_SIDE, ALLIED_SIDE);

    public static final int GERMAN = 0;
    public static final int ALLIED = 1;
    /** Nobody: an empty hex. */
    public static final int NOBODY = -1;

    private Sides() {}

    public static Side side(int side) {
        return ALL.get(side);
    }

    public static int enemy(int side) {
        return 1 - side;
    }

    /** The number of a side, or NOBODY for a spectator. */
    public static int of(Side side) {
        return ALL.indexOf(side);
    }

    /** The number of the side with this word. */
    public static int named(String word) {
        for (int side = 0; side < ALL.size(); side++) if (word(side).equals(word)) return side;
        throw new IllegalArgumentException("no side " + word);
    }

    /** {@code German} or {@code Allied}. */
    public static String name(int side) {
        return ALL.get(side).name();
    }

    /** The word of the notation and the data files. */
    public static String word(int side) {
        return ALL.get(side).id();
    }
}
