package salient.lab.rows;

import java.util.List;

/**
 * How a game stood when a turn had ended.
 *
 * @param losses by side, in the order of the game's sides
 * @param held   the key places in the hands of the side that attacks in history
 * @param front  hexes in the hands of that side as run lengths, beginning with a run that is not; empty without a hex map
 */
public record TurnRow(int game, int turn, int score, List<Integer> losses, List<String> held, String front) {
    public TurnRow {
        losses = List.copyOf(losses);
        held = List.copyOf(held);
    }
}
