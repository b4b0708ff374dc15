package salient.greatbattles.state;

import salient.kernel.rulebook.Clause;

/** How a battalion was activated; it affects morale for the rest of the day. */
@Clause({"greatbattles C10t", "greatbattles Q45m", "greatbattles Q45n"})
public enum Activated {
    BY_POINTS,
    /** V1, V2: by its own roll. */
    BY_ROLL,
    /** V4: by the initiative of its HQ. */
    BY_HQ,
    /** V5: after going to ground. */
    FROM_THE_GROUND
}
