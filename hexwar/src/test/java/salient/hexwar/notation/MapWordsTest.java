package salient.hexwar.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.HexMapBuilder;
import salient.geography.RiverClass;
import salient.geography.RoadClass;
import salient.geography.Sheet;
import salient.geography.SheetedNames;
import salient.geography.Terrain;
import salient.hexwar.map.HexBoard;
import salient.kernel.hex.HexGrid;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

class MapWordsTest {
    private static final class Board extends HexBoard {
        Board() {
            super(map());
        }

        private static salient.geography.HexMap map() {
            var grid = new HexGrid(3, 3, 3, true);
            var names = new SheetedNames(grid, List.of(new SheetedNames.Part('E', 10, 12, 0)));
            var map = new HexMapBuilder(
                    new Sheet("test", "Test", grid, names, Compass.NORTH, 2640, List.of(new Terrain('.', "clear"))));
            map.river(names.hex("E1000"), names.hex("E1001"), RiverClass.MINOR, "Our");
            map.road(names.hex("E1000"), names.hex("E1001"), RoadClass.MAIN);
            map.bridge(names.hex("E1000"), names.hex("E1001"), BridgeState.INTACT, "Dasburg");
            map.german("1944-12-16", salient.geography.HexSet.EMPTY);
            return map.build();
        }
    }

    private final HexBoard board = new Board();
    private final MapWords words = new MapWords(board, "E1000", "E1000/E1001");

    private static Word word(String text) {
        return Line.of(text).next("a word");
    }

    @Test
    void hexesHexsidesAndBridgesAreReadAsTheyAreNamed() {
        assertThat(board.name(words.hex(word("E1102")))).isEqualTo("E1102");
        assertThat(board.sideName(words.hexside(word("E1001/E1000")))).isEqualTo("E1000/E1001");
        assertThat(words.hexside(word("E1000/1001"))).isEqualTo(words.hexside(word("E1000/E1001")));
        assertThat(board.bridgeId(words.bridge(word("E1000/E1001")))).isEqualTo("E1000/E1001");
        assertThat(board.spokenBridge(0)).isEqualTo("the bridge at Dasburg (E1000/E1001)");
        assertThat(board.bridgePlace(0)).isEqualTo("Dasburg");
        assertThat(words.hexes(Line.of("E1000 E1200"))).containsExactly(board.hex("E1000"), board.hex("E1200"));
        assertThat(words.isHex(word("I/393"))).isFalse();
    }

    @Test
    void whatIsNoneIsRefusedWithAnExample() {
        assertThatThrownBy(() -> words.hex(word("E9999"))).hasMessageContaining("a hex such as E1000");
        assertThatThrownBy(() -> words.hexside(word("E1000"))).hasMessageContaining("a hexside such as E1000/E1001");
        assertThatThrownBy(() -> words.hexside(word("E1000/E1202"))).hasMessageContaining("two adjacent hexes");
        assertThatThrownBy(() -> words.bridge(word("E1001/E1002"))).hasMessageContaining("with a bridge between them");
    }

    @Test
    void listsOfAPositionAreWrapped() {
        PositionText text = new PositionText();
        text.line("turn", "3", "1");
        text.list("blown", List.of());
        text.list("lost", List.of("a", "b", "c", "d", "e", "f", "g", "h", "i"));
        text.row("pools", List.of("V", "8"));
        text.block("map\n  ...\n");
        assertThat(text).hasToString("turn 3 1\nlost a b c d e f g h\nlost i\npools V 8\nmap\n  ...\n");
    }
}
