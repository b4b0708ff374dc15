package salient.players.search;

import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;

/** The plans that one side of a game can choose from, and who carries them out. */
public interface PlanDoctrine<P extends Plan> {
    /** Plans that differ in kind; the first is what the regular staff does. */
    List<P> candidates(Position known);

    /** The same plan with one thing changed. */
    P vary(P plan, Dice dice);

    /**
     * Turns a plan into legal orders, without search.
     *
     * @param known a position of the game that is played
     */
    ComputerPlayer staff(P plan, Position known);

    /**
     * Who plays the enemy in a playout: its regular staff, or in some playouts another, so that a plan is not chosen which is
     * good against one answer only.
     *
     * @param playout counted from 0; all plans meet the same enemies in the same order
     */
    ComputerPlayer enemy(int playout);

    /**
     * By how many standard errors of the difference a plan must look better than the usual one to be chosen, and half as many
     * if it is the one being carried out; with 0 the best is chosen, however little better it looks.
     */
    default double certainty() {
        return 0;
    }

    /** The occasion of decisions for which no plan is chosen: the plan that there is, or the usual one, will do. */
    int ROUTINE = Integer.MIN_VALUE;

    /** A number that changes when a plan is chosen anew, or ROUTINE; the position is one in which the side decides. */
    int occasion(Position known);

    /** The number of the turn. */
    int turn(Position position);
}
