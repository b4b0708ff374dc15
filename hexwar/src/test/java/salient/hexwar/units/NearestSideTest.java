package salient.hexwar.units;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.hex.HexGrid;

class NearestSideTest {
    @Test
    void aHexBelongsToTheNearestSideAndTiesToTheFirst() {
        HexGrid grid = new HexGrid(1, 5, 5, true);
        boolean[] behind = new NearestSide(grid).behindFirstSide(hex -> hex == 0 ? 0 : hex == 4 ? 1 : -1);
        assertThat(behind).containsExactly(true, true, true, false, false);
    }

    @Test
    void withoutUnitsNothingIsBehindTheFront() {
        HexGrid grid = new HexGrid(1, 3, 3, true);
        assertThat(new NearestSide(grid).behindFirstSide(_ -> -1)).containsOnly(false);
    }
}
