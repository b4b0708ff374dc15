package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The questions of docs/laboratory.md, asked by DuckDB, which knows nothing of Salient. */
class OpenDataTest {
    @TempDir
    Path folder;

    @Test
    void anotherProgramReadsTheRowsAndAgreesWithTheResult() throws SQLException {
        Simulation simulation = Studies.simulation("race", "bastogne", Map.of(), 9, 8);
        StudyResult result = new Study(simulation, Optional.of(folder)).run(2, _ -> {}, () -> false);
        try (Connection duck = DriverManager.getConnection("jdbc:duckdb:")) {
            assertThat(rows(duck, "SELECT winner, count(*) FROM '%s/games.jsonl' GROUP BY winner"))
                    .containsExactlyInAnyOrderElementsOf(result.winners().stream()
                            .map(share -> share.of() + " " + share.count())
                            .toList());
            StudyResult.PlaceFate fate = result.places().getFirst();
            assertThat(rows(
                            duck,
                            "SELECT count(*) FROM (SELECT game FROM '%s/turns.jsonl' WHERE list_contains(held, '"
                                    + fate.place() + "') GROUP BY game)"))
                    .containsExactly(Integer.toString(fate.ever().count()));
            int battles = result.odds().stream()
                    .mapToInt(StudyResult.OddsRow::battles)
                    .sum();
            assertThat(rows(duck, "SELECT count(*) FROM '%s/battles.jsonl'"))
                    .containsExactly(Integer.toString(battles));
            duck.createStatement()
                    .execute(String.format("COPY (SELECT * FROM '%1$s/games.jsonl') TO '%1$s/games.parquet'", folder));
            assertThat(rows(duck, "SELECT count(*) FROM '%s/games.parquet'")).containsExactly("8");
        }
    }

    private List<String> rows(Connection duck, String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (ResultSet set = duck.createStatement().executeQuery(String.format(sql, folder))) {
            int columns = set.getMetaData().getColumnCount();
            while (set.next()) {
                List<String> cells = new ArrayList<>();
                for (int i = 1; i <= columns; i++) cells.add(set.getString(i));
                rows.add(String.join(" ", cells));
            }
        }
        return rows;
    }
}
