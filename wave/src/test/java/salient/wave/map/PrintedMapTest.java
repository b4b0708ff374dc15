package salient.wave.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.geography.BridgeState;
import salient.geography.HexMap;
import salient.geography.HexSet;
import salient.geography.RiverClass;
import salient.geography.Settlement;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;

class PrintedMapTest {
    private static final HexMap MAP = new WaveMapSource().load();

    private static int hex(String name) {
        return MAP.names().hex(name);
    }

    /** Which of these hexes are in a set of the map. */
    private static List<String> among(String set, String... hexes) {
        return Arrays.stream(hexes)
                .filter(name -> MAP.set(set).contains(hex(name)))
                .toList();
    }

    private static int side(String a, String b) {
        return MAP.grid().sideBetween(hex(a), hex(b));
    }

    @Clause("wave 2.2")
    @Test
    void theTwoSheetsOverlapInOneHexrow() {
        assertThat(MAP.size()).isEqualTo(2359);
        assertThat(hex("W3805")).isEqualTo(hex("E1005"));
        assertThat(MAP.names().name(hex("W3805")))
                .as("the canonical id is the eastern one")
                .isEqualTo("E1005");
        assertThat(side("W3720", "E1020")).isNotEqualTo(HexGrid.NONE);
        assertThat(hex("W3905")).isEqualTo(HexGrid.NONE);
        assertThat(hex("E0905")).isEqualTo(HexGrid.NONE);
        assertThat(hex("E1144")).as("an odd column has no row 44").isEqualTo(HexGrid.NONE);
    }

    @Clause("wave 2.3c")
    @Test
    void bastogneIsE2033() {
        assertThat(MAP.placeName(hex("E2033"))).isEqualTo("Bastogne");
        assertThat(MAP.spokenName(hex("E2033"))).isEqualTo("Bastogne (E2033)");
    }

    @Clause({"wave 3.5a", "wave 3.5b"})
    @Test
    void theStartingLineRunsFromE3900ToE4240() {
        HexSet german = MAP.german("1944-12-16");
        for (String pair : List.of("E3900/E4000", "E3126/E3226", "E4240/E4239")) {
            assertThat(german.contains(hex(pair.substring(0, 5)))).isFalse();
            assertThat(german.contains(hex(pair.substring(6)))).isTrue();
        }
    }

    @Clause({"wave 3.9a", "wave 3.9b", "wave 9.13a"})
    @Test
    void thirteenBridgesAreBlownAndAllLieOnTheStartingLine() {
        HexSet german = MAP.german("1944-12-16");
        int blown = 0;
        for (int s = 0; s < MAP.grid().sideCount(); s++) {
            if (MAP.bridge(s) == BridgeState.NONE) continue;
            boolean onLine = german.contains(MAP.grid().firstHex(s))
                    != german.contains(MAP.grid().secondHex(s));
            assertThat(MAP.bridge(s)).isEqualTo(onLine ? BridgeState.BLOWN : BridgeState.INTACT);
            if (onLine) blown++;
        }
        assertThat(blown).isEqualTo(13);
        assertThat(MAP.bridge(side("E3435", "E3534"))).isEqualTo(BridgeState.BLOWN);
        assertThat(MAP.bridge(side("E3818", "E3917"))).isEqualTo(BridgeState.BLOWN);
    }

    @Clause("wave 4.3a")
    @Test
    void aRoadLeavesTheMapAtEveryHexOfTheStrategicExit() {
        assertThat(MAP.set("exit-road").contains(hex("W1810"))).isTrue();
        assertThat(MAP.set("exit-road").contains(hex("E1800"))).isTrue();
        MAP.set("exit-road").forEach(h -> assertThat(MAP.edgeRoads()).anyMatch(road -> road.hex() == h));
    }

    @Clause("wave 4.9c")
    @Test
    void theMeuseDividesTheMap() {
        assertThat(among("west-of-meuse", "W2343", "W2444", "E2000", "E2100")).containsExactly("W2343", "E2000");
        HexSet west = MAP.set("west-of-meuse");
        for (int s = 0; s < MAP.grid().sideCount(); s++) {
            int beyond = MAP.grid().secondHex(s);
            if (beyond == HexGrid.NONE || west.contains(MAP.grid().firstHex(s)) == west.contains(beyond)) continue;
            assertThat(MAP.riverName(s)).isEqualTo("Meuse");
            assertThat(MAP.river(s)).isEqualTo(RiverClass.MAJOR);
        }
    }

    @Clause({"wave 6.7a", "wave 6.8a", "wave 8.2a", "wave 8.2b", "wave 8.2c"})
    @Test
    void theEdgesServeWhomTheRulesSay() {
        assertThat(MAP.set("german-supply").size()).isEqualTo(45);
        assertThat(MAP.set("entry-german")).isEqualTo(MAP.set("german-supply"));
        assertThat(among("allied-supply", "W1822", "E4222")).containsExactly("W1822");
        assertThat(among("entry-british", "W1811", "E2100")).isEmpty();
        assertThat(among("entry-north", "E3900", "E4000")).containsExactly("E3900");
        assertThat(among("entry-south", "E4244")).containsExactly("E4244");
    }

    @Clause({"wave 9.6a", "wave 9.7a"})
    @Test
    void everyKindOfNaturalTerrainIsThere() {
        for (String terrain : List.of("clear", "forest", "ridge", "marsh"))
            assertThat(HexSet.where(MAP.size(), h -> MAP.terrain(h).equals(terrain))
                            .isEmpty())
                    .isFalse();
        int[] clear =
                HexSet.where(MAP.size(), h -> MAP.terrain(h).equals("clear")).toArray();
        assertThat(clear.length * 100 / MAP.size()).as("per cent clear").isBetween(50, 60);
    }

    @Clause({"wave 9.11c", "wave 9.11d", "wave 9.11e", "wave 9.11f"})
    @Test
    void citiesAndTownsAreAsRuled() {
        for (String city : List.of("E2033", "E3119", "E1603", "E1702", "E1503"))
            assertThat(MAP.settlement(hex(city))).isEqualTo(Settlement.CITY);
        assertThat(MAP.set("liege").size()).isEqualTo(3);
        for (int h = 0; h < MAP.size(); h++)
            if (MAP.settlement(h) == Settlement.VILLAGE)
                assertThat(MAP.roadDirections(h)).as(MAP.spokenName(h)).isLessThan(4);
    }

    @Clause("wave 9.8a")
    @Test
    void aBlockedHexsideHasNoRoadAndNoWideWater() {
        int blocked = 0;
        for (int s = 0; s < MAP.grid().sideCount(); s++) {
            if (!MAP.isBlocked(s)) continue;
            blocked++;
            assertThat(MAP.hasRoadAcross(s)).isFalse();
            assertThat(MAP.river(s)).isIn(RiverClass.NONE, RiverClass.MINOR);
        }
        assertThat(blocked).isBetween(60, 110);
    }
}
