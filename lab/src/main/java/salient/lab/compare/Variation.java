package salient.lab.compare;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Game;
import salient.kernel.play.Option;
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

    public static Variation figure(FigureChange change) {
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
     * Every reconstructed figure of a game, larger and smaller by a fifth. A table with a column {@code value} is varied row
     * by row; of any other table, each column of {@code varied-files.csv} is varied in all reconstructed rows at once.
     */
    public static List<Variation> figures(String game) {
        List<Variation> variations = new ArrayList<>();
        for (CsvTable.Row varied : Resources.rows("lab/varied-files.csv"))
            if (varied.text("game").equals(game))
                for (String column : varied.text("columns").split(" "))
                    for (String percent : List.of("+20%", "-20%"))
                        for (String row : rows(game + "/" + varied.text("file"), column))
                            variations.add(
                                    figure(new FigureChange(game + "/" + varied.text("file"), row, column, percent)));
        return variations;
    }

    private static List<String> rows(String path, String column) {
        if (!column.equals("value")) return List.of(FigureChange.RECONSTRUCTED);
        return CsvTable.parse(path, Resources.shipped(path)).stream()
                .filter(row -> FigureChange.RECONSTRUCTED.equals(row.text("provenance")))
                .filter(row -> row.text(column).matches("\\d+"))
                .map(row -> row.cells().values().iterator().next())
                .toList();
    }
}
