package salient.greatbattles.play;

import java.util.List;
import salient.kernel.play.Side;

/** The two sides, in the order of their numbers. */
public final class Sides {
    public static final Side ALLIED = new Side("allied", "Allied");
    public static final Side AXIS = new Side("axis", "Axis");
    public static final List<Side> ALL = List.of(ALLIED, AXIS);

    private Sides() {}
}
