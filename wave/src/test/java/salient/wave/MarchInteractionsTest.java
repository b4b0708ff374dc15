package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.stacking.Peiper;

/** What other chapters do to a march: aircraft at the gate, bridges at the edge, the Kampfgruppe in company. */
class MarchInteractionsTest {
    @Clause({"wave 8.3f", "wave 9.17a", "wave 9.18c", "wave 8.3h"})
    @Test
    void anInterdictedGateIsEnteredByItsGroundAndNotInColumn() {
        Games game = Games.field("""
                turn 8 1
                clear-skies
                interdicted E2015
                phase allied movement
                track allied I/508PIR
                """);
        game.refused("enter-column I/508PIR E2015", "9.17a").play("enter I/508PIR E2015");
        game.hasSpent("I/508PIR", 2);
    }

    @Clause({"wave 9.14a", "wave 9.14d", "wave 3.11c", "wave 8.1a"})
    @Test
    void aReinforcementThatEntersAtABridgeIsHaltedWhileItIsInQuestion() {
        Games game = Games.field("""
                  minor E3015/E3115
                  bridge E3015/E3115
                turn 9 1
                phase german movement
                control allied E3015 E3115
                track german I/9SSPanzer
                """);
        game.play("enter I/9SSPanzer E3115 E3015 E2915").inPhase("allied demolition");
        game.play("blow E3015/E3115", 6);
        assertThat(game.isBlown("E3015/E3115")).isTrue();
        game.at("I/9SSPanzer", "E3115").inPhase("german movement");
        // Heavy, it finds no other way over the water; along the bank it may go on with what is left (9.14h).
        game.refused("move I/9SSPanzer E3015", "9.10a", "9.10b").legal("move I/9SSPanzer E3116");
    }

    @Clause({"wave 7.7e", "wave 7.10a", "wave 7.10c"})
    @Test
    void inCompanyTheKampfgruppeGoesAtTheOthersPaceAndThenOnAlone() {
        Games game = Games.field("german SS-PzPi1(peiper) I/1SSPanzer(peiper) I/2SSPzGren E3115\n");
        String six = " E3015 E2915 E2815 E2715 E2615 E2515";
        game.refused("move SS-PzPi1 I/1SSPanzer I/2SSPzGren" + six + " E2415", "9.1a");
        game.play("move SS-PzPi1 I/1SSPanzer I/2SSPzGren" + six).play("move SS-PzPi1 I/1SSPanzer E2415");
        assertThat(Peiper.size(game.state())).isEqualTo(2);
        game.refused("move I/2SSPzGren E2415", "9.1a");
    }

    @Clause({"wave 6.3a", "wave 9.10b", "wave 9.3a", "wave 6.2a"})
    @Test
    void outOfSupplyTheThreePointsAreStillEnoughForACrossingButOnlyAtTheStart() {
        Games game = Games.field("""
                  minor E2415/E2416 E2514/E2515
                turn 3 1
                supply-problems 1SS
                phase german movement
                german SS-PzJg1 E2415
                """);
        game.refused("move SS-PzJg1 E2515 E2514", "9.10b");
        game.play("move SS-PzJg1 E2416").refused("move SS-PzJg1 E2417", "9.1a");
    }

    @Clause({"wave 9.14d", "wave 7.10a", "wave 9.14c"})
    @Test
    void unitsThatFollowInPartsAskAboutABridgeNoSecondTime() {
        Games game = Games.field("""
                  minor E2415/E2515
                  bridge E2415/E2515
                turn 3 1
                phase german movement
                german SS-PzJg1 III/2SSPzGrenSPW E2615
                """);
        game.play("move SS-PzJg1 E2515").play("blow E2415/E2515", 5);
        game.play("move III/2SSPzGrenSPW E2515").inPhase("german movement");
        game.legal("move III/2SSPzGrenSPW E2415");
    }

    @Clause({"wave 9.14g", "wave 6.15b", "wave 6.1a"})
    @Test
    void aDropKeepsEngineersInSupplyForADemolitionAndCountsThem() {
        StringBuilder map = new StringBuilder("map E2010 16 16\n");
        for (int row = 0; row < 16; row++) map.append("  ................\n");
        map.append("  road E2716 E2717\n  minor E2716/E2717\n  bridge E2716/E2717\n");
        String text =
                map + "turn 8\nclear-skies\nphase german movement\nallied 168ECB E2716\ngerman I/1SSPanzer E2718\n";
        Games cutOff = Games.wave(text).play("move I/1SSPanzer E2717").play("blow E2716/E2717", 5);
        assertThat(cutOff.isBlown("E2716/E2717")).isFalse();
        Games fed = Games.wave(text + "drop 1 E2714\n")
                .play("move I/1SSPanzer E2717")
                .play("blow E2716/E2717", 5);
        assertThat(fed.isBlown("E2716/E2717")).isTrue();
        assertThat(fed.state().skies.load(0)).isEqualTo(2);
    }

    @Clause({"wave 4.3a", "wave 6.16b", "wave 5.8e"})
    @Test
    void aVictimOfSupplyProblemsDoesNotWinByLeavingTheMap() {
        var map = Games.campaign().state().map;
        String gate = map.name(java.util.Arrays.stream(map.zones().exit().toArray())
                .filter(map::hasRoadOffMap)
                .findFirst()
                .orElseThrow());
        String there = "\nphase german movement\ngerman I/1SSPanzer " + gate + "\n";
        Games.wave("turn 5 1\nsupply-problems 1SS" + there).refused("exit I/1SSPanzer", "4.3a");
        // On GT1 everybody is supplied, wherever he stands.
        Games fed = Games.wave("turn 1 2" + there).play("exit I/1SSPanzer");
        assertThat(fed.position().outcome().orElseThrow().level()).isEqualTo("German strategic");
    }
}
