package salient.wave.units;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

class CountersTest {
    private final Counters counters = Games.GAME.counters();

    private Counter counter(String id) {
        return counters.counter(counters.unit(id));
    }

    @Clause({"wave 2.5", "wave 2.11a", "wave 2.4", "wave 2.9"})
    @Test
    void aHeavyPanzerBattalionOf1SsIsAsTheSampleCounter() {
        for (String id : new String[] {"I/1SSPanzer", "s.501SSPanzer"}) {
            Counter panzer = counter(id);
            assertThat(panzer.factors(2)).isEqualTo("8-9-7");
            assertThat(panzer.steps()).isEqualTo(2);
            assertThat(panzer.heavy()).isTrue();
            assertThat(panzer.start().orElseThrow()).isEqualTo(new Counter.Start("E4217", 1));
        }
    }

    @Clause({"wave 2.14a", "wave 2.14b", "wave 2.14c", "wave 2.14d"})
    @Test
    void organizationsOfOneNumberAreDifferentAnd1SsHasElevenBattalions() {
        Organization ss = counters.organization(Sides.GERMAN, "9SS");
        Organization panzer = counters.organization(Sides.GERMAN, "9");
        Organization volksgrenadier = counters.organization(Sides.GERMAN, "9V");
        Organization american = counters.organization(Sides.ALLIED, "9");
        assertThat(new int[] {ss.index(), panzer.index(), volksgrenadier.index(), american.index()})
                .doesNotHaveDuplicates();
        assertThat(counters.organization(Sides.GERMAN, "1SS").units()).hasSize(11);
        assertThat(counters.organization(Sides.ALLIED, "29B").size()).isEqualTo(Organization.Size.BRIGADE);
        assertThat(counters.organization(Sides.ALLIED, "14R").size()).isEqualTo(Organization.Size.REGIMENT);
        assertThat(counters.organization(Sides.ALLIED, "2").index())
                .isNotEqualTo(counters.organization(Sides.ALLIED, "2A").index());
    }

    @Clause({"wave 2.15a", "wave 2.15b"})
    @Test
    void theEleventhAssaultGunsAreIndependentOf11Panzer() {
        assertThat(counter("StuG-Brig11").isIndependent()).isTrue();
        assertThat(counters.organization(Sides.GERMAN, "11").units()).doesNotContain(counters.unit("StuG-Brig11"));
    }

    @Clause({"wave 2.13a", "wave 2.13b", "wave 3.10a", "wave 10.19a"})
    @Test
    void onlyTheThreeCavalryTroopsAndArtilleryHaveOneStep() {
        int troops = 0;
        for (int unit = 0; unit < counters.size(); unit++) {
            if (counters.isArtillery(unit)) {
                assertThat(counters.steps(unit)).isEqualTo(1);
                assertThat(counters.defense(unit, 1)).isEqualTo(2);
            } else if (counters.steps(unit) == 1) {
                troops++;
                assertThat(counters.counter(unit).factors(1)).isEqualTo("1-9");
                assertThat(counters.counter(unit).start().orElseThrow().hex()).isEqualTo("E3918");
            } else assertThat(counters.steps(unit)).isEqualTo(2);
        }
        assertThat(troops).isEqualTo(3);
    }

    @Clause({"wave 2.11b", "wave D.8"})
    @Test
    void twoNumbersStandForAttackAndDefenseAlike() {
        Counter battalion = counter("I/393Inf");
        assertThat(battalion.attack()).isEqualTo(battalion.defense());
        assertThat(battalion.factors(2).split("-")).hasSize(2);
        assertThat(battalion.factors(2)).endsWith("-" + battalion.movement());
    }

    @Clause({"wave 3.1a", "wave 1.2a"})
    @Test
    void aCounterMarkedFiveArrivesOnTheTwentiethOfDecember() {
        assertThat(counter("8Tk").arrival().orElseThrow().turn()).isEqualTo(5);
        assertThat(salient.wave.data.WeatherTable.date(5)).isEqualTo("20 Dec");
    }

    @Clause({"wave 3.1c", "wave 3.8"})
    @Test
    void theUnitsMarkedAAreEightArtilleryAndFourAssaultGunBattalions() {
        int[] marked = Arrays.stream(counters.of(Sides.GERMAN))
                .filter(u ->
                        counters.counter(u).start().map(Counter.Start::anywhere).orElse(false))
                .toArray();
        assertThat(marked).hasSize(12);
        assertThat(Arrays.stream(marked).filter(counters::isArtillery)).hasSize(8);
        assertThat(Arrays.stream(marked).filter(u -> counters.counter(u).type().equals("assault-gun")))
                .hasSize(4);
    }

    @Clause({"wave 1.1b", "wave 1.1c", "wave 2.6a", "wave 2.6b"})
    @Test
    void theOrderOfBattleHas663CountersOnTheirSides() {
        assertThat(counters.size()).isEqualTo(663);
        assertThat(counters.of(Sides.GERMAN)).hasSize(279);
        assertThat(counters.of(Sides.ALLIED)).hasSize(384);
        for (int unit : counters.of(Sides.GERMAN))
            assertThat(counters.counter(unit).nationality())
                    .isIn(Counter.Nationality.ARMY, Counter.Nationality.SS, Counter.Nationality.LUFTWAFFE);
        assertThat(counters.isBritish(counters.unit("5BelFus"))).isFalse();
        assertThat(counters.isBritish(counters.unit("2F"))).isFalse();
        assertThat(counters.isBritish(counters.unit("4SomLI"))).isTrue();
    }

    @Clause({"wave E.1", "wave E.2", "wave E.3", "wave E.4"})
    @Test
    void theErrataAreInTheOrderOfBattle() {
        assertThat(counter("Begleit-Radf-Btl928").movement()).isEqualTo(4);
        for (int unit : counters.organization(Sides.GERMAN, "276").units())
            assertThat(counters.counter(unit).factors(2)).isEqualTo("4-6-4");
        assertThat(counter("PzJg130").start().orElseThrow()).isEqualTo(new Counter.Start("E3530", 3));
        for (int unit : counters.organization(Sides.ALLIED, "1").units())
            assertThat(counters.counter(unit).factors(2))
                    .isEqualTo(counter("I/26Inf").factors(2));
    }

    @Clause("wave 8.6")
    @Test
    void fifthArmoredComesInTwoStarredGroups() {
        assertThat(counters.organization(Sides.ALLIED, "5A").units())
                .extracting(u -> counters.counter(u).arrival().orElseThrow())
                .allMatch(Counter.Arrival::starred)
                .extracting(Counter.Arrival::turn)
                .containsExactlyInAnyOrder(1, 1, 8, 8, 8, 8, 8);
    }

    @Clause("wave 2.8")
    @Test
    void theTypesTheRulesAskForAreThere() {
        assertThat(counter("VAK388").isArtillery()).isTrue();
        assertThat(counter("291ECB").isEngineer()).isTrue();
        assertThat(counter("I/393Inf").isEngineer()).isFalse();
    }

    @Clause("wave 10.18e")
    @Test
    void alliedArtilleryIsNamedByCorpsAndGroup() {
        assertThat(counter("3/1FAGp").name()).startsWith("3/1 ");
        assertThat(counter("1ArmyFAGp").name()).startsWith("1 Army");
    }

    @Test
    void everyRowSaysWhereItsFiguresComeFrom() {
        for (CsvTable.Row row : Resources.rows("wave/order-of-battle.csv"))
            assertThat(row.provenance("factors_from")).isNotNull();
        assertThat(counters.masked()
                        .counter(counters.masked().firstUnknown(Sides.ALLIED))
                        .side())
                .isEqualTo(Sides.ALLIED);
        assertThat(counters.masked()
                        .counter(counters.masked().firstUnknown(Sides.GERMAN))
                        .side())
                .isEqualTo(Sides.GERMAN);
    }
}
