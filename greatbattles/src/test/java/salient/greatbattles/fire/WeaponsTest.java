package salient.greatbattles.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Arms;
import salient.greatbattles.tables.Mobility;
import salient.kernel.rulebook.Clause;

/** W: what guns and vehicles are rated, and what the ratings mean. */
class WeaponsTest {
    /** A gap takes the lower class; below 34 mm an anti-tank gun counts as light. */
    @ParameterizedTest
    @CsvSource({
        "false, 47, 1",
        "false, 75, 1",
        "false, 79, 1",
        "false, 80, 2",
        "false, 105, 2",
        "false, 121, 2",
        "false, 122, 3",
        "false, 210, 3",
        "true, 20, 1",
        "true, 44, 1",
        "true, 45, 2",
        "true, 59, 2",
        "true, 60, 3",
        "true, 80, 3",
        "true, 81, 4",
        "true, 128, 4"
    })
    @Clause({"greatbattles W5", "greatbattles W6", "greatbattles W1"})
    void fieldGunsGoFromLightToHeavyAndAntiTankGunsToSuperheavy(boolean antiTank, int millimetres, int gun) {
        assertThat(Arms.ofCalibre(antiTank, millimetres).gun()).isEqualTo(gun);
    }

    @Test
    @Clause({"greatbattles W5", "greatbattles W6"})
    void aScenarioMayGiveTheCalibreInsteadOfTheClass() {
        ProvingGround g = ProvingGround.with("pool allied C at:57mm fg:57mm at:88mm+truck");
        assertThat(arms(g, "allied/C/1").gun()).isEqualTo(2);
        assertThat(arms(g, "allied/C/2").gun()).isEqualTo(1);
        assertThat(arms(g, "allied/C/3").gun()).isEqualTo(4);
        assertThatThrownBy(() -> ProvingGround.with("pool allied C at:X"))
                .hasMessageContaining("a calibre such as 57mm");
    }

    private static Arms arms(ProvingGround g, String stand) {
        return g.s.scenario().findStand(stand).flatMap(Stand::arms).orElseThrow();
    }

    @Test
    @Clause({"greatbattles W2", "greatbattles W3", "greatbattles W4", "greatbattles W1"})
    void theLettersOfTheTable() {
        Arms tiger = Arms.find("Pz VI Tiger II").orElseThrow();
        assertThat(tiger.gun()).isEqualTo(4);
        assertThat(tiger.armor()).isEqualTo(4);
        assertThat(tiger.mobility()).contains(Mobility.SLOW);
        Arms comet = Arms.find("Comet").orElseThrow();
        assertThat(comet.gun()).isEqualTo(3);
        assertThat(comet.armor()).isEqualTo(2);
        assertThat(comet.mobility()).contains(Mobility.FAST);
        Arms m13 = Arms.find("M13").orElseThrow();
        assertThat(m13.gun()).isEqualTo(1);
        assertThat(m13.armor()).isEqualTo(1);
        assertThat(Arms.find("Halftrack").orElseThrow().mobility()).contains(Mobility.HALFTRACK);
        assertThat(Arms.find("Armored Car").orElseThrow().mobility()).contains(Mobility.WHEELED);
        assertThat(Arms.find("M4 Sherman").orElseThrow().mobility()).contains(Mobility.MEDIUM);
        Arms truck = Arms.find("Soft Vehicles (all)").orElseThrow();
        assertThat(truck.gun()).isZero();
        assertThat(truck.armor()).isZero();
    }

    @Test
    @Clause({"greatbattles W2", "greatbattles W9", "greatbattles W3"})
    void aVehicleThatFiresAsInfantryHitsPersonnelAndSoftVehiclesOnlyAndASoftOneIsASoftTarget() {
        ProvingGround g = ProvingGround.with(
                        "battalion allied C1 Cars average \"afv:Pz I\" \"afv:Car=0-0-W\"\nreserve allied C1 day 1")
                .phase(Phase.FIRE)
                .put("allied/C1/1 5,5@0", "allied/C1/2 7,5@0", "axis/A1/1 5,7@180", "axis/A2/1 7,7.5@180")
                .legal("aim allied/C1/1 axis/A1/1")
                .refused("aim allied/C1/1 axis/A2/1", "W9")
                .refused("aim allied/C1/1 axis/A1/1 indirect", "ACT30")
                .refused("aim allied/C1/2 axis/A1/1", "W2"); // no gun
        assertThat(Fire.targetClass(g.s, g.stand("allied/C1/2"))).isEqualTo(1);
        assertThat(Fire.targetClass(g.s, g.stand("allied/C1/1"))).isEqualTo(2); // light armor
    }

    @Test
    @Clause({"greatbattles W13", "greatbattles W7", "greatbattles W8"})
    void aScenarioMayRateAVehicleThatIsNotInTheList() {
        ProvingGround g = ProvingGround.with("pool allied C \"afv:M18=H-L-F\"");
        assertThat(arms(g, "allied/C/1"))
                .isEqualTo(new Arms("Scenario", "M18", 3, 1, java.util.Optional.of(Mobility.FAST)));
        for (String wrong : new String[] {"M18=H-L", "M18=X-L-F", "M18=H-I-F", "M18=H-L-Q", "M18"})
            assertThatThrownBy(() -> ProvingGround.with("pool allied C \"afv:" + wrong + "\""))
                    .hasMessageContaining("M18");
    }
}
