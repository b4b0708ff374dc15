package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.scenario.BattleReader;
import salient.greatbattles.scenario.Battles;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

class ScenarioFileTest {
    private static void refused(String from, String to, String complaint) {
        assertThat(ProvingGround.SCENARIO).contains(from);
        assertThatThrownBy(() -> BattleReader.read(ProvingGround.SCENARIO.replace(from, to)))
                .hasMessage(complaint);
    }

    @Test
    void aSelfCrossingPolygonIsRefusedWithItsLine() {
        refused(
                "area woods Wood 10,10 14,10 14,14 10,14",
                "area woods Wood 10,10 14,14 14,10 10,14",
                "line 5, column 12: Wood: the outline crosses itself: the edge 10,10 to 14,14 meets the edge 14,10 to 10,14");
    }

    @Test
    void whatIsOffTheTableIsRefused() {
        refused("box 0,10 30,30", "box 0,10 31,30", "line 21, column 31: 31 inches is off the table, which ends at 30");
    }

    @Test
    void anUnknownVehicleIsRefused() {
        refused(
                "\"afv:Pz V Panther\"",
                "\"afv:Pz IX\"",
                "line 16, column 32: there is no vehicle 'Pz IX' in the vehicle table");
    }

    @Test
    void twoBattalionsOfOneNameAreRefused() {
        refused(
                "battalion allied B1 Three",
                "battalion allied A1 Three",
                "line 11, column 18: two battalions have the name allied/A1");
    }

    @Test
    @Clause({"greatbattles W1", "greatbattles W7", "greatbattles W8", "greatbattles W11"})
    void allVehiclesOfTheListAreThere() {
        assertThat(salient.greatbattles.tables.Arms.all()).hasSize(77);
    }

    @Test
    @Clause({"greatbattles E34"})
    void agiraHasTheCompaniesOfItsOrderOfBattle() {
        Battle agira = Battles.find("agira").orElseThrow();
        assertThat(count(agira, 0, StandType.INFANTRY)).isEqualTo(28);
        assertThat(count(agira, 0, StandType.AT_GUN)).isEqualTo(3);
        assertThat(count(agira, 1, StandType.INFANTRY) + count(agira, 1, StandType.ENGINEER))
                .isEqualTo(23);
        assertThat(count(agira, 1, StandType.AT_GUN)).isEqualTo(6);
        assertThat(agira.parties().get(0).mostTemplates()).isEqualTo(10);
    }

    private static long count(Battle battle, int side, StandType type) {
        return battle.stands().stream()
                .filter(s -> s.side() == side && s.type() == type)
                .count();
    }

    @Test
    void everyClauseAnOptionNamesIsInTheRulebook() {
        GreatBattles game = new GreatBattles();
        assertThat(game.options())
                .allMatch(o -> game.rulebook().find(o.clause().number()).isPresent());
        assertThat(game.rulebook().entries()).hasSize(777);
    }
}
