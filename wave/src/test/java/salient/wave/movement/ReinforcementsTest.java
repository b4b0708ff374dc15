package salient.wave.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Award;
import salient.wave.supply.SupplyState;
import salient.wave.units.Sides;

class ReinforcementsTest {
    @Clause({"wave 8.1a", "wave 8.1b"})
    @Test
    void unitsEnterOnTheirTurnOrLaterNeverBefore() {
        Games.wave("turn 2\ntrack german II/2SSPanzer\n").refused("enter II/2SSPanzer E4217", "8.1b");
        Games.wave("turn 3\ntrack german II/2SSPanzer\n").legal("enter II/2SSPanzer E4217");
        Games.wave("turn 9\ntrack german II/2SSPanzer\n").legal("enter II/2SSPanzer E4217");
        Games.wave("turn 9\ngerman II/2SSPanzer E4217\n").refused("enter II/2SSPanzer E4217", "8.1a");
        Games.wave("turn 9\nphase allied movement\ntrack german II/2SSPanzer\n")
                .refused("enter II/2SSPanzer E4217", "8.1a");
    }

    @Clause({"wave 8.2a", "wave 8.2d", "wave 8.3a"})
    @Test
    void germansEnterAnywhereInTheEastWhereNoEnemyStands() {
        Games game = Games.wave("turn 3\ntrack german II/2SSPanzer\nallied I/393Inf E4230\n");
        game.legal("enter II/2SSPanzer E4200").legal("enter II/2SSPanzer E4243");
        game.refused("enter II/2SSPanzer E4230", "8.2d").refused("enter II/2SSPanzer E4117", "8.2a");
    }

    @Clause("wave 8.2b")
    @Test
    void britishUnitsEnterInTheNorthWest() {
        Games game = Games.wave("turn 6\nphase allied movement\ntrack allied 4SomLI\n");
        game.legal("enter 4SomLI W1810").legal("enter 4SomLI W1800").legal("enter 4SomLI E2000");
        game.refused("enter 4SomLI W1811", "8.2b").refused("enter 4SomLI E2100", "8.2b", "8.5a");
    }

    @Clause("wave 8.2c")
    @Test
    void americanUnitsEnterByTheEdgeOfTheirLetter() {
        Games game = Games.wave("turn 11\nphase allied movement\ntrack allied I/117Inf I/134Inf I/507PIR 2F\n");
        game.legal("enter I/117Inf E3900").refused("enter I/117Inf E4000", "8.2c");
        game.legal("enter I/134Inf E2044").refused("enter I/134Inf E2043", "8.2c");
        game.legal("enter I/507PIR W1820").refused("enter I/507PIR W2000", "8.2c");
        game.legal("enter 2F W1844");
    }

    @Clause({"wave 8.3b", "wave 8.3c"})
    @Test
    void anOrganizationEntersByOneHexAPhase() {
        Games.wave("turn 3\ntrack german II/2SSPanzer I/3SSPzGrenDF I/9SSPanzer\n")
                .play("enter II/2SSPanzer E4217")
                .refused("enter I/3SSPzGrenDF E4220", "8.3b")
                .legal("enter I/3SSPzGrenDF E4217")
                .legal("enter I/9SSPanzer E4217")
                .legal("enter I/9SSPanzer E4220")
                .toTheNextMovement()
                .legal("enter I/3SSPzGrenDF E4220");
    }

    @Clause({"wave 8.3d", "wave 8.3e", "wave 8.3f"})
    @Test
    void theColumnOutsidePaysForItsLength() {
        Games game = Games.field("""
                turn 3
                track german I/2SSPanzer II/2SSPanzer I/3SSPzGrenDF II/3SSPzGrenDF III/3SSPzGrenDF
                """);
        game.play("enter I/2SSPanzer E3115");
        assertThat(left(game, "I/2SSPanzer")).isEqualTo(5);
        game.play("move I/2SSPanzer E3015");
        game.play("enter II/2SSPanzer I/3SSPzGrenDF II/3SSPzGrenDF E3115");
        // Still the first stack of the column: four units share its off-map hex.
        assertThat(left(game, "I/3SSPzGrenDF")).isEqualTo(5);
        game.play("enter III/3SSPzGrenDF E3115");
        assertThat(left(game, "III/3SSPzGrenDF")).isEqualTo(4);
    }

    private static int left(Games game, String unit) {
        return game.state().march.left(game.unit(unit));
    }

    @Clause({"wave 8.3d", "wave 8.3g", "wave 7.4b"})
    @Test
    void artilleryNeedsAnOffMapHexOfItsOwn() {
        String units = "track allied 3/1FAGp 3/2FAGp I/101Inf 1278ECB\n";
        Games game = Games.field("turn 6\nphase allied movement\n" + units);
        game.refused("enter 3/1FAGp I/101Inf E2521", "8.3d");
        game.legal("enter I/101Inf 1278ECB E2521");
        game.play("enter 3/1FAGp E2521 E2520");
        assertThat(left(game, "3/1FAGp")).isEqualTo(3);
        game.play("enter 3/2FAGp E2521");
        assertThat(left(game, "3/2FAGp")).isEqualTo(4);
        game.refused("enter I/101Inf E2521", "7.4a");
    }

    /** A unit pays for the hex of the column that has room for it, no matter which units enter in between. */
    @Clause({"wave 8.3d", "wave 8.3e"})
    @Test
    void theColumnDoesNotDependOnWhoEntersInBetween() {
        String units = "turn 6\nphase allied movement\ntrack allied 3/1FAGp I/101Inf 1278ECB\n";
        String mixed = "enter I/101Inf E2521 E2520, enter 3/1FAGp E2521 E2421, enter 1278ECB E2521";
        String together = "enter I/101Inf E2521 E2520, enter 1278ECB E2521 E2421, enter 3/1FAGp E2521";
        for (String orders : List.of(mixed, together)) {
            Games game = Games.field(units);
            Map<String, Integer> paid = new HashMap<>();
            for (String order : orders.split(", ")) {
                String unit = order.split(" ")[1];
                game.play(order.substring(0, order.indexOf("E2521") + 5));
                paid.put(unit, game.state().march.spent(game.unit(unit)));
                if (order.indexOf("E2521") + 5 < order.length())
                    game.play("move " + unit + order.substring(order.indexOf("E2521") + 5));
            }
            // The two battalions stand in the first off-map hex, the guns in the second.
            assertThat(paid)
                    .containsEntry("I/101Inf", 2)
                    .containsEntry("1278ECB", 2)
                    .containsEntry("3/1FAGp", 3);
            assertThat(game.text()).contains("outside E2521 0 2 1\noutside E2521 1 4 0\n");
        }
    }

    /** Four of a division, an independent, then the rest of the stack: the column has two hexes, not three. */
    @Clause("wave 8.3d")
    @Test
    void aLaterHexOfTheColumnIsFilledUpToo() {
        Games game = Games.field("""
                turn 3
                outside E3115 0 4 0
                outside E3115 1 1 0
                track german I/2SSPanzer II/2SSPanzer I/3SSPzGrenDF II/3SSPzGrenDF
                """);
        game.play("enter I/2SSPanzer II/2SSPanzer I/3SSPzGrenDF E3115 E3015");
        game.play("enter II/3SSPzGrenDF E3115");
        game.hasSpent("II/3SSPzGrenDF", 3);
    }

    @Clause({"wave 8.3f", "wave 9.3a"})
    @Test
    void withoutARoadTheEntryHexCostsItsTerrain() {
        Games game = Games.field("turn 3\ntrack german II/2SSPanzer I/3SSPzGrenDF\n");
        game.play("enter II/2SSPanzer E3118");
        assertThat(left(game, "II/2SSPanzer")).isEqualTo(4);
        Games road = Games.field("turn 3\ntrack german II/2SSPanzer\n").play("enter II/2SSPanzer E3115 E3015");
        assertThat(left(road, "II/2SSPanzer")).isEqualTo(4);
    }

    @Clause("wave 8.3e")
    @Test
    void aStackTooFarBackInTheColumnStaysOutside() {
        Games game = Games.field("""
                turn 3
                outside E3115 5 4 0
                track german I/2SSPanzer
                """);
        game.refused("enter I/2SSPanzer E3115", "8.3e").at("I/2SSPanzer", "track");
        Games.field("turn 3\noutside E3115 4 4 0\ntrack german I/2SSPanzer\n").legal("enter I/2SSPanzer E3115");
    }

    @Clause({"wave 8.3h", "wave 9.17a"})
    @Test
    void reinforcementsMayEnterInColumnAtFullStrength() {
        Games game = Games.field("turn 3\ntrack german II/2SSPanzer\n")
                .play("enter-column II/2SSPanzer E3115 E3015 E2915 E2815 E2715 E2615 E2515 E2415 E2315")
                .hasPoints("II/2SSPanzer", 12)
                .hasSupply("II/2SSPanzer", SupplyState.AUTOMATIC);
        assertThat(game.steps("II/2SSPanzer")).isEqualTo(2);
        Games.field("turn 3\ntrack german II/2SSPanzer\n").refused("enter-column II/2SSPanzer E3118", "9.17a");
        Games.field("turn 3\nclear-skies\ntrack german II/2SSPanzer\n")
                .refused("enter-column II/2SSPanzer E3115", "9.17d");
    }

    @Clause({"wave 3.11c", "wave 9.14a"})
    @Test
    void enteringTakesControl() {
        Games game = Games.wave("turn 6\nphase allied movement\ncontrol german E2044\ntrack allied I/101Inf\n");
        game.play("enter I/101Inf E2044");
        assertThat(game.control("E2044")).isEqualTo("allied");
    }

    @Clause({"wave 8.4c", "wave 4.11a", "wave 4.11b"})
    @Test
    void theOptionalDivisionsCostFiveAndTenPointsOnce() {
        Games game = Games.wave("turn 5\ntrack german I/15Panzer II/15Panzer I/10SSPanzer\n");
        game.play("enter I/15Panzer E4217");
        assertThat(game.points(Sides.ALLIED, Award.PRICE_11)).isEqualTo(5);
        game.play("enter II/15Panzer E4217");
        assertThat(game.points(Sides.ALLIED, Award.PRICE_11)).isEqualTo(5);
        game.play("enter I/10SSPanzer E4220");
        assertThat(game.state().tally.total(Sides.ALLIED)).isEqualTo(15);
        Games free =
                Games.wave("turn 5\ncrossing-made\ntrack german I/15Panzer\n").play("enter I/15Panzer E4217");
        assertThat(free.state().tally.total(Sides.ALLIED)).isZero();
    }

    /** Five German units west of the Meuse on the map edge opposite their own: supplied only over a road. */
    private static Games acrossTheMeuse(int turn, String control) {
        StringBuilder map = new StringBuilder("map E2010 8 4\n  ........\n  ........\n  ........\n  ........\n");
        map.append("  german E2710 E2711 E2712 E2713\n  west-bank E2010 E2011 E2012 E2013 E2110 E2111 E2112 E2113\n");
        map.append("  road E2011 E2111 E2211 E2311 E2411 E2511 E2611 E2711\n");
        return Games.wave(map + "turn " + turn + " 2\nphase allied combat\nsecond-phase\nno-supply-problems\n" + control
                + "german I/3Panzer II/3Panzer I/2PzGren II/2PzGren E2011 · PzAufkl2 E2111\n");
    }

    @Clause({"wave 8.4a", "wave 8.4b"})
    @Test
    void fiveSuppliedUnitsAcrossTheMeuseOpenTheWayForTheOptionalDivisions() {
        assertThat(acrossTheMeuse(3, "").play("done", 1).state().turn.crossingMade)
                .isFalse();
        assertThat(acrossTheMeuse(4, "").play("done", 1).state().turn.crossingMade)
                .isTrue();
        assertThat(acrossTheMeuse(8, "").play("done", 1).state().turn.crossingMade)
                .isTrue();
        Games cut = acrossTheMeuse(4, "allied I/393Inf E2311 · II/393Inf E2211 · III/393Inf E2511\n");
        assertThat(cut.play("done", 1).state().turn.crossingMade).isFalse();
    }

    @Clause({"wave 4.12b", "wave 8.6"})
    @Test
    void theLateGroupOfFifthArmoredCostsEightPointsOnce() {
        Games game = Games.wave("turn 8\nphase allied movement\ntrack allied 10Tk 34Tk 81Tk\n");
        game.play("enter 10Tk E2200");
        assertThat(game.state().tally.total(Sides.GERMAN)).isZero();
        game.play("enter 34Tk E2200").play("enter 81Tk E2200");
        assertThat(game.points(Sides.GERMAN, Award.GROUP_5A)).isEqualTo(8);
    }

    @Clause({"wave 2.3a", "wave 8.1a"})
    @Test
    void aUnitNamedTwiceIsRefusedOnceForEachReason() {
        Games game = Games.wave("turn 9\nphase allied movement\nallied III/134Inf E2033\n");
        game.refused("enter III/134Inf III/134Inf W3743", "2.3a", "8.1a");
    }
}
