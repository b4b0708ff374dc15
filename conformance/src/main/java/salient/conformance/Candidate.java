package salient.conformance;

import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** A game that the suite tests, with what the suite cannot know by itself. */
public interface Candidate {
    Game game();

    /**
     * The same position with some of what the side cannot know changed at random: a hidden unit elsewhere, another
     * strength. Everything the side may know must stay. A game without secrets returns the position itself.
     */
    default Position disturbed(Position position, Side side, Dice dice) {
        return position;
    }

    /**
     * Another order that the side could not tell from this one, given by another: a mine hidden elsewhere, a sealed
     * plot with other contents. Where orders are given in the open, the order itself.
     */
    default Order disguised(Position position, Order order, Side side, Dice dice) {
        return order;
    }

    /** Whether the game hides anything, so that {@link #disturbed} must sometimes change a position. */
    default boolean hasSecrets() {
        return false;
    }

    /** What must always be true and is not, one sentence each; empty if everything is in order. */
    default List<String> brokenInvariants(Position position) {
        return List.of();
    }

    /** Some questions, in the game's notation, that a player might ask here. */
    default List<String> questions(Position position, Dice dice) {
        return List.of();
    }

    /** Some orders, in the game's notation, that a cheating player might try here; some may be legal. */
    default List<String> hostileOrders(Position position, Dice dice) {
        return List.of();
    }

    /** Whether every legal order is listed; false where the notation also takes several small steps as one. */
    default boolean listsEveryLegalOrder() {
        return true;
    }

    /**
     * Checks look at one situation in this many: fewer situations where games are long and positions large, so that a
     * hundred games take minutes.
     */
    default int checksOneIn() {
        return 50;
    }

    /** No game between random players takes more orders than this. */
    default int longestGame() {
        return 20_000;
    }
}
