package salient.lab.report;

import java.util.List;
import java.util.function.Function;

/**
 * One part of what a study has to say: a sentence that reads the plot, and the numbers of the plot. The report and the page
 * of the client show the same.
 *
 * @param id    what is shown, as in {@code winners}
 * @param plots the first shows the numbers of the first table, and so on; there are no more of them than tables
 */
public record Section(String id, String title, String sentence, List<Plot> plots, List<Table> tables) {
    public Section {
        plots = List.copyOf(plots);
        tables = List.copyOf(tables);
    }

    /** The first cell of a row is its name. */
    public record Table(String title, List<String> header, List<List<String>> rows) {
        public Table {
            header = List.copyOf(header);
            rows = List.copyOf(rows);
        }

        /** A row for each of some things. */
        static <T> Table of(String title, List<String> header, List<T> things, Function<T, List<String>> row) {
            return new Table(title, header, things.stream().map(row).toList());
        }
    }
}
