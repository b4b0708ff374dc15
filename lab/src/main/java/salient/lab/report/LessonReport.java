package salient.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import salient.kernel.data.Resources;
import salient.kernel.play.Game;
import salient.lab.learn.Calibration;
import salient.lab.learn.Lesson;

/** What was learned about a game as one HTML file. */
public final class LessonReport {
    private LessonReport() {}

    public static String html(Game game, Lesson lesson) {
        String title = "Learning to judge " + game.title();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>"
                + Html.escaped(title) + "</title><style>" + Resources.text("lab/report/report.css")
                + "</style></head><body><main>\n<h1>" + Html.escaped(title) + "</h1>\n<p class=\"lead\">"
                + Html.escaped("Learned with " + lesson.model().made().get("library") + " from games between computer"
                        + " players and tested with other games: "
                        + lesson.model().made().get("examples") + ".")
                + "</p>\n" + scores(lesson) + reliability(lesson) + weights(lesson) + provenance(lesson)
                + "</main></body></html>\n";
    }

    private static String scores(Lesson lesson) {
        List<List<String>> rows = new ArrayList<>();
        for (Lesson.OfScenario each : lesson.scenarios())
            rows.add(List.of(
                    each.scenario(),
                    Integer.toString(each.examples()),
                    brier(each.learned()),
                    brier(each.written()),
                    brier(each.share())));
        List<String> all = new ArrayList<>(List.of("all"));
        all.add(Integer.toString(lesson.scenarios().stream()
                .mapToInt(Lesson.OfScenario::examples)
                .sum()));
        for (Lesson.Result result : lesson.results())
            all.add(brier(result.calibration().brier()));
        rows.add(all);
        double gain = lesson.written().calibration().brier()
                - lesson.learned().calibration().brier();
        return Html.section(
                "brier",
                "Brier score",
                "The mean square of the chance less the result; 0 is perfect, 0.25 is what one half for every game gets. "
                        + (gain > 0
                                ? "The learned model judges better than the evaluator written by hand."
                                : "The learned model judges no better than the evaluator written by hand."),
                Html.table(List.of("Scenario", "Examples", "learned", "by hand", "scenario alone"), rows));
    }

    private static String reliability(Lesson lesson) {
        return Html.section(
                "reliability",
                "Reliability",
                "Where a line lies on the diagonal, what was promised came true as often as promised.",
                Html.svg(Plots.reliability("How often a promised chance came true", lesson.learned(), lesson.written()))
                        + numbers(lesson.learned())
                        + numbers(lesson.written()));
    }

    private static String numbers(Lesson.Result result) {
        List<List<String>> rows = new ArrayList<>();
        for (Calibration.Bin bin : result.calibration().bins())
            rows.add(List.of(
                    Numbers.percent(bin.from()) + " to " + Numbers.percent(bin.to()),
                    Integer.toString(bin.examples()),
                    Numbers.percent(bin.promised()),
                    Numbers.percent(bin.happened())));
        return Html.numbers(new Section.Table(
                result.judge(), List.of("Chance", "Examples", "promised on average", "came true"), rows));
    }

    private static String weights(Lesson lesson) {
        List<String> names = lesson.model().names();
        double[] weights = lesson.model().weights();
        List<List<String>> rows = IntStream.range(0, weights.length)
                .mapToObj(i -> List.of(names.get(i), String.format(Locale.ROOT, "%+.4f", weights[i])))
                .toList();
        return Html.section(
                "weights",
                "Weights",
                "The chance is the logistic curve of the sum of all figures of a position, each times its weight.",
                Html.table(List.of("Figure", "Weight"), rows));
    }

    private static String provenance(Lesson lesson) {
        List<List<String>> rows = new ArrayList<>();
        lesson.model().made().forEach((name, value) -> rows.add(List.of(name, value)));
        return Html.section(
                "provenance",
                "How it was made",
                "The same command gives the same model.",
                Html.table(List.of("", ""), rows));
    }

    private static String brier(double score) {
        return String.format(Locale.ROOT, "%.4f", score);
    }
}
