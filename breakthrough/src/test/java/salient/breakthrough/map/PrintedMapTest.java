package salient.breakthrough.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import salient.geography.BridgeState;
import salient.geography.Compass;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.geography.Terrain;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

class PrintedMapTest {
    private static final HexMap MAP = new BreakthroughMapSource().load();

    private static int hex(String name) {
        return MAP.names().hex(name);
    }

    private static boolean onEdge(int hex, Compass edge) {
        return MAP.sheet().edges(hex).contains(edge);
    }

    @Clause({"breakthrough 0f", "breakthrough 1.4c"})
    @Test
    void theMapIsThirtyOneColumnsOfThirtyTwoHexes() {
        assertThat(MAP.size()).isEqualTo(992);
        assertThat(MAP.names().name(hex("30,31"))).isEqualTo("30,31");
        assertThat(hex("31,0")).isEqualTo(HexGrid.NONE);
        assertThat(hex("0,32")).isEqualTo(HexGrid.NONE);
    }

    @Clause({"breakthrough 0g", "breakthrough 0h"})
    @Test
    void oddColumnsLieHalfAHexLower() {
        String[] even = {"4,3", "5,3", "5,4", "4,5", "3,4", "3,3"};
        String[] odd = {"5,3", "6,4", "6,5", "5,5", "4,5", "4,4"};
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            assertThat(MAP.grid().neighbor(hex("4,4"), d)).isEqualTo(hex(even[d]));
            assertThat(MAP.grid().neighbor(hex("5,4"), d)).isEqualTo(hex(odd[d]));
        }
    }

    @Clause({"breakthrough 1.4d", "breakthrough 1.4e"})
    @Test
    void aHexIsTwoMilesOfClearRoughForestOrTown() {
        assertThat(MAP.sheet().yards()).isEqualTo(2 * 1760);
        assertThat(MAP.sheet().terrains().stream().map(Terrain::id))
                .containsExactlyInAnyOrder("clear", "rough", "forest", "town");
        for (String terrain : List.of("clear", "rough", "forest", "town"))
            assertThat(HexSet.where(MAP.size(), h -> MAP.terrain(h).equals(terrain))
                            .isEmpty())
                    .isFalse();
    }

    @Clause({"breakthrough 1.4h", "breakthrough 6.7a", "breakthrough 6.7n"})
    @Test
    void everyBridgeSiteStandsOnARiverHexsideAndIsIntact() {
        int sites = 0;
        for (int side = 0; side < MAP.grid().sideCount(); side++) {
            if (MAP.bridge(side) == BridgeState.NONE) continue;
            sites++;
            assertThat(MAP.hasRiver(side)).isTrue();
            assertThat(MAP.bridge(side)).isEqualTo(BridgeState.INTACT);
        }
        assertThat(sites).isBetween(60, 100);
    }

    @Clause("breakthrough 1.4i")
    @Test
    void aHexBesideARoadHexsideIsARoadHexAndARoadOverWaterHasABridge() {
        for (int side = 0; side < MAP.grid().sideCount(); side++) {
            if (!MAP.hasRoadAcross(side)) continue;
            assertThat(MAP.hasRoad(MAP.grid().firstHex(side))).isTrue();
            assertThat(MAP.hasRoad(MAP.grid().secondHex(side))).isTrue();
            if (MAP.hasRiver(side)) assertThat(MAP.bridge(side)).isNotEqualTo(BridgeState.NONE);
        }
    }

    @Clause("breakthrough 1.4m")
    @Test
    void westIsUpAndTheGermansBeginAtTheBottom() {
        assertThat(MAP.sheet().up()).isEqualTo(Compass.WEST);
        assertThat(onEdge(hex("30,16"), Compass.NORTH)).isTrue();
        assertThat(onEdge(hex("16,31"), Compass.EAST)).isTrue();
        assertThat(MAP.german("1944-12-16").contains(hex("16,31"))).isTrue();
        assertThat(MAP.german("1944-12-16").contains(hex("16,0"))).isFalse();
    }

    @Clause({"breakthrough 1.4k", "breakthrough 7.6n"})
    @Test
    void noGermanHoldsAHexOfColumnZeroOnAnyDay() {
        for (String day : MAP.days())
            MAP.set("no-german")
                    .forEach(h -> assertThat(MAP.german(day).contains(h)).isFalse());
        assertThat(MAP.set("no-german").size()).isEqualTo(32);
    }

    @Clause({"breakthrough 1.4l", "breakthrough 7.10a"})
    @Test
    void germansLeaveByMarkedRoadHexesOfTheNorthernWestEdgeAndTheNorthEdge() {
        assertThat(MAP.set("exit").isEmpty()).isFalse();
        MAP.set("exit").forEach(h -> {
            assertThat(onEdge(h, Compass.NORTH)
                            || (onEdge(h, Compass.WEST) && MAP.grid().column(h) >= 14))
                    .isTrue();
            assertThat(MAP.edgeRoads()).anyMatch(road -> road.hex() == h);
        });
    }

    @Clause({"breakthrough 4.1h", "breakthrough 5.1a", "breakthrough 13.2b"})
    @Test
    void aRoadLeavesTheMapAtEveryEntryHex() {
        assertThat(MAP.set("entry").size()).isEqualTo(20);
        MAP.set("entry").forEach(h -> {
            assertThat(MAP.edgeRoads()).anyMatch(road -> road.hex() == h);
            assertThat(MAP.set("entry-german").contains(h)).isEqualTo(onEdge(h, Compass.EAST));
        });
    }

    @Clause({"breakthrough 2.1i", "breakthrough 7.6o"})
    @Test
    void theCorridorIsColumnsElevenToSeventeen() {
        for (int h = 0; h < MAP.size(); h++)
            assertThat(MAP.set("corridor").contains(h))
                    .isEqualTo(MAP.grid().column(h) >= 11 && MAP.grid().column(h) <= 17);
    }

    @Clause("breakthrough 10.1c")
    @Test
    void theEighteenScoringTownsStandWhereTheyArePrinted() {
        String[] printed = {
            "Rochefort 14,2", "Marche 17,4", "Elsenborn 27,25", "St. Vith 19,23", "Malmedy 26,21", "Stavelot 24,19",
            "Trois-Ponts 23,17", "Manhay 20,13", "Werbomont 23,12", "Hotton 18,7", "Ouffet 26,7", "Durbuy 22,7",
            "Aywaille 28,13", "Spa 28,16", "Stoumont 25,16", "Havelange 24,1", "Huy 30,3", "Bastogne 7,13"
        };
        for (String town : printed) {
            int space = town.lastIndexOf(' ');
            int h = hex(town.substring(space + 1));
            assertThat(MAP.placeName(h)).isEqualTo(town.substring(0, space));
            assertThat(MAP.terrain(h)).isEqualTo("town");
            assertThat(MAP.set("scoring-town").contains(h)).isTrue();
        }
        assertThat(MAP.set("scoring-town").size()).isEqualTo(18);
    }

    @Clause("breakthrough 10.1j")
    @Test
    void theRoadHexesWorthThreePointsLieNorthOfStHubertAndWestOfTheOurthe() {
        assertThat(MAP.set("vp-road").contains(hex("14,2"))).isTrue();
        MAP.set("vp-road").forEach(h -> {
            assertThat(MAP.hasRoad(h)).isTrue();
            assertThat(MAP.grid().column(h)).isGreaterThanOrEqualTo(9);
        });
        for (String east : List.of("15,11", "13,15", "20,13", "23,12", "28,13"))
            assertThat(MAP.set("vp-road").contains(hex(east))).isFalse();
    }
}
