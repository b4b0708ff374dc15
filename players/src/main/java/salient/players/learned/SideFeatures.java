package salient.players.learned;

import java.util.List;
import java.util.function.Function;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * Features that always speak for the same side.
 *
 * @param id      of the scenario that is played
 * @param figures one for each name
 */
public record SideFeatures(
        List<String> names, Side side, Function<Position, String> id, Function<Position, double[]> figures)
        implements Features {
    @Override
    public Side side(Position position) {
        return side;
    }

    @Override
    public String scenario(Position position) {
        return id.apply(position);
    }

    @Override
    public double[] of(Position known) {
        return figures.apply(known);
    }
}
