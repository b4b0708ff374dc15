package salient.breakthrough.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.breakthrough.operation.Operating.american;
import static salient.breakthrough.operation.Operating.german;

import org.junit.jupiter.api.Test;
import salient.breakthrough.state.Forces;
import salient.kernel.rulebook.Clause;

/** 13.5 and 7.5f: the vector V7 of the rules, line by line. */
class MovementCostTest {
    @Clause({"breakthrough 13.5d", "breakthrough 13.5r", "breakthrough 9f"})
    @Test
    void aPanzerRegimentInForestBeforeAndDuringTheFreeze() {
        String units = "german 16/116PZ 2,5 op=24\nowned german 2,4\n";
        assertThat(german(8, units).cost("move 16/116PZ 1")).isEqualTo(8);
        assertThat(german(9, units).cost("move 16/116PZ 1")).isEqualTo(6);
    }

    @Clause({"breakthrough 13.5a", "breakthrough 13.5b", "breakthrough 13.5c", "breakthrough 13.5d"})
    @Test
    void everyTerrainForMobileAndNonMobileUnitsBeforeAndDuringTheFreeze() {
        String owned = "owned german 4,4 4,2 6,4 2,4\n";
        int[][] expected = {{3, 3, 3, 3}, {6, 3, 4, 3}, {4, 3, 4, 3}, {8, 3, 6, 3}};
        String[] from = {"4,5", "4,3", "6,5", "2,5"};
        for (int terrain = 0; terrain < from.length; terrain++)
            for (int column = 0; column < 4; column++) {
                String unit = column % 2 == 0 ? "16/116PZ" : "39/26VG";
                String line = "german " + unit + " " + from[terrain] + " op=24\n";
                assertThat(german(column < 2 ? 2 : 9, line + owned).cost("move " + unit + " 1"))
                        .as(from[terrain] + ", column " + column)
                        .isEqualTo(expected[terrain][column]);
            }
    }

    @Clause({"breakthrough 13.5h", "breakthrough 13.5i", "breakthrough 7.6b", "breakthrough 7.5f"})
    @Test
    void intoAnEnemyHexInAnEnemyZone() {
        german(2, "german 16/116PZ 2,5 op=24\namerican 422/106 2,3\n")
                .pays("move 16/116PZ 1", 8, 1, 2)
                .has(Forces::op, "16/116PZ", 13);
    }

    @Clause({"breakthrough 13.5j", "breakthrough 7.6c", "breakthrough 7.6d", "breakthrough 13.5u"})
    @Test
    void fromZoneToZoneInNormalModeTakesEverything() {
        german(2, "german 39/26VG 4,3 op=12\namerican 422/106 3,2\n")
                .pays("move 39/26VG 1", 3, 1, 2, 4)
                .has(Forces::op, "39/26VG", 0);
        german(2, "german 39/26VG 4,3 op=9\namerican 422/106 3,2\n").refused("move 39/26VG 1", "7.5c");
    }

    @Clause({"breakthrough 7.6i", "breakthrough 7.6d"})
    @Test
    void the150thBrigadePaysNoZonesThroughDecember17() {
        // the enemy at 5,4 looks on 4,4, the one at 3,2 on 4,3
        String units = """
                german 150 4,4 op=20
                american 422/106 3,2
                american 423/106 5,4
                owned german 4,3
                """;
        german(2, units).pays("move 150 1", 3).has(Forces::op, "150", 17);
        german(3, units).pays("move 150 1", 3, 2, 4).has(Forces::op, "150", 0);
    }

    @Clause({"breakthrough 13.5g", "breakthrough 13.5t", "breakthrough 7.6r"})
    @Test
    void infantryAcrossARiverWithAndWithoutAnEngineerOnEitherSide() {
        String infantry = "german 39/26VG 6,6 op=12\nowned german 6,7\n";
        german(2, infantry).pays("move 39/26VG 4", 3, 5);
        german(2, infantry + "german ENG/ISS 6,6\n").pays("move 39/26VG 4", 3, 3);
        german(2, infantry + "german ENG/ISS 6,7\n").pays("move 39/26VG 4", 3, 3);
        // an engineer elsewhere does not help
        assertThat(german(2, infantry + "german ENG/ISS 7,6\n").cost("move 39/26VG 4"))
                .isEqualTo(8);
    }

    @Clause("breakthrough 13.5v")
    @Test
    void panzergrenadiersCrossForEightAndForFourBesideAnEngineer() {
        String units = "german 60/116PZ 6,6 op=20\nowned german 6,7\n";
        german(2, units).pays("move 60/116PZ 4", 3, 8);
        german(2, units + "german ENG/ISS 6,6\n").pays("move 60/116PZ 4", 3, 4);
    }

    @Clause({"breakthrough 13.5g", "breakthrough 13.5t"})
    @Test
    void aMobileEngineerCrossesForThreeByItself() {
        german(2, "german ENG/ISS 6,6 op=20\nowned german 6,7\n").pays("move ENG/ISS 4", 3, 3);
    }

    @Clause({"breakthrough 6.7k", "breakthrough 7.6q", "breakthrough 13.5g"})
    @Test
    void tanksDoNotCrossEvenBesideAnEngineer() {
        german(2, "german 16/116PZ 6,6 op=24\ngerman ENG/ISS 6,6\nowned german 6,7\n")
                .refused("move 16/116PZ 4", "7.6q");
    }

    @Clause({"breakthrough 6.7l", "breakthrough 6.7o", "breakthrough 13.5f"})
    @Test
    void infantryOverTheBridgePaysTwoMoreForEachGermanBeforeUntilTheRiverIsCheaper() {
        int[] expected = {3, 5, 7, 8};
        for (int before = 0; before < expected.length; before++) {
            Operating next = german(2, "german 39/26VG 2,6 op=12\nowned german 2,7\ncrossed 2,6/2,7 " + before + "\n");
            assertThat(next.cost("move 39/26VG 4")).as(before + " before").isEqualTo(expected[before]);
            assertThat(next.crossings()).isEqualTo(before < 3 ? before + 1 : before);
        }
    }

    @Clause("breakthrough 6.7o")
    @Test
    void withAnEngineerTheRiverIsTheDefaultFromTheThirdOnAndAtEqualCost() {
        String third = "owned german 2,7\ncrossed 2,6/2,7 2\ngerman ENG/ISS 2,6\n";
        Operating infantry = german(2, "german 39/26VG 2,6 op=12\n" + third);
        assertThat(infantry.cost("move 39/26VG 4")).isEqualTo(6);
        assertThat(infantry.crossings()).isEqualTo(2);
        Operating grenadiers = german(2, "german 60/116PZ 2,6 op=20\n" + third);
        assertThat(grenadiers.cost("move 60/116PZ 4")).isEqualTo(7);
        assertThat(grenadiers.crossings()).isEqualTo(2);
    }

    @Clause("breakthrough 6.7o")
    @Test
    void theOtherWayMayBeChosen() {
        Operating bridge = german(2, "german 39/26VG 2,6 op=12\nowned german 2,7\ncrossed 2,6/2,7 3\n");
        assertThat(bridge.cost("move 39/26VG 4 other-way")).isEqualTo(9);
        assertThat(bridge.crossings()).isEqualTo(4);
        Operating river = german(2, "german 39/26VG 2,6 op=12\nowned german 2,7\n");
        assertThat(river.cost("move 39/26VG 4 other-way")).isEqualTo(8);
        assertThat(river.crossings()).isZero();
        german(2, "german 39/26VG 4,5 op=12\n").refused("move 39/26VG 1 other-way", "6.7o");
        german(2, "german 39/26VG 2,6 op=12\nblown 2,6/2,7\n").refused("move 39/26VG 4 other-way", "6.7o");
    }

    @Clause({"breakthrough 6.7m", "breakthrough 6.7o"})
    @Test
    void americansPayNothingExtraAtBridges() {
        String crowded = "crossed 2,6/2,7 5\n";
        assertThat(american(2, "american 422/106 2,6 op=9\n" + crowded).cost("move 422/106 4"))
                .isEqualTo(3);
        Operating traveling = american(2, "american CCB/7A 2,6 op=15 travel\n" + crowded);
        assertThat(traveling.cost("move CCB/7A 4")).isEqualTo(1);
        assertThat(traveling.crossings()).isEqualTo(5);
    }

    @Clause({"breakthrough 6.7k", "breakthrough 6.7o", "breakthrough 6.6m"})
    @Test
    void armorInNormalModeIsNotAdmittedToABridge() {
        german(2, "german 16/116PZ 2,6 op=24\n").refused("move 16/116PZ 4", "7.6q");
        german(2, "german REC/LEHR 2,6 op=24\n").refused("move REC/LEHR 4", "7.6q");
        american(2, "american CCB/7A 2,6 op=15\n").refused("move CCB/7A 4", "7.6q");
        german(2, "german DIV/116PZ 2,6 of=60/116PZ+156/116PZ op=24\n").refused("move DIV/116PZ 4", "7.6q");
        american(2, "american DIV/7A 2,6 of=CCA/7A+CCB/7A op=15\n").refused("move DIV/7A 4", "7.6q");
    }

    @Clause({"breakthrough 13.5e", "breakthrough 13.5s", "breakthrough 7.6w"})
    @Test
    void theRoadCostsOneAndIntoATownTwoInTravelModeOnly() {
        String owned = "owned german 2,5 6,4\n";
        assertThat(german(2, "german 16/116PZ 2,6 op=24 travel\n" + owned).cost("move 16/116PZ 1"))
                .isEqualTo(1);
        assertThat(german(9, "german 39/26VG 6,5 op=12 travel\n" + owned).cost("move 39/26VG 1"))
                .isEqualTo(2);
        assertThat(german(2, "german 16/116PZ 6,5 op=24\n" + owned).cost("move 16/116PZ 1"))
                .isEqualTo(4);
    }

    @Clause({"breakthrough 13.5j", "breakthrough 7.6c", "breakthrough 7.6d", "breakthrough 13.5u"})
    @Test
    void inTravelModeLeavingAZoneCostsSixAndZoneToZoneLeavesTheRest() {
        german(2, "german 16/116PZ 2,5 op=24 travel\nowned german 2,6\namerican 422/106 1,4\n")
                .pays("move 16/116PZ 4", 1, 6)
                .has(Forces::op, "16/116PZ", 17);
        german(2, "german 16/116PZ 2,6 op=24 travel\nowned german 2,5\namerican 422/106 1,5\n")
                .pays("move 16/116PZ 1", 1, 2, 6)
                .has(Forces::op, "16/116PZ", 15);
    }

    @Clause({"breakthrough 7.6s", "breakthrough 7.6t", "breakthrough 7.7h", "breakthrough 7.7i"})
    @Test
    void aTravellerPaysOneToJoinUnitsInNormalModeAndNeverJoinsATraveller() {
        String column = "german 16/116PZ 2,6 op=24 travel\n";
        german(2, column + "german 39/26VG 2,5\n").pays("move 16/116PZ 1", 1, 1);
        german(2, column + "german 39/26VG 2,5 travel\n").refused("move 16/116PZ 1", "7.6t");
        // on foot nobody minds
        german(2, "german 77/26VG 2,6 op=12\ngerman 39/26VG 2,5 travel\n").pays("move 77/26VG 1", 3);
    }

    @Clause({"breakthrough 6.7l", "breakthrough 13.5f"})
    @Test
    void germansOverOneBridgePayZeroTwoFourSixMoreWhateverTheirMode() {
        Operating bridge = german(2, """
                german 39/26VG 2,6 op=12
                german 16/116PZ 2,5 op=24 travel
                german 3/2PZ 3,5 op=24 travel
                owned german 2,5 2,6 2,7 2,8
                """);
        assertThat(bridge.cost("move 39/26VG 4")).isEqualTo(3);
        bridge.play("move 39/26VG 5");
        bridge.play("move 16/116PZ 4");
        assertThat(bridge.cost("move 16/116PZ 4")).isEqualTo(3);
        assertThat(bridge.crossings()).isEqualTo(2);
        // and back again: every crossing counts
        assertThat(bridge.cost("move 16/116PZ 1")).isEqualTo(5);
        assertThat(bridge.cost("move 16/116PZ 4")).isEqualTo(7);
    }

    @Clause({"breakthrough 13.5k", "breakthrough 7.7a", "breakthrough 7.7c", "breakthrough 7.7d"})
    @Test
    void changingMode() {
        assertThat(german(2, "german 16/116PZ 4,5 op=24\n").price("16/116PZ", "mode 16/116PZ"))
                .isEqualTo(7);
        assertThat(german(2, "german 39/26VG 4,5 op=12\n").price("39/26VG", "mode 39/26VG"))
                .isEqualTo(3);
        assertThat(german(2, "german 39/26VG 4,5 op=12 travel\n").price("39/26VG", "mode 39/26VG"))
                .isEqualTo(3);
        assertThat(american(2, "american CCB/7A 4,5 op=15\n").price("CCB/7A", "mode CCB/7A"))
                .isEqualTo(10);
        assertThat(american(2, "american CCB/7A 4,5 op=15 travel\n").price("CCB/7A", "mode CCB/7A"))
                .isEqualTo(10);
        // (9 - 6) x 2 as it mounts; 12 as it dismounts, and nothing is halved
        american(2, "american 422/106 4,5 op=9\n").play("mode 422/106").has(Forces::op, "422/106", 6);
        american(2, "american 422/106 4,5 op=18 travel\n").play("mode 422/106").has(Forces::op, "422/106", 6);
        american(2, "american 422/106 4,5 op=11 travel\n").refused("mode 422/106", "13.5k");
    }

    @Clause({"breakthrough 13.5p", "breakthrough 13.5q", "breakthrough 7.8b", "breakthrough 7.8c", "breakthrough 7.6f"})
    @Test
    void fortifying() {
        String enemy = "american 422/106 4,4\n";
        String engineer = "german ENG/ISS 4,5\n";
        int[][] expected = {{10, 6}, {5, 3}, {20, 12}, {10, 6}};
        String[] around = {"", engineer, enemy, enemy + engineer};
        for (int row = 0; row < around.length; row++) {
            assertThat(german(2, "german 16/116PZ 4,5 op=24\n" + around[row]).price("16/116PZ", "fortify 16/116PZ"))
                    .isEqualTo(expected[row][0]);
            assertThat(german(2, "german 39/26VG 4,5 op=12\n" + around[row]).price("39/26VG", "fortify 39/26VG"))
                    .isEqualTo(expected[row][1]);
        }
    }
}
