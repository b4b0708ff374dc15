package salient.lab.rows;

import java.util.List;

/**
 * How a game stood when a turn had ended.
 *
 * @param losses by side, in the order of the game's sides
 * @param held   the key places in the hands of the side that attacks in history
 * @param farthest its hex that lies farthest in the direction of its advance, as in {@code E2033}; empty without one
 * @param front  hexes in the hands of that side as run lengths, beginning with a run that is not; empty without a hex map
 */
public record TurnRow(
        int game, int turn, int score, List<Integer> losses, List<String> held, String farthest, String front) {
    public TurnRow {
        losses = List.copyOf(losses);
        held = List.copyOf(held);
        farthest = farthest == null ? "" : farthest; // absent in older studies
    }
}
