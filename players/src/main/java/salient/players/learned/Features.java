package salient.players.learned;

import java.util.List;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** The figures that a learned evaluator judges a position by: the same ones in the same order in every position of a game. */
public interface Features {
    /** The figures without the scenario, which every game has. */
    List<String> names();

    /** The side whose chance of winning the figures speak for; the other side has the rest. */
    Side side(Position position);

    /** The id of the scenario that is played. */
    String scenario(Position position);

    /** One figure for each name, mostly between -2 and 2, from what the position shows. */
    double[] of(Position known);
}
