package salient.players.learned;

import java.util.Optional;
import salient.kernel.data.Resources;
import salient.kernel.play.Game;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.search.Evaluator;

/** The chance of winning by a learned model. It needs additions and multiplications only. */
public record LearnedEvaluator(Features features, Model model) implements Evaluator {
    private static final String FOLDER = "players/learned/";

    /** By the model that comes with the program. */
    public static LearnedEvaluator shipped(Game game, Features features) {
        String file = game.id() + ".csv";
        return new LearnedEvaluator(features, Model.parse(file, Resources.text(FOLDER + file), features, game));
    }

    /** A finished game counts half as it ended and half by its figures: a narrow victory might as well have been missed. */
    @Override
    public double chance(Position known, Side side) {
        double[] figures = Model.figures(features, model.names(), known);
        double first = model.chance(figures);
        double chance = side.equals(features.side(known)) ? first : 1 - first;
        Optional<Outcome> outcome = known.outcome();
        if (outcome.isEmpty()) return chance;
        double ended =
                outcome.get().winner().map(won -> won.equals(side) ? 1.0 : 0.0).orElse(0.5);
        return (ended + chance) / 2;
    }
}
