package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Award;
import salient.wave.units.Sides;

class ArtilleryTest {
    private static Games attack(String guns) {
        return Games.field("phase german combat\n" + guns + "german I/1SSPanzer E2615\nallied I/393Inf E2515\n");
    }

    @Clause({"wave 10.18a", "wave 10.23", "wave 10.24", "wave 5.7b", "wave 10.13d"})
    @Test
    void bombardingArtilleryAddsADieEachAndIsDone() {
        Games game = attack("german VAK388 E2815 · VAK401 E2816\n")
                .play("attack E2515 I/1SSPanzer")
                .inPhase("german attack-support");
        game.play("support VAK388").refused("support VAK388", "10.23").play("support VAK401", 4, 5, 3);
        assertThat(game.told()).contains("17 against 6");
        assertThat(game.text()).contains("VAK388(done)").contains("VAK401(done)");
    }

    @Clause({"wave 10.24", "wave 10.18a"})
    @Test
    void theAttackerDeclaresFirstThenTheDefenderThenTheDiceAreRolled() {
        Games game = attack("german VAK388 E2815\nallied 5/1FAGp E2315\n")
                .play("attack E2515 I/1SSPanzer")
                .inPhase("german attack-support");
        game.play("support VAK388").inPhase("allied defense-support");
        game.play("support 5/1FAGp", 2, 6, 1);
        assertThat(game.told()).contains("10 against 12");
        Games none =
                attack("german VAK388 E2815\n").play("attack E2515 I/1SSPanzer").play("done", 1);
        assertThat(none.told()).contains("8 against 6");
    }

    @Clause({"wave 10.20a", "wave 10.21"})
    @Test
    void rangeIsFourHexesToTheUnitSupportedWhateverLiesBetween() {
        Games four = attack("german VAK388 E3015 · VAK401 E3115\n");
        four.play("attack E2515 I/1SSPanzer").legal("support VAK388").refused("support VAK401", "10.20a");
        Games water =
                Games.field("  lake E2615/E2715\n  blocked E2715/E2815\nphase german combat\ngerman VAK388 E3015\n"
                        + "german I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        water.play("attack E2515 I/1SSPanzer").legal("support VAK388");
    }

    @Clause("wave 10.20b")
    @Test
    void inAnAttackFromSeveralHexesRangeToOneUnitIsEnough() {
        Games game = Games.field("""
                phase german combat
                german VAK388 E3015 · I/1SSPanzer E2615 · SS-PzJg1 E2416
                allied I/393Inf E2515
                """);
        game.play("attack E2515 I/1SSPanzer SS-PzJg1").legal("support VAK388");
        Games far = Games.field("""
                phase german combat
                german VAK388 E3015 · VAK401 E2415 · SS-PzJg1 E2416
                allied I/393Inf E2515
                """);
        far.play("attack E2515 SS-PzJg1").refused("support VAK388", "10.20a");
    }

    @Clause({"wave 10.22a", "wave 10.22b"})
    @Test
    void twoGermanAndFiveAlliedUnitsAreTheLimit() {
        Games game = attack(
                "german VAK388 E2815 · VAK401 E2816 · VAK402 E2814\n"
                        + "allied 5/1FAGp E2315 · 5/2FAGp E2314 · 5/3FAGp E2316 · 8/1FAGp E2415 · 8/2FAGp E2414 · 8/3FAGp E2413\n");
        game.play("attack E2515 I/1SSPanzer")
                .play("support VAK388")
                .play("support VAK401")
                .inPhase("allied defense-support");
        game.playAll("support 5/1FAGp", "support 5/2FAGp", "support 5/3FAGp", "support 8/1FAGp");
        game.play("support 8/2FAGp", 1, 1, 1, 1, 1, 1, 1, 6);
        assertThat(game.told()).contains("10 against 11");
    }

    @Clause("wave 10.22a")
    @Test
    void aSixthAlliedUnitIsRefused() {
        Games game = Games.wave("""
                phase german defense-support
                battle E2033
                attackers I/1SSPanzer
                defense-guns 5/1FAGp 5/2FAGp 5/3FAGp 8/1FAGp 8/2FAGp
                german I/1SSPanzer E2133
                allied I/393Inf E2033 · 5/1FAGp E1933 · 5/2FAGp E1932 · 5/3FAGp E1931 · 8/1FAGp E1833 · 8/2FAGp E1834
                allied 8/3FAGp E1835
                """);
        game.refused("support 8/3FAGp", "10.22a");
        Games german = Games.field("""
                phase german attack-support
                battle E2515
                attackers I/1SSPanzer
                attack-guns VAK388 VAK401
                german I/1SSPanzer E2615 · VAK388 E2715 · VAK401 E2716 · VAK402 E2714
                allied I/393Inf E2515
                """);
        german.refused("support VAK402", "10.22b");
    }

    @Clause({"wave 5.7a", "wave 10.18c", "wave 6.3f", "wave 10.18a"})
    @Test
    void whatIsDoneOrOutOfSupplyDoesNotBombard() {
        Games.field("""
                        phase german combat
                        german VAK388(done) E2815 · VAK401 E2816 · VAK402 E2319 · I/1SSPanzer E2615
                        allied I/393Inf E2515
                        """)
                .play("attack E2515 I/1SSPanzer")
                .refused("support VAK388", "5.7a")
                .refused("support VAK402", "6.3f", "10.20a")
                .refused("support I/1SSPanzer", "10.18a")
                .refused("support 5/1FAGp", "10.18a");
    }

    @Clause("wave 6.15e")
    @Test
    void artillerySuppliedFromTheAirBombards() {
        StringBuilder map = new StringBuilder("map E2010 16 16\n");
        for (int row = 0; row < 16; row++) map.append("  ................\n");
        Games game = Games.wave(map + """
                turn 8
                clear-skies
                air-support 8
                drop 1 E2718
                phase german combat
                german I/1SSPanzer E2618
                allied 5/1FAGp E2717 · I/393Inf E2617
                """);
        game.play("attack E2617 I/1SSPanzer").legal("support 5/1FAGp");
        game.play("support 5/1FAGp", 1, 1);
        assertThat(game.state().skies.load(0)).isEqualTo(2);
    }

    @Clause("wave 5.8c")
    @Test
    void noAlliedArtilleryBombardsOnGameTurnOne() {
        Games game = Games.field("turn 1 2\nphase german combat\ngerman VAK388 E2815 · I/1SSPanzer E2615\n"
                + "allied I/393Inf E2515 · 5/1FAGp E2315\n");
        game.play("attack E2515 I/1SSPanzer").play("done", 1);
        assertThat(game.state().turn.phase.isBattle()).isFalse();
        Games asked = Games.field("turn 1 2\nphase german defense-support\nbattle E2515\nattackers I/1SSPanzer\n"
                + "german I/1SSPanzer E2615\nallied I/393Inf E2515 · 5/1FAGp E2315\n");
        asked.refused("support 5/1FAGp", "5.8c");
    }

    @Clause({"wave 10.18b", "wave 10.18d", "wave 10.19a", "wave 10.19b"})
    @Test
    void artilleryAloneIsNotSupportedAndDefendsWithTwo() {
        Games game = Games.field("""
                phase german combat
                german SS-PzJg1 E2615
                allied 5/1FAGp E2515 · 5/2FAGp E2415
                """);
        game.play("attack E2515 SS-PzJg1", 1);
        // 8 against 2 is 4:1; a 1 is 1/1, enough for its only step.
        assertThat(game.told()).contains("8 against 2, 4:1");
        game.at("5/1FAGp", "lost");
        assertThat(game.points(Sides.GERMAN, Award.ARTILLERY)).isEqualTo(2);
    }

    @Clause({"wave 10.19a", "wave 4.8b", "wave 10.11c"})
    @Test
    void artilleryInATownInTheForestIsHarderToGet() {
        Games game = Games.wave("""
                map E2010 6 6
                  ......
                  ......
                  ..f...
                  ......
                  ......
                  ......
                  town E2212
                phase german combat
                german SS-PzJg1 E2213
                allied 5/1FAGp E2212
                """);
        game.play("attack E2212 SS-PzJg1", 1);
        assertThat(game.told()).contains("4:1").contains("final 2:1").contains("2/1");
        game.at("5/1FAGp", "lost");
    }

    @Clause({"wave 10.19b", "wave 10.18d", "wave 5.7b"})
    @Test
    void artilleryUnderAttackIsDoneAndCannotBombard() {
        Games game = Games.field("""
                phase german combat
                german SS-PzPi1(reduced) E2615 · I/1SSPanzer E2516
                allied 5/1FAGp E2614 · I/393Inf E2515
                """);
        game.play("attack E2614 SS-PzPi1", 1);
        // 2 against 2 is 1:1 with 3/1, so both are gone; had it survived it would be DONE.
        Games survives = Games.wave("""
                phase german defense-support
                battle E2033
                attackers I/1SSPanzer
                german I/1SSPanzer E2133
                allied 5/1FAGp(done,was-attacked) E1933 · I/393Inf E2033
                """);
        survives.refused("support 5/1FAGp", "5.7a", "10.19b");
        Games target = Games.wave("""
                phase german defense-support
                battle E2033
                attackers I/1SSPanzer
                german I/1SSPanzer E2133
                allied 5/1FAGp E2033
                """);
        target.refused("support 5/1FAGp", "10.18b", "10.19b");
    }

    @Clause({"wave 10.22c", "wave 8.5b"})
    @Test
    void britishArtillerySupportsAmericansAcrossTheMeuse() {
        Games game = Games.wave("""
                phase german combat
                turn 9
                german I/1SSPanzer E2101
                allied I/393Inf E2100 · 30/4AGRA E1900
                """);
        assertThat(game.state().map.isWestBank(game.hex("E1900"))).isTrue();
        assertThat(game.state().map.isWestBank(game.hex("E2100"))).isFalse();
        game.play("attack E2100 I/1SSPanzer").legal("support 30/4AGRA");
    }
}
