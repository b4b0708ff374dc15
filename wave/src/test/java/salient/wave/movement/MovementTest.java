package salient.wave.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

class MovementTest {
    /** One kind of ground in the middle of a clear field, with a river south of it. */
    private static Games ground(String text) {
        return Games.wave("""
                map E2010 7 7
                  .......
                  .......
                  ..f^m..
                  .......
                  .......
                  .......
                  .......
                  german E2610 E2611 E2612 E2613 E2614 E2615 E2616
                """ + text);
    }

    private static int cost(Games game, String unit, String from, String to) {
        Mover mover = Mover.of(game.state(), new int[] {game.unit(unit)}, false);
        int direction = game.state().map.grid().direction(game.hex(from), game.hex(to));
        return Movement.cost(game.state(), mover, game.hex(from), direction, 99, false);
    }

    @Clause({
        "wave 9.7a",
        "wave 9.7b",
        "wave TEC.clear",
        "wave TEC.forest",
        "wave TEC.ridge",
        "wave TEC.marsh",
        "wave 2.12"
    })
    @ParameterizedTest
    @CsvSource({"E2211, E2111, 2", "E2211, E2212, 2", "E2311, E2312, 3", "E2411, E2412, 3"})
    void eachKindOfGroundHasItsCost(String from, String to, int cost) {
        Games game = ground("german I/986Gren " + from + "\n");
        assertThat(cost(game, "I/986Gren", from, to)).isEqualTo(cost);
    }

    @Clause({"wave TEC.marsh", "wave 9.3b"})
    @Test
    void marshOffTheRoadIsBarredToArtilleryAndFastUnits() {
        ground("german I/1SSPanzer E2411\n").refused("move I/1SSPanzer E2412", "TEC.marsh");
        ground("german VAK388 E2411\n").refused("move VAK388 E2412", "TEC.marsh");
        ground("german I/986Gren E2411\n").legal("move I/986Gren E2412");
        ground("  road E2411 E2412\ngerman I/1SSPanzer E2411\n").legal("move I/1SSPanzer E2412");
    }

    @Clause({"wave 9.1b", "wave 9.4", "wave 2.3a"})
    @Test
    void aMoveGoesFromHexToHexAndNeverOntoTheEnemy() {
        Games game = Games.field("german I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        game.refused("move I/1SSPanzer E2415", "9.1b").refused("move I/1SSPanzer E2515", "9.4");
        game.refused("move I/1SSPanzer I/1SSPanzer E2616", "2.3a");
        game.refused("move I/393Inf E2415", "9.1c");
    }

    @Clause("wave 1.2c")
    @Test
    void anEnemyNextDoorNeitherStopsNorSlows() {
        Games game = Games.field("german I/1SSPanzer E2715\nallied I/393Inf E2614 · II/393Inf E2514\n");
        game.legal("move I/1SSPanzer E2615 E2515 E2415 E2315 E2215 E2115 E2015");
    }

    @Clause({"wave 9.12a", "wave TEC.road"})
    @Test
    void roadsCostOnePointWhateverTheGround() {
        Games game = ground("  road E2211 E2212 E2213\ngerman I/1SSPanzer E2211\n");
        assertThat(cost(game, "I/1SSPanzer", "E2211", "E2212")).isEqualTo(1);
        // Both hexes have a road, but none leads over this hexside.
        Games beside = ground("  road E2111 E2112\n  road E2211 E2212\ngerman I/1SSPanzer E2111\n");
        assertThat(cost(beside, "I/1SSPanzer", "E2112", "E2212")).isEqualTo(2);
    }

    @Clause({"wave 9.11b", "wave TEC.town", "wave TEC.city", "wave TEC.west-wall", "wave 9.11a"})
    @Test
    void townsCitiesAndTheWestWallCostWhatLiesUnderThem() {
        Games game = ground("  town E2312\n  city E2111\n  west-wall E2212\ngerman I/1SSPanzer E2211\n");
        assertThat(cost(game, "I/1SSPanzer", "E2311", "E2312")).isEqualTo(3);
        assertThat(cost(game, "I/1SSPanzer", "E2211", "E2111")).isEqualTo(2);
        assertThat(cost(game, "I/1SSPanzer", "E2211", "E2212")).isEqualTo(2);
    }

    @Clause({"wave 9.1a", "wave 9.2a", "wave 9.2b"})
    @Test
    void pointsAreSpentUpAndNotSaved() {
        Games game = Games.field("german I/1SSPanzer E2718\n");
        game.play("move I/1SSPanzer E2717").play("move I/1SSPanzer E2716 E2715");
        game.hasLeft("I/1SSPanzer", 1);
    }

    @Clause({"wave 9.2a", "wave 9.1a"})
    @Test
    void aSecondMovementPhaseBringsFreshPoints() {
        Games.field("german I/1SSPanzer E2718\n")
                .play("move I/1SSPanzer E2717 E2716 E2715")
                .refused("move I/1SSPanzer E2716", "9.1a")
                .toTheNextMovement()
                .legal("move I/1SSPanzer E2716 E2717 E2718");
    }

    @Clause({"wave 9.3a", "wave R.4"})
    @Test
    void aUnitMayAlwaysMoveOneHexForAllItsPoints() {
        // German artillery has three points; out of supply a panzer battalion has three too.
        Games game = ground("  german E2310\nturn 2\ngerman I/1SSPanzer E2214\n");
        game.legal("move I/1SSPanzer E2213");
        Games ridge = Games.wave("""
                map E2010 3 6
                  ...
                  .^.
                  .^.
                  ...
                  ...
                  ...
                phase allied movement
                allied 5BelFus E2113
                """);
        ridge.legal("move 5BelFus E2112").refused("move 5BelFus E2112 E2111", "9.1a");
        Games spent = ridge.play("move 5BelFus E2112");
        spent.hasLeft("5BelFus", 1);
    }

    @Clause("wave 9.3a")
    @Test
    void theMinimumMoveTakesEverythingAndOnlyAtTheStart() {
        String map = """
                map E2010 3 6
                  ...
                  .^.
                  ...
                  ...
                  ...
                  ...
                turn 4
                supply-problems 2SS
                """;
        Games game = Games.wave(map + "german II/2SSPanzer E2113\n");
        game.refused("move II/2SSPanzer E2112 E2111", "9.1a");
        game.play("move II/2SSPanzer E2112");
        game.hasLeft("II/2SSPanzer", 1);
        game.refused("move II/2SSPanzer E2111", "9.1a");
    }

    @Clause({"wave 9.8a", "wave 9.8b", "wave TEC.blocked", "wave 9.3b"})
    @Test
    void blockedHexsidesAreForSlowUnitsAtTheStartOfTheirMove() {
        crossedAtTheStartForAllPoints("blocked", "I/986Gren", "II/986Gren", "9.8b", "9.8a");
    }

    @Clause({"wave 9.9b", "wave 9.10a", "wave 9.10b", "wave TEC.minor-river", "wave 2.9"})
    @Test
    void minorRiversAreImprovisedAtTheStartForAllPoints() {
        crossedAtTheStartForAllPoints("minor", "SS-PzJg1", "SS-PzAufkl1", "9.10b", "9.10a");
    }

    /** The units beside the hexside decide, not the order in which they moved there; tanks and artillery never count. */
    private static void crossedAtTheStartForAllPoints(
            String hexside, String beside, String behind, String notLater, String notByAll) {
        String map = "  " + hexside + " E2616/E2617\n";
        Games.field(map + "german " + beside + " E2617 · " + behind + " E2618\n")
                .refused("move " + behind + " E2617 E2616", notLater)
                .play("move " + beside + " E2616")
                .hasLeft(beside, 0);
        Games.field(map + "german I/1SSPanzer E2617\n").refused("move I/1SSPanzer E2616", notByAll);
        Games.field(map + "german VAK388 E2617\n").refused("move VAK388 E2616", notByAll);
    }

    @Clause({"wave 9.8a", "wave 6.3a"})
    @Test
    void beingOutOfSupplyDoesNotHelpAFastUnitOverABlockedHexside() {
        Games game = Games.field("  blocked E2616/E2617\nturn 4\nsupply-problems 1SS\ngerman I/1SSPanzer E2617\n");
        game.refused("move I/1SSPanzer E2616", "9.8a");
    }

    @Clause("wave 9.8a")
    @Test
    void aRoadDoesNotLiftABlockedHexside() {
        Games game = Games.field("  blocked E2615/E2715\ngerman I/1SSPanzer E2715\n");
        game.refused("move I/1SSPanzer E2615", "9.8a");
    }

    @Clause({"wave 9.9a", "wave TEC.major-river", "wave TEC.lake", "wave 9.13b", "wave TEC.bridge"})
    @Test
    void majorRiversAndLakesAreCrossedOnlyByIntactBridges() {
        for (String water : new String[] {"major", "lake"}) {
            Games.field("  " + water + " E2616/E2617\ngerman I/986Gren E2617\n")
                    .refused("move I/986Gren E2616", "9.9a");
            Games.field("  " + water + " E2615/E2715\n  bridge E2615/E2715\ngerman I/1SSPanzer E2715\n")
                    .legal("move I/1SSPanzer E2615 E2515");
            Games.field("  " + water + " E2615/E2715\n  blown E2615/E2715\ngerman I/1SSPanzer E2715\n")
                    .refused("move I/1SSPanzer E2615", "9.9a");
        }
    }

    @Clause({"wave 9.9b", "wave 9.12b", "wave 9.13a"})
    @Test
    void aBlownBridgeOverAMinorRiverIsNoBridge() {
        Games blown =
                Games.field("  minor E2615/E2715\n  blown E2615/E2715\ngerman SS-PzJg1 E2715 · I/1SSPanzer E2815\n");
        blown.play("move SS-PzJg1 E2615");
        blown.hasLeft("SS-PzJg1", 0);
        blown.refused("move I/1SSPanzer E2715 E2615", "9.10a", "9.10b");
        Games intact = Games.field("  minor E2615/E2715\n  bridge E2615/E2715\ngerman I/1SSPanzer E2815\n");
        intact.legal("move I/1SSPanzer E2715 E2615 E2515");
    }

    @Clause({"wave 5.7a", "wave 5.7b", "wave 10.18c"})
    @Test
    void artilleryThatMovesIsDone() {
        Games game = Games.field("german VAK388 E2715 · VAK401(done) E2817\n").play("move VAK388 E2615");
        assertThat(game.text()).contains("VAK388(moving,done");
        game.refused("move VAK401 E2816", "5.7a");
        game.play("move VAK388 E2515");
    }

    @Clause({"wave 3.11a", "wave 3.11c"})
    @Test
    void controlChangesInPassing() {
        Games game = Games.field("  town E2615\ngerman I/1SSPanzer E2815\n").play("move I/1SSPanzer E2715 E2615 E2515");
        assertThat(game.control("E2615")).isEqualTo("german");
        assertThat(game.control("E2715")).isEqualTo("german");
        assertThat(game.told()).contains("German units take E2615");
    }

    @Clause("wave 9.5")
    @Test
    void nobodyStepsOffTheMap() {
        Games game = Games.field("phase allied movement\nallied I/393Inf E2015\n");
        game.refused("exit I/393Inf", "9.5", "4.3a");
    }

    @Clause({"wave 9.8a", "wave 9.17a", "wave R.4"})
    @Test
    void aRoadLiftsNoBlockNotEvenForAColumn() {
        Games game = Games.field("  blocked E2615/E2715\ngerman I/1SSPanzer E2715\n");
        game.refused("column I/1SSPanzer E2615", "9.17a").refused("move I/1SSPanzer E2615", "9.8a");
    }

    /** That the points do not suffice is said once, at the first hex out of reach. */
    @Clause("wave 9.1a")
    @Test
    void theWantOfPointsIsToldOnce() {
        Games game = Games.field("german I/1SSPzGren E3015\n");
        assertThat(whys(game, "move I/1SSPzGren E2915 E2815 E2715 E2615 E2515 E2415 E2315 E2215 E2115"))
                .containsExactly("The step from E2415 to E2315 costs 1 movement point, and none is left.");
        assertThat(whys(game, "move I/1SSPzGren E2915 E2815 E2715 E2615 E2515 E2514 E2513"))
                .containsExactly("The step from E2515 to E2514 costs 2 movement points, and 1 is left.");
        assertThat(whys(game, "column I/1SSPzGren E2915 E2815 E2715 E2615 E2515 E2415 E2315 E2215 E2115 E2015"))
                .isEmpty();
        // Other obstacles further on are still named.
        Games blocked = Games.field("german I/1SSPzGren E3015\nallied I/393Inf E2115\n");
        blocked.refused("move I/1SSPzGren E2915 E2815 E2715 E2615 E2515 E2415 E2315 E2215 E2115", "9.1a", "9.4");
    }

    private static List<String> whys(Games game, String order) {
        return game.judge(order) instanceof Verdict.Refused refused
                ? refused.reasons().stream().map(Verdict.Reason::why).toList()
                : List.of();
    }
}
