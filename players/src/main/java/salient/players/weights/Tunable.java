package salient.players.weights;

import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;

/** A game whose staffs weigh by a table, so that other values can be tried. */
public interface Tunable {
    /** The weights of the staffs. */
    WeightTable<?> table();

    /** The role of a side in a game that begins with this position: the column of the table that its regular staff uses. */
    String role(Position start, Side side);

    /**
     * The staff of a side with each weight of a column of its role times a factor.
     *
     * @param seed for what it leaves to chance
     */
    ComputerPlayer staff(Side side, String column, double[] factors, long seed);

    /** How well a game ended for a side; finer than victory or defeat where the game has more to tell. */
    double result(Position end, Side side);
}
