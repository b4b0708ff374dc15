package salient.geography.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.geography.BadMapFile;
import salient.geography.Compass;
import salient.geography.HexMapBuilder;
import salient.geography.Sheet;
import salient.geography.Terrain;
import salient.geography.XyNames;
import salient.kernel.hex.HexGrid;

class CorrectionsTest {
    private static HexMapBuilder blank() {
        var grid = new HexGrid(31, 32, 32, true);
        var terrains = List.of(new Terrain('.', "clear"), new Terrain('f', "forest"));
        return new HexMapBuilder(new Sheet("blank", "Blank", grid, new XyNames(grid), Compass.WEST, 3520, terrains));
    }

    @Test
    void aCorrectionWithoutAReasonIsRefused() {
        var map = blank();
        assertThatThrownBy(() -> new Corrections("x.corrections", "\nterrain 7,14 clear\n").apply(map))
                .isInstanceOf(BadMapFile.class)
                .hasMessage("x.corrections:2: a correction needs a reason after #");
        assertThatThrownBy(() -> new Corrections("x.corrections", "road main 7,13 9,13 # shortcut").apply(map))
                .hasMessage("x.corrections:1: road: 7,13 and 9,13 are not neighbors");
    }

    @Test
    void aCorrectionChangesTheMapItIsAppliedTo() {
        var map = blank();
        new Corrections("x", "terrain 7,14 forest # a wood\nroad main 7,13 7,14 # a road").apply(map);
        var built = map.build();
        int wood = built.names().hex("7,14");
        assertThat(built.terrain(wood)).isEqualTo("forest");
        assertThat(built.hasRoad(wood)).isTrue();
    }
}
