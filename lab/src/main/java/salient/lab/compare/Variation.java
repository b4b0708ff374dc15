package salient.lab.compare;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Game;
import salient.kernel.play.Option;
import salient.lab.figures.DataChange;
import salient.lab.figures.FigureChange;

/**
 * One thing that is changed against the usual game.
 *
 * @param name      as in {@code option weather=historical}
 * @param arguments what {@code ./salient simulate} is told
 */
public record Variation(String name, List<String> arguments) {
    public static Variation option(String id, String value) {
        return new Variation("option " + id + "=" + value, List.of("--option", id + "=" + value));
    }

    public static Variation player(String side, String player) {
        return new Variation("player " + side + "=" + player, List.of("--player", side + "=" + player));
    }

    public static Variation figure(DataChange change) {
        return new Variation("figure " + change, List.of("--set", change.toString()));
    }

    /** Every choice of every option that is not the usual one. */
    public static List<Variation> options(Game game) {
        List<Variation> variations = new ArrayList<>();
        for (Option option : game.options())
            for (Option.Value value : option.values())
                if (!value.id().equals(option.defaultValue())) variations.add(option(option.id(), value.id()));
        return variations;
    }

    /**
     * Every reconstructed figure of a game, more and less, as {@code varied-files.csv} says: each row on its own, or a column
     * in all rows at once. Figures that cannot be more or less are in {@code not-varied.csv} with the reason. Where scenarios
     * are texts, the figures of the one that is played are varied too.
     */
    public static List<Variation> figures(String game, String scenario) {
        List<Variation> variations = new ArrayList<>();
        for (CsvTable.Row varied : Resources.rows("lab/varied-files.csv")) {
            if (!varied.text("game").equals(game)) continue;
            String file = game + "/" + varied.text("file");
            for (String column : varied.text("columns").split(" "))
                for (String row : rows(file, column, varied.text("rows")))
                    for (String change : varied.text("changes").split(" "))
                        variations.add(figure(new FigureChange(file, row, column, change)));
        }
        if (game.equals(ScenarioTexts.GAME)) variations.addAll(ScenarioTexts.variations(scenario));
        return variations;
    }

    /** The reconstructed figures that are not varied, each with the reason; numbers that are names are no figures. */
    public static List<String> notVaried(String game) {
        return Resources.rows("lab/not-varied.csv").stream()
                .filter(row -> row.text("game").equals(game) && !row.text("why").equals("a name"))
                .map(row -> "`" + row.text("column") + "` of `" + row.text("file") + "`: " + row.text("why"))
                .toList();
    }

    private static List<String> rows(String path, String column, String which) {
        if (!which.equals("each")) return List.of(which);
        return CsvTable.parse(path, Resources.shipped(path)).stream()
                .filter(row -> FigureChange.RECONSTRUCTED.equals(row.text("provenance")))
                .filter(row -> row.text(column).matches("\\d+"))
                .map(row -> row.cells().values().iterator().next())
                .toList();
    }
}
