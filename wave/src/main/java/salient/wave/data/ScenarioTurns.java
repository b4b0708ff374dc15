package salient.wave.data;

import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/** The first and last game turn of each scenario (scenarios.csv); one that is not listed is as long as the campaign. */
public record ScenarioTurns(int first, int last) {
    private static final List<CsvTable.Row> ROWS = Resources.rows("wave/scenarios.csv");

    public static ScenarioTurns of(String scenario) {
        for (CsvTable.Row row : ROWS)
            if (row.text("scenario").equals(scenario))
                return new ScenarioTurns(row.number("first_turn"), row.number("last_turn"));
        return new ScenarioTurns(1, Constants.of("game-turns"));
    }

    public int count() {
        return last - first + 1;
    }
}
