package salient.breakthrough.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.breakthrough.setup.Setup;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Terrain;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** 0f to 0j, 1.4: the map as the rules see it. */
class BoardTest {
    private static final Board BOARD = Setup.ardennes();

    @Test
    @Clause({"breakthrough 0f", "breakthrough 1.4c"})
    void theMapHas31ColumnsOf32Hexes() {
        assertThat(BOARD.size()).isEqualTo(992);
        assertThat(BOARD.at(30, 31)).isNotEqualTo(Board.NONE);
        assertThat(BOARD.at(31, 0)).isEqualTo(Board.NONE);
        assertThat(BOARD.at(0, 32)).isEqualTo(Board.NONE);
        assertThat(BOARD.find("7,13").orElseThrow()).hasToString("7,13");
        assertThat(BOARD.find("7,32")).isEmpty();
    }

    @ParameterizedTest
    @Clause({"breakthrough 0g", "breakthrough 0h", "breakthrough 7.5a", "breakthrough 1.4m"})
    @CsvSource({
        "10,5,UP,10,4", "10,5,UPPER_RIGHT,11,4", "10,5,LOWER_RIGHT,11,5", "10,5,DOWN,10,6", "10,5,LOWER_LEFT,9,5",
        "10,5,UPPER_LEFT,9,4", "7,13,UP,7,12", "7,13,UPPER_RIGHT,8,13", "7,13,LOWER_RIGHT,8,14", "7,13,DOWN,7,14",
        "7,13,LOWER_LEFT,6,14", "7,13,UPPER_LEFT,6,13"
    })
    void theSixDirectionsLeadWhereTheCompassSays(int x, int y, Direction direction, int toX, int toY) {
        assertThat(BOARD.neighbor(BOARD.at(x, y), direction.ordinal())).isEqualTo(BOARD.at(toX, toY));
        assertThat(direction.key()).isEqualTo(direction.ordinal() + 1);
    }

    @Test
    @Clause("breakthrough 1.4m")
    void upIsWestAndTheRightSideIsNorth() {
        assertThat(Direction.UP.compass()).isEqualTo("west");
        assertThat(Direction.DOWN.compass()).isEqualTo("east");
        assertThat(BOARD.source().sheet().edges(BOARD.at(30, 5))).containsExactly(salient.geography.Compass.NORTH);
        assertThat(BOARD.source().sheet().edges(BOARD.at(0, 5))).containsExactly(salient.geography.Compass.SOUTH);
    }

    @Test
    @Clause({"breakthrough 1.4d", "breakthrough 10.1c"})
    void everyHexHasOneTerrainAndEveryScoringTownIsATown() {
        for (int hex = 0; hex < BOARD.size(); hex++)
            assertThat(BOARD.terrain(hex)).isNotNull();
        for (Town town : Town.all()) {
            int hex = BOARD.at(town.x(), town.y());
            assertThat(BOARD.terrain(hex)).as(town.name()).isEqualTo(Terrain.TOWN);
            assertThat(BOARD.hasRoad(hex)).as(town.name()).isTrue();
        }
    }

    @Test
    @Clause({"breakthrough 1.4h", "breakthrough 1.4i"})
    void roadsAndRiversBelongToHexsidesSeenAlikeFromBothHexes() {
        for (int hex = 0; hex < BOARD.size(); hex++) {
            boolean road = false;
            for (int d = 0; d < Board.DIRECTIONS; d++) {
                int other = BOARD.neighbor(hex, d);
                road |= BOARD.roadAcross(hex, d);
                if (other == Board.NONE) continue;
                assertThat(BOARD.roadAcross(other, (d + 3) % 6)).isEqualTo(BOARD.roadAcross(hex, d));
                assertThat(BOARD.riverAcross(other, (d + 3) % 6)).isEqualTo(BOARD.riverAcross(hex, d));
                assertThat(BOARD.site(other, (d + 3) % 6)).isEqualTo(BOARD.site(hex, d));
            }
            if (road) assertThat(BOARD.hasRoad(hex)).isTrue();
        }
    }

    @Test
    @Clause({"breakthrough 6.7a", "breakthrough 7.7l"})
    void everyRoadOverARiverHasABridgeSite() {
        for (int hex = 0; hex < BOARD.size(); hex++)
            for (int d = 0; d < Board.DIRECTIONS; d++)
                if (BOARD.roadAcross(hex, d) && BOARD.riverAcross(hex, d))
                    assertThat(BOARD.site(hex, d)).isNotEqualTo(Board.NONE);
    }

    @Test
    @Clause({"breakthrough 4.1d", "breakthrough 4.1h"})
    void everyEntryHexHasARoadOffTheMapOnItsOwnersSide() {
        for (Unit unit : OrderOfBattle.all()) {
            if (unit.divisional() || unit.arrivalTurn() == 1) continue;
            int hex = BOARD.at(unit.entryX(), unit.entryY());
            assertThat(IntStream.of(BOARD.edgeRoads(unit.army()))).as(unit.id()).contains(hex);
        }
        assertThat(IntStream.of(BOARD.edgeRoads(Army.GERMAN)).map(BOARD::y)).containsOnly(31);
    }

    @Test
    @Clause("breakthrough 7.10a")
    void theExitsAreRoadHexesOnTheNorthEdgeAndTheNorthernPartOfTheWestEdge() {
        for (int hex = 0; hex < BOARD.size(); hex++) {
            if (!BOARD.exit(hex)) continue;
            assertThat(BOARD.hasRoad(hex)).isTrue();
            assertThat(BOARD.x(hex) == 30 || (BOARD.y(hex) == 0 && BOARD.x(hex) >= 14))
                    .isTrue();
        }
        assertThat(BOARD.exit(BOARD.at(19, 0))).isTrue();
        assertThat(BOARD.exit(BOARD.at(22, 0))).isTrue();
        assertThat(BOARD.exit(BOARD.at(9, 0))).isFalse();
    }
}
