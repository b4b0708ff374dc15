package salient.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static salient.kernel.property.ForAll.forAll;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MapEdgeTest {
    private final HexGrid grid = new HexGrid(4, 3, 2, true);

    @Test
    void aStretchRunsClockwiseRoundCorners() {
        assertThat(named(grid.edgeStretch(hex("0,1"), hex("1,0")))).containsExactly("0,1", "0,0", "1,0");
        assertThat(named(grid.edgeStretch(hex("2,0"), hex("2,2")))).containsExactly("2,0", "3,0", "3,1", "2,2");
        assertThat(named(grid.edgeStretch(hex("2,0"), hex("2,0")))).containsExactly("2,0");
    }

    @Test
    void aStretchCannotBeginInsideTheMap() {
        HexGrid larger = new HexGrid(3, 3, 3, true);
        assertThatThrownBy(() -> larger.edgeStretch(larger.at(1, 1), larger.at(0, 0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void oneWholeRoundIsEveryEdgeHexOnce() {
        forAll(200, gen -> {
            HexGrid any = new HexGrid(gen.between(2, 9), gen.between(2, 9), gen.between(2, 9), gen.coin());
            int corner = any.at(0, 0);
            int[] round = any.edgeStretch(corner, any.at(0, 1));
            assertThat(round).doesNotHaveDuplicates();
            for (int hex = 0; hex < any.size(); hex++) {
                int column = any.column(hex);
                int row = any.row(hex);
                boolean inside = column > 0 && column < any.columns() - 1 && row > 0 && row < any.rows(column) - 1;
                if (!inside) assertThat(round).contains(hex);
            }
        });
    }

    private int hex(String name) {
        String[] parts = name.split(",");
        return grid.at(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private String[] named(int[] hexes) {
        return Arrays.stream(hexes).mapToObj(hex -> Grids.name(grid, hex)).toArray(String[]::new);
    }
}
