package salient.hexwar.handicap;

import java.util.List;
import java.util.Optional;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;

/** A game's handicaps.csv: which side begins which scenario with how many points. */
public record HandicapTable(List<CsvTable.Row> rows) {
    /** What a side, named by its word, begins with. */
    public record Points(String side, int points) {}

    public static HandicapTable of(String game) {
        return new HandicapTable(Resources.rows(game + "/handicaps.csv"));
    }

    /** None if nobody begins with points. */
    public Optional<Points> points(Handicap handicap, String scenario) {
        return rows.stream()
                .filter(row -> row.text("scenario").equals(scenario)
                        && row.text("handicap").equals(handicap.id()))
                .map(row -> new Points(row.text("side"), row.number("points")))
                .findFirst();
    }
}
