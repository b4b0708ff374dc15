package salient.lab.rows;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How one game went.
 *
 * @param winner     the id of the side that won; empty for a draw
 * @param score      of the side the game counts for, as its observer says
 * @param luck       what the dice gave that side beyond the average, in the game's unit of loss
 * @param losses     by side, in the order of the game's sides
 * @param formations what each formation had lost at the end
 * @param hash       of the last position, as a hexadecimal number: two runs of the same study agree on it
 */
public record GameRow(
        int game,
        String winner,
        String level,
        int score,
        int turns,
        int decisions,
        double luck,
        List<Integer> losses,
        Map<String, Integer> formations,
        String hash) {
    public GameRow {
        losses = List.copyOf(losses);
        formations = Collections.unmodifiableMap(new TreeMap<>(formations));
    }
}
