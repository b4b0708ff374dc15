package salient.greatbattles.tables;

import java.util.Locale;
import salient.kernel.rulebook.Clause;

/** ACT3, ACT4: the formation of a battalion. The first three are the columns of the movement chart. */
@Clause("greatbattles ACT3")
public enum Formation {
    MARCH,
    ASSAULT,
    DEFENSIVE,
    ROAD;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** C7Mb, ACT4: off the road a road column moves as a column. */
    @Clause("greatbattles ACT4")
    public Formation onGround() {
        return this == ROAD ? MARCH : this;
    }
}
