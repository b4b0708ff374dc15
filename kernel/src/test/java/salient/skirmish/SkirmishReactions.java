package salient.skirmish;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionKind.Rule;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.StandingReactions;

/** 3.2 in advance: duck, stand, or stand while the side has enough units. */
final class SkirmishReactions implements StandingReactions {
    @Override
    public List<ReactionKind> kinds() {
        return List.of(new ReactionKind(
                "hit",
                "A unit that was hit",
                Skirmish.clause("3.2"),
                List.of(
                        Rule.of("duck", "Duck"),
                        Rule.withFigure("stand", "Stand with at least", new ReactionKind.Amount("units", 1, 3, 2)))));
    }

    @Override
    public Optional<String> asked(Position known) {
        return ((SkirmishPosition) known).hit() >= 0 ? Optional.of("hit") : Optional.empty();
    }

    @Override
    public Optional<Order> answer(Position known, ReactionPolicy.Setting setting) {
        SkirmishPosition position = (SkirmishPosition) known;
        boolean stands = setting.rule().equals("stand")
                && position.strength(position.decider()) >= setting.figure().orElseThrow();
        return Optional.of(stands ? new SkirmishOrder.Stand() : new SkirmishOrder.Duck());
    }
}
