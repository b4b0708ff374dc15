package salient.lab.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import salient.lab.stats.Estimates;
import salient.lab.study.StudyResult;

/** Which options and which reconstructed figures matter: every variation with its effect, the largest first. */
public final class SensitivityPage {
    /** Of a game that either side wins as often: 1 or 0. */
    private static final double DEVIATION_OF_WINS = 0.5;

    private final StudyResult usual;
    private final List<Row> rows = new ArrayList<>();

    public SensitivityPage(StudyResult usual) {
        this.usual = usual;
    }

    /** A variation and its effect, or the reason why the game refuses it. */
    private record Row(Variation variation, Comparison effect, boolean same, String refusal) {
        /** The larger of both effects, each in standard deviations from game to game. */
        double size(double deviation) {
            double score = deviation == 0 ? 0 : Math.abs(effect.score().mean()) / deviation;
            return Math.max(score, Math.abs(effect.wins().mean()) / DEVIATION_OF_WINS);
        }
    }

    public void add(Variation variation, StudyResult varied) {
        rows.add(new Row(variation, Comparison.of(usual, varied), usual.games().equals(varied.games()), ""));
    }

    public void addRefused(Variation variation, String why) {
        rows.add(new Row(variation, null, false, why));
    }

    /** @param command what makes this page */
    public String text(String command) {
        StringBuilder page = new StringBuilder("# What matters in " + usual.title() + "\n\n");
        page.append("Made by `").append(command).append("`.\n\n");
        page.append(introduction()).append('\n');
        List<Row> changed =
                rows.stream().filter(row -> row.effect() != null && !row.same()).toList();
        page.append(
                "| Change | Score | ± | | Attacker wins | ± | |\n| --- | ---: | ---: | --- | ---: | ---: | --- |\n");
        changed.stream()
                .sorted(Comparator.comparingDouble(
                                (Row row) -> row.size(usual.score().deviation()))
                        .reversed())
                .forEach(row -> page.append(line(row, changed.size())));
        list(page, "Without any effect here", "No game changed with these, not even by one die.", unchanged());
        list(page, "Refused", "The game does not accept these.", refused());
        list(
                page,
                "Not varied",
                "Reconstructed, but not a figure of which there can be more or less, or not read by any rule.",
                Variation.notVaried(usual.manifest().game()));
        return page.toString();
    }

    private String introduction() {
        return String.format(
                Locale.ROOT,
                "Each row changes one thing and plays the same %d games with the same dice between %s. The score counts %s; in"
                        + " the usual game it is %.0f ± %.0f, and the standard deviation from game to game is %.0f. The columns"
                        + " are the change of the score and the change of the share of games that the attacker wins, in"
                        + " percentage points, each with its 95%% interval. The largest effects, in standard deviations from"
                        + " game to game, come first.%n%n"
                        + "One star: the interval leaves out zero. About one row in twenty has a star by chance alone. Two"
                        + " stars: it does so even with an interval wide enough that none of all rows would be marked by"
                        + " chance (95%%). Effects smaller than the interval cannot be told from nothing with this many"
                        + " games.%n",
                usual.games().size(),
                usual.sides().get(0).player() + " and " + usual.sides().get(1).player(),
                usual.scoreName(),
                usual.score().mean(),
                usual.score().half(),
                usual.score().deviation());
    }

    private static String line(Row row, int rows) {
        Estimates.Mean score = row.effect().score();
        Estimates.Mean wins = row.effect().wins();
        return String.format(
                Locale.ROOT,
                "| %s | %+.1f | %.1f | %s | %+.1f | %.1f | %s |%n",
                row.variation().name(),
                score.mean(),
                score.half(),
                stars(score, rows),
                100 * wins.mean(),
                100 * wins.half(),
                stars(wins, rows));
    }

    private static String stars(Estimates.Mean change, int rows) {
        double size = Math.abs(change.mean());
        if (size <= change.half()) return "";
        return size > change.half() * Estimates.forMany(2 * rows) ? "**" : "*";
    }

    private List<String> unchanged() {
        return rows.stream()
                .filter(Row::same)
                .map(row -> row.variation().name())
                .toList();
    }

    private List<String> refused() {
        return rows.stream()
                .filter(row -> row.effect() == null)
                .map(row -> row.variation().name() + ": " + row.refusal())
                .toList();
    }

    private static void list(StringBuilder page, String title, String sentence, List<String> lines) {
        if (lines.isEmpty()) return;
        page.append("\n## ").append(title).append("\n\n").append(sentence).append("\n\n");
        for (String line : lines) page.append("- ").append(line).append('\n');
    }
}
