package salient.kernel.play;

import java.util.List;

/** A game that says in one place what it is called, who plays it and how it counts. */
public abstract class DescribedGame implements Game {
    /** What never changes about a game; each part is told at the method of {@link Game} of the same name. */
    public record Description(
            String id,
            String title,
            String summary,
            int rulesVersion,
            List<Side> sides,
            String battleLosses,
            PlanConditions planConditions,
            StandingReactions standingReactions) {}

    private final Description description;

    protected DescribedGame(Description description) {
        this.description = description;
    }

    @Override
    public final String id() {
        return description.id;
    }

    @Override
    public final String title() {
        return description.title;
    }

    @Override
    public final String summary() {
        return description.summary;
    }

    @Override
    public final int rulesVersion() {
        return description.rulesVersion;
    }

    @Override
    public final List<Side> sides() {
        return description.sides;
    }

    @Override
    public final String battleLosses() {
        return description.battleLosses;
    }

    @Override
    public final PlanConditions planConditions() {
        return description.planConditions;
    }

    @Override
    public final StandingReactions standingReactions() {
        return description.standingReactions;
    }
}
