package salient.greatbattles.tables;

import salient.kernel.rulebook.Clause;

/** G23: protection, from least to best. */
@Clause("greatbattles G23")
public enum Cover {
    OPEN,
    SOFT,
    HARD,
    BUNKER
}
