package salient.wave.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class AirPowerTest {
    @Clause({"wave 9.18a", "wave 9.18b", "wave 10.14a", "wave 5.3d"})
    @Test
    void aircraftInterdictRoadHexesOneEach() {
        Games game = Games.field("turn 8\nclear-skies\nphase german interdiction\nallied I/393Inf E2015\n");
        assertThat(game.position().toDecide()).isEqualTo(Sides.ALLIED_SIDE);
        game.refused("interdict E2614", "9.18a").play("interdict E2615").refused("interdict E2615", "9.18a");
        for (int column = 20; column < 26; column++) game.play("interdict E" + column + "15");
        assertThat(AirPower.available(game.state())).isEqualTo(1);
        game.play("interdict E2715").refused("interdict E2815", "9.18a");
        Games fewer = Games.field("turn 8\nclear-skies\nbaseplate\nphase german interdiction\n");
        fewer.playAll("interdict E2015", "interdict E2115", "interdict E2215", "interdict E2315");
        fewer.refused("interdict E2415", "9.18a");
        fewer.play("done").inPhase("allied aerial-supply");
    }

    @Clause("wave 9.18c")
    @Test
    void theRoadRateIsLostEnteringAndLeavingForBothSides() {
        String air = "turn 8\nclear-skies\ninterdicted E2615\n";
        Games german = Games.field(air + "no-supply-problems\ngerman I/1SSPanzer E2815\n");
        german.play("move I/1SSPanzer E2715 E2615 E2515");
        german.hasSpent("I/1SSPanzer", 5);
        Games allied = Games.field(air + "phase allied movement\nallied I/393Inf E2615\n");
        allied.refused("column I/393Inf E2515", "9.17a").play("move I/393Inf E2515");
        allied.hasSpent("I/393Inf", 2);
    }

    @Clause("wave 9.18c")
    @Test
    void bridgesStillSpanTheWater() {
        Games game = Games.field("  major E2515/E2615\n  bridge E2515/E2615\nturn 8\nclear-skies\ninterdicted E2615\n"
                + "german I/1SSPanzer E2715\n");
        game.legal("move I/1SSPanzer E2615 E2515");
    }

    @Clause({"wave 10.14b", "wave 10.14c", "wave 10.14a"})
    @Test
    void oneAircraftABattleIsWorthAColumn() {
        Games attack = Games.field(
                "turn 8\nclear-skies\nphase allied combat\nallied I/393Inf E2615\ngerman I/986Gren E2715\n");
        attack.play("attack E2715 I/393Inf").inPhase("allied attack-support");
        attack.play("support aircraft", 3);
        assertThat(attack.told()).contains("1:1").contains("+1 Allied aircraft").contains("final 2:1");
        assertThat(attack.state().skies.supported()).isEqualTo(1);
        Games defend = Games.field(
                "turn 8\nclear-skies\nphase german combat\nallied I/393Inf E2615\ngerman I/1SSPanzer E2715\n");
        defend.play("attack E2615 I/1SSPanzer").inPhase("allied defense-support");
        defend.play("support aircraft", 3);
        assertThat(defend.told()).contains("-1 Allied aircraft").contains("final 1:2");
    }

    @Clause({"wave 10.14a", "wave 10.14b"})
    @Test
    void aircraftUsedUpOrGermanDoNotSupport() {
        Games used = Games.field("turn 8\nclear-skies\nair-support 8\nphase german combat\n"
                + "allied 5/1FAGp E2514 · I/393Inf E2615\ngerman I/1SSPanzer E2715\n");
        used.play("attack E2615 I/1SSPanzer").refused("support aircraft", "10.14a");
        Games german = Games.field("turn 8\nclear-skies\nphase german combat\n"
                + "allied I/393Inf E2615\ngerman VAK388 E2815 · I/1SSPanzer E2715\n");
        german.play("attack E2615 I/1SSPanzer").refused("support aircraft", "10.14a");
        Games second = Games.field("turn 8\nclear-skies\nphase allied combat\n"
                + "allied 5/1FAGp E2514 · I/393Inf E2615\ngerman I/1SSPanzer E2715\n");
        second.play("attack E2715 I/393Inf").play("support aircraft").refused("support aircraft", "10.14b");
    }

    @Clause({"wave 10.14a", "wave 9.18b", "wave 5.4c"})
    @Test
    void anOrderCanNameTheAircraftAndEachIsUsedOnce() {
        Games game = Games.field("turn 8\nclear-skies\nphase german interdiction\n"
                + "allied I/393Inf E2615 · 5/1FAGp E2514\ngerman I/1SSPanzer E2715\n");
        game.play("interdict E2015 3").refused("interdict E2115 3", "9.18b").play("interdict E2115");
        assertThat(game.state().skies.isUnused(0)).isFalse();
        assertThat(game.state().skies.isUnused(1)).isTrue();
        assertThat(game.text()).contains("sorties E2115 - E2015\n");
        Games battle = Games.field("turn 8\nclear-skies\nsorties E2115 battle E2015\nphase german combat\n"
                + "allied I/393Inf E2615 · 5/1FAGp E2514\ngerman I/1SSPanzer E2715\n");
        battle.play("attack E2615 I/1SSPanzer")
                .refused("support aircraft 3", "9.18b")
                .refused("support aircraft 2", "10.14a")
                .play("support aircraft 7")
                .refused("support aircraft 7", "10.14a", "10.14b")
                .refused("support aircraft 4", "10.14b");
        assertThat(battle.state().skies.hasSupported(6)).isTrue();
        assertThat(AirPower.available(battle.state())).isEqualTo(4);
    }

    @Clause({"wave 5.4c", "wave 5.3d"})
    @Test
    void afterBaseplateOnlyTheFirstFourAreThere() {
        String field = "phase german combat\nallied I/393Inf E2615\ngerman I/1SSPanzer E2715\n";
        Games few = Games.field("turn 8\nclear-skies\nbaseplate\n" + field);
        few.play("attack E2615 I/1SSPanzer")
                .refused("support aircraft 5", "5.4c")
                .legal("support aircraft 4");
        Games.field("turn 8\n" + field).refused("support aircraft 1", "5.1a", "5.3d", "10.14a", "10.24");
    }
}
