package salient.lab.report;

import java.util.ArrayList;
import java.util.List;
import salient.lab.report.Section.Table;
import salient.lab.study.StudyResult;
import salient.lab.study.StudyResult.Advance;
import salient.lab.study.StudyResult.PlaceFate;
import salient.lab.study.StudyResult.Turn;

/** The games beside history: by day, how often each key place was reached and held, and how far west the attack came. */
final class HistorySection {
    private static final int DAY_OF_MONTH = "1944-12-".length();

    private final StudyResult result;

    private HistorySection(StudyResult result) {
        this.result = result;
    }

    static boolean applies(StudyResult result) {
        return !result.course().getFirst().date().isEmpty() && !result.places().isEmpty();
    }

    static Section of(StudyResult result) {
        return new HistorySection(result).section();
    }

    private Section section() {
        List<Table> tables = new ArrayList<>(List.of(
                new Table("Reached by the end of the day, in percent of the games", header(), rows(true)),
                new Table("Held at the end of the day, in percent of the games", header(), rows(false))));
        if (!result.advance().isEmpty()) tables.add(advance());
        return new Section("history", "Day by day beside history", sentence(), List.of(), tables);
    }

    private String sentence() {
        String where = result.advance().isEmpty()
                ? ""
                : "In half of the games the attack comes as far west as "
                        + result.advance().getLast().middle() + " or farther. ";
        return where + "A place that was taken and lost again stays among those reached. The days of history are from"
                + " general knowledge and reconstructed.";
    }

    private List<String> header() {
        List<String> header = new ArrayList<>(List.of("Place"));
        for (Turn turn : result.course())
            header.add(Integer.toString(Integer.parseInt(turn.date().substring(DAY_OF_MONTH))));
        header.add("in history");
        return header;
    }

    private List<List<String>> rows(boolean reached) {
        List<List<String>> rows = new ArrayList<>();
        for (PlaceFate fate : result.places()) {
            List<String> row = new ArrayList<>(List.of(fate.place()));
            int sum = 0;
            for (Turn turn : result.course()) {
                sum += fate.firstOn().get(turn.turn() - 1);
                double share = reached
                        ? (double) sum / result.games().size()
                        : (double) fate.heldOn().get(turn.turn() - 1) / turn.games();
                row.add(Numbers.whole(100 * share));
            }
            row.add(fate.history().isEmpty() ? "never taken" : "taken " + fate.history());
            rows.add(row);
        }
        return rows;
    }

    private Table advance() {
        List<List<String>> rows = new ArrayList<>();
        for (Advance each : result.advance())
            rows.add(List.of(name(each.turn()), each.least(), each.middle(), each.most()));
        return new Table(
                "Farthest west by the end of the day: the place nearest to it",
                List.of("Day", "a tenth come no farther than", "median", "a tenth come as far as"),
                rows);
    }

    private String name(int turn) {
        return result.course().stream()
                .filter(each -> each.turn() == turn)
                .findFirst()
                .orElseThrow()
                .name();
    }
}
