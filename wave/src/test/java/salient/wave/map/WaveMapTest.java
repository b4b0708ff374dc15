package salient.wave.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class WaveMapTest {
    private final WaveMap map = Games.GAME.map();

    private int hex(String name) {
        return map.hex(name);
    }

    /** Which of these hexes are in an area. */
    private List<String> among(IntPredicate area, String... hexes) {
        return Arrays.stream(hexes).filter(name -> area.test(hex(name))).toList();
    }

    @Clause({"wave D.2", "wave D.3"})
    @Test
    void neighborsFollowTheColumns() {
        assertThat(Arrays.stream(map.grid().within(hex("E4110"), 1)).mapToObj(map::name))
                .containsExactlyInAnyOrder("E4110", "E4109", "E4210", "E4211", "E4111", "E4011", "E4010");
        assertThat(map.grid().sideBetween(hex("E3435"), hex("E3534"))).isNotEqualTo(HexGrid.NONE);
        assertThat(map.grid().sideBetween(hex("E3818"), hex("E3917"))).isNotEqualTo(HexGrid.NONE);
        assertThat(map.grid().sideBetween(hex("E3433"), hex("E3539"))).isEqualTo(HexGrid.NONE);
        assertThat(map.grid().sideBetween(hex("E3818"), hex("E3911"))).isEqualTo(HexGrid.NONE);
    }

    @Clause({"wave 2.2", "wave 2.3c"})
    @Test
    void theTwoSheetsJoinInOneMapOf2359Hexes() {
        assertThat(map.size()).isEqualTo(2359);
        assertThat(hex("W3805")).isEqualTo(hex("E1005"));
        assertThat(map.name(hex("W3805"))).isEqualTo("E1005");
        assertThat(hex("E1143")).isNotEqualTo(HexGrid.NONE);
        assertThat(hex("E1044")).isNotEqualTo(HexGrid.NONE);
        assertThat(hex("E1144")).isEqualTo(HexGrid.NONE);
        assertThat(hex("W3744")).isEqualTo(HexGrid.NONE);
        assertThat(map.source().placeName(hex("E2033"))).isEqualTo("Bastogne");
    }

    @Clause({"wave 3.5a", "wave D.4"})
    @Test
    void theFrontLineLeavesThePrintedHexesOnTheirSides() {
        for (String allied : List.of(
                "E3900", "E3126", "E3506", "E3609", "E3610", "E3710", "E3028", "E3231", "E3232", "E3333", "E3435",
                "E3436", "E3537", "E3538", "E3818", "E3918", "E4040", "E4140", "E4240"))
            assertThat(map.isGermanSide(hex(allied))).as(allied).isFalse();
        for (String german : List.of(
                "E4000", "E3226", "E3607", "E3709", "E3128", "E3330", "E3331", "E3433", "E3534", "E3535", "E3638",
                "E3917", "E3939", "E4039", "E4139", "E4239", "E4110", "E4217"))
            assertThat(map.isGermanSide(hex(german))).as(german).isTrue();
    }

    @Clause({"wave 3.9a", "wave 3.9b", "wave 9.13a"})
    @Test
    void exactlyTheThirteenBridgesOnTheLineAreBlownAtTheStart() {
        List<String> blown = java.util.stream.IntStream.range(0, map.bridgeCount())
                .filter(map::isBlownAtStart)
                .mapToObj(map::bridgeId)
                .toList();
        assertThat(blown).hasSize(13).containsExactlyInAnyOrderElementsOf(WaveMapFacts.BLOWN);
    }

    @Clause({"wave D.5", "wave 4.9c"})
    @Test
    void theMeuseDividesTheMapBetweenItsPrintedEnds() {
        assertThat(among(map::isWestBank, "W2343", "E2000", "W1800", "W2444", "E2100", "E2033"))
                .containsExactly("W2343", "E2000", "W1800");
    }

    @Clause({"wave 9.11c", "wave 9.11d", "wave 9.11g"})
    @Test
    void citiesAreTheRuledOnesAndLiegeHasThreeHexes() {
        assertThat(map.isCity(hex("E3119"))).isTrue();
        assertThat(map.isCity(hex("E2033"))).isTrue();
        int liege = 0;
        int german = 0;
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isLiege(hex)) liege++;
            if (map.isCity(hex) && map.isGermanSide(hex)) german++;
        }
        assertThat(liege).isEqualTo(3);
        assertThat(german).isEqualTo(2);
        assertThat(map.isLiege(hex("E1603"))).isTrue();
    }

    @Clause({"wave 9.11e", "wave 9.11f", "wave 9.6a", "wave 9.6b", "wave 2.3b"})
    @Test
    void townsAreAboutOneHexInFourteenAndOtherVillagesAreNothing() {
        int settled = 0;
        int villages = 0;
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isSettled(hex)) settled++;
            else if (!map.source().placeName(hex).isEmpty()) {
                villages++;
                assertThat(map.source().roadDirections(hex)).as(map.name(hex)).isLessThan(4);
            }
            assertThat(map.terrain(hex)).isBetween(WaveMap.CLEAR, WaveMap.MARSH);
        }
        assertThat(map.size() / (double) settled).isBetween(12.0, 15.0);
        assertThat(villages).isPositive();
    }

    @Clause({"wave 6.7a", "wave 6.8a", "wave 8.2a", "wave 8.2b", "wave 8.2c"})
    @Test
    void theEdgesServeAsSourcesAndGates() {
        Zones zones = map.zones();
        assertThat(zones.sources(Sides.GERMAN).size()).isEqualTo(45);
        assertThat(zones.sources(Sides.GERMAN).contains(hex("E4200"))).isTrue();
        assertThat(among(zones.sources(Sides.ALLIED)::contains, "W1822", "E2043", "E2044", "E4200"))
                .containsExactly("W1822", "E2044", "E4200");
        assertThat(zones.entry("E").contains(hex("E4242"))).isTrue();
        assertThat(among(zones.entry("B")::contains, "W1810", "W1811", "E2000", "E2100"))
                .containsExactly("W1810", "E2000");
        assertThat(among(zones.entry("N")::contains, "E3900", "E4000")).containsExactly("E3900");
        assertThat(zones.entry("W").contains(hex("W1844"))).isTrue();
        assertThat(among(zones.entry("S")::contains, "W1844", "W1943")).containsExactly("W1844", "W1943");
        assertThat(among(zones.exit()::contains, "E1800", "E1900")).containsExactly("E1800");
    }
}
