package salient.server.toy;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionKind.Rule;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.StandingReactions;

/** Whether a unit that is attacked yields. */
final class AmbushReactions implements StandingReactions {
    @Override
    public List<ReactionKind> kinds() {
        return List.of(new ReactionKind(
                "attacked",
                "A unit that is attacked",
                Ambush.clause("3"),
                List.of(
                        Rule.of("yield", "Yields"),
                        Rule.of("stand", "Stands"),
                        Rule.withFigure(
                                "below",
                                "Yields if its strength is below",
                                new ReactionKind.Amount("strength", 1, 7, 4)))));
    }

    @Override
    public Optional<String> asked(Position known) {
        return ((AmbushPosition) known).attacker >= 0 ? Optional.of("attacked") : Optional.empty();
    }

    @Override
    public Optional<Order> answer(Position known, ReactionPolicy.Setting setting) {
        AmbushPosition position = (AmbushPosition) known;
        boolean yields = switch (setting.rule()) {
            case "yield" -> true;
            case "stand" -> false;
            default -> position.strength[position.target] < setting.figure().orElseThrow();
        };
        return Optional.of(yields ? new AmbushTerms.Yield() : new AmbushTerms.Stand());
    }
}
