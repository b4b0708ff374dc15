package salient.greatbattles.state;

import salient.kernel.rulebook.Clause;

/** T18: what a battalion may do near the enemy.  */
@Clause("greatbattles T18")
public enum Status {
    INACTIVE,
    ACTIVATED,
    GONE_TO_GROUND;

    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
