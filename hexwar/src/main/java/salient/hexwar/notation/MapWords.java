package salient.hexwar.notation;

import java.util.ArrayList;
import java.util.List;
import salient.hexwar.map.HexBoard;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/**
 * Reads the words that name hexes, hexsides and bridges of a board.
 *
 * @param hexExample a hex that a complaint shows, as in {@code E2033}; {@code hexsideExample} likewise, as in {@code E3231/E3330}
 */
public record MapWords(HexBoard board, String hexExample, String hexsideExample) {
    public int hex(Word word) {
        int hex = board.hex(word.text());
        if (hex == HexGrid.NONE) throw word.expected("a hex such as " + hexExample);
        return hex;
    }

    public boolean isHex(Word word) {
        return board.hex(word.text()) != HexGrid.NONE;
    }

    /** All hexes up to the end of the line. */
    public int[] hexes(Line line) {
        List<Integer> hexes = new ArrayList<>();
        while (line.more()) hexes.add(hex(line.next("a hex")));
        return hexes.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Two adjacent hexes joined by a slash; a sheet's letter may be left out of the second. */
    public int hexside(Word word) {
        int slash = word.text().indexOf('/');
        if (slash < 1) throw word.expected("a hexside such as " + hexsideExample);
        String first = word.text().substring(0, slash);
        int a = board.hex(first);
        int b = board.hex(second(first, word.text().substring(slash + 1)));
        int side = a == HexGrid.NONE || b == HexGrid.NONE
                ? HexGrid.NONE
                : board.grid().sideBetween(a, b);
        if (side == HexGrid.NONE) throw word.expected("two adjacent hexes such as " + hexsideExample);
        return side;
    }

    private static String second(String first, String second) {
        boolean sheet = Character.isLetter(first.charAt(0));
        return sheet && second.length() == first.length() - 1 ? first.charAt(0) + second : second;
    }

    public int bridge(Word word) {
        int bridge = board.bridgeOn(hexside(word));
        if (bridge == HexGrid.NONE)
            throw word.expected("two hexes with a bridge between them, such as " + hexsideExample);
        return bridge;
    }
}
