package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

class ScenarioFileTest {
    private static void refused(String from, String to, String complaint) {
        assertThat(ProvingGround.SCENARIO).contains(from);
        assertThatThrownBy(() -> ScenarioReader.read(ProvingGround.SCENARIO.replace(from, to)))
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "table 30 30|table 30 5|line 2, column 10: a table is at least 6 inches long and wide",
                "table 30 30|days 1|line 5, column 17: the line with the table's size comes before every place",
                "table 30 30|table 30 30~table 30 30|line 3, column 1: table stands twice in the file",
                "side axis|side allied us Twice edge S supply average points 1 artillery average 1 rounds 1 1~side axis"
                        + "|line 4, column 6: allied has its line already",
                "first edge S|first edge SS|line 3, column 52: expected letters of N, E, S, W, each once, or none, found 'SS'",
                "table 30 30|table 30 30~weather 9 clear|line 3, column 9: the weather of the dice above 9 is missing",
                "table 30 30|table 30 30~weather 9 clear 4 fog 10 rain|line 3, column 17: the dice of the weather rise: 4"
                        + " has its weather already",
                "road paved Road 27,0 27,30|road paved Road 27,0 27,0 27,30|line 8, column 22: Road: the point 27,0 stands"
                        + " twice in a row",
                "road paved Road 27,0 27,30|road paved Road 27,0|line 8, column 12: Road: a road needs two points or more",
                "set-up allied COps FUP in box 26,0 28,5|set-up allied COps FUP in box 20,0 24,5|line 20, column 8: no road"
                        + " leads through the set-up zone",
                "set-up axis A1 A2 in box 0,10 30,30|set-up axis A1 A2 in box 0,10 30,10|line 21, column 26: a box has its"
                        + " corners in two columns and two rows",
                "victory hold|reserve axis A1 day 1~victory hold|line 23, column 9: axis/A1 has its place already",
                "victory hold|set-up axis A1 in box 0,10 30,30 facing 180~victory hold|line 23, column 8: axis/A1 has its"
                        + " place already",
                "pool axis A hw at:H|pool axis A hw at:H fg:M~gun axis 1 A/3~gun axis 1 A/3|line 19, column 10: template 1"
                        + " has its gun",
                "pool axis A hw at:H|pool axis A hw at:H fg:M~gun axis 1 A/3~gun axis 2 A/3|line 19, column 10: axis/A/3"
                        + " has its template",
                "area town Town|area town Wood|line 6, column 11: two areas have the name Wood",
                "area town Town|area hamlet Town|line 6, column 6: expected a kind of area (woods, orchard, scrub, town,"
                        + " bunker, rough, marsh, level, airfield, sea, lake), found 'hamlet'",
                "inf+truck inf+truck|inf+cart|line 12, column 36: there is no transport 'cart'; it can be truck, halftrack or horses"
            })
    void whatMakesNoScenarioIsRefusedWithItsLineAndReason(String from, String to, String complaint) {
        refused(from, to.replace('~', '\n'), complaint);
    }

    @Test
    void aSideHasNoMoreUnitsThanTheRulesCanTellApart() {
        StringBuilder many = new StringBuilder();
        for (char letter = 'C'; letter < 'F'; letter++)
            for (int number = 0; number < 10; number++)
                many.append("battalion allied ").append(letter).append(number).append(" More average inf\n");
        refused(
                "battalion axis A1",
                many + "battalion axis A1",
                "line 40, column 18: a side has at most 31 units, its C Ops and FUP counted in");
    }

    @Test
    void aFileWithoutANameOrWithoutTroopsOfASideIsNoScenario() {
        refused(
                "scenario proving \"The proving ground\"",
                "",
                "line 24, column 1: expected a line with the scenario's id and title, found the end");
        assertThatThrownBy(() -> ScenarioReader.read("""
                        scenario empty Empty
                        table 30 30
                        side allied us "United States" attacker edge S supply average points 1 artillery raw 0 rounds 0 0
                        side axis german Germany edge N supply average points 1 artillery raw 0 rounds 0 0
                        area town Town 20,20 24,20 24,24 20,24
                        victory hold allied Town
                        """))
                .hasMessageContaining("a battalion of each side, of allied too");
    }

    @Test
    @Clause({"greatbattles W1", "greatbattles W7", "greatbattles W8", "greatbattles W11"})
    void allVehiclesOfTheListAreThere() {
        assertThat(salient.greatbattles.tables.Arms.all()).hasSize(77);
    }

    @Test
    @Clause({"greatbattles E34"})
    void agiraHasTheCompaniesOfItsOrderOfBattle() {
        ScenarioDefinition agira = ScenarioDefinitions.find("agira").orElseThrow();
        assertThat(count(agira, 0, StandType.INFANTRY)).isEqualTo(28);
        assertThat(count(agira, 0, StandType.AT_GUN)).isEqualTo(3);
        assertThat(count(agira, 1, StandType.INFANTRY) + count(agira, 1, StandType.ENGINEER))
                .isEqualTo(23);
        assertThat(count(agira, 1, StandType.AT_GUN)).isEqualTo(6);
        assertThat(agira.parties().get(0).mostTemplates()).isEqualTo(10);
    }

    private static long count(ScenarioDefinition battle, int side, StandType type) {
        return battle.stands().stream()
                .filter(s -> s.side() == side && s.type() == type)
                .count();
    }

    @Test
    void everyClauseAnOptionNamesIsInTheRulebook() {
        GreatBattles game = new GreatBattles();
        assertThat(game.options())
                .allMatch(o -> game.rulebook().find(o.clause().number()).isPresent());
        assertThat(game.rulebook().entries()).hasSize(778);
    }
}
