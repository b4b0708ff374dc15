package salient.wave.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.combat.CombatResults;
import salient.wave.units.Sides;

/** The tables are those of the rulebook, cell by cell. */
class TablesTest {
    @Clause({"wave 5.3a", "wave 5.3b", "wave 4.2a"})
    @Test
    void theWeatherTrackHasARangeAndADateForEachOfSeventeenTurns() {
        int[] overcast = {6, 6, 6, 5, 5, 5, 4, 1, 1, 1, 1, 2, 4, 3, 4, 3, 2};
        assertThat(Resources.rows("wave/weather.csv")).hasSize(overcast.length);
        for (int turn = 1; turn <= overcast.length; turn++)
            assertThat(WeatherTable.overcastUpTo(turn)).as("GT" + turn).isEqualTo(overcast[turn - 1]);
        assertThat(WeatherTable.date(1)).isEqualTo("16 Dec");
        assertThat(WeatherTable.date(16)).isEqualTo("31 Dec");
        assertThat(WeatherTable.date(17)).isEqualTo("1 Jan");
    }

    @Clause({"wave 6.16a", "wave 6.16b"})
    @ParameterizedTest
    @CsvSource({
        "2, 1SS 12SS",
        "3, FGB",
        "4, 9SS",
        "5, 12SS",
        "6, 116",
        "7, 2",
        "8, 1SS",
        "9, 2SS",
        "10, L",
        "11, FEB",
        "12, 2 116"
    })
    void supplyProblemsNameGermanOrganizations(int total, String organizations) {
        List<String> named = SupplyProblemsTable.organizations(total);
        assertThat(String.join(" ", named)).isEqualTo(organizations);
        for (String name : named)
            assertThat(Games.GAME.counters().findOrganization(Sides.GERMAN, name))
                    .isPresent();
    }

    @Clause({"wave 10.7a", "wave 10.8", "wave 10.9a"})
    @ParameterizedTest
    @CsvSource({
        "1:4, 4/0 4/0 3/0 3/1 3/1 2/1",
        "1:3, 4/0 3/0 3/0 3/1 2/1 2/1",
        "1:2, 3/0 3/0 2/0 2/1 2/1 1/1",
        "1:1, 3/1 2/1 2/1 1/1 1/1 1/2",
        "2:1, 2/1 2/1 1/1 1/2 1/2 1/2",
        "3:1, 2/1 1/1 1/2 1/2 1/2 1/3",
        "4:1, 1/1 1/2 1/2 1/2 1/3 1/3",
        "5:1, 1/2 1/2 1/2 1/3 1/3 1/3",
        "6:1, 1/2 1/2 1/3 1/3 1/3 1/4",
        "7:1, 1/2 1/3 1/3 1/3 1/4 1/4"
    })
    void theCombatResultsAreThoseOfTheTable(String odds, String column) {
        String[] ends = odds.split(":");
        int place = CombatResults.place(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
        String[] cells = column.split(" ");
        for (int die = 1; die <= 6; die++)
            assertThat(CombatResults.result(place, die))
                    .as(odds + " die " + die)
                    .hasToString(cells[die - 1]);
    }

    @Clause({"wave TEC.road", "wave TEC.clear", "wave TEC.forest", "wave TEC.ridge", "wave TEC.marsh"})
    @ParameterizedTest
    @CsvSource({"clear, 2, 0", "forest, 2, 1", "ridge, 3, 2", "marsh, 3, 0"})
    void groundCostsAndShifts(String terrain, int cost, int shift) {
        assertThat(TerrainEffects.cost(terrain)).isEqualTo(cost);
        assertThat(TerrainEffects.shift(terrain)).isEqualTo(shift);
        assertThat(TerrainEffects.cost("road")).isEqualTo(1);
    }

    @Clause({"wave 2.16", "wave 3.7a", "wave 5.3d", "wave 6.15a", "wave 7.7a"})
    @ParameterizedTest
    @CsvSource({
        "KG Peiper, 1",
        "POL depot (real), 2",
        "POL depot (dummy), 2",
        "Aircraft, 8",
        "Aerial supply, 3",
        "OOS / Bridge Blown, 20",
        "Bridge construction, 3"
    })
    void theMarkersAreAsManyAsTheRulesUse(String marker, int count) {
        assertThat(Resources.rows("wave/markers.csv"))
                .filteredOn(row -> row.text("marker").equals(marker))
                .singleElement()
                .satisfies(row -> assertThat(row.number("count")).isEqualTo(count));
    }

    @Clause({"wave 2.16", "wave 9.15c"})
    @Test
    void figuresAndMarkersAgree() {
        assertThat(markers("Aircraft")).isEqualTo(Constants.of("aircraft"));
        assertThat(markers("Aerial supply")).isEqualTo(Constants.of("aerial-markers"));
        assertThat(markers("Bridge construction")).isEqualTo(Constants.of("german-repairs-couplet"));
    }

    private static int markers(String name) {
        for (CsvTable.Row row : Resources.rows("wave/markers.csv"))
            if (row.text("marker").equals(name)) return row.number("count");
        throw new AssertionError("no marker " + name);
    }
}
