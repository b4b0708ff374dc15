package salient.players.search;

import salient.kernel.dice.Dice;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Draws a full position that is consistent with what a side knows. */
public interface Determinizer {
    Position draw(Position known, Side side, Dice dice);

    /** For games without secrets, and where a side plans with the enemy units it knows: the position as it is known. */
    Determinizer AS_KNOWN = (known, _, _) -> known.copy();
}
