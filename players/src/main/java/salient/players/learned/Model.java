package salient.players.learned;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import salient.kernel.data.BadData;
import salient.kernel.data.CsvTable;
import salient.kernel.play.Game;

/**
 * A learned model as it is shipped: a weight for each feature, for each scenario and for neither, and how the weights came
 * about.
 *
 * @param made    how the model was made, in words by subject: command, rules, library
 * @param names   of the figures, as {@link #names} lists them
 * @param weights one for each name
 */
public record Model(Map<String, String> made, List<String> names, double[] weights) {
    /** The figure that is always 1. */
    static final String ALWAYS = "always";

    private static final String SCENARIO = "scenario ";
    private static final String HEADER = "kind,name,value";
    private static final String MADE = "made";
    private static final String WEIGHT = "weight";
    private static final String GAME = "game";
    /** A larger weight is a mistake: figures are about 1. */
    private static final double MOST = 1000;

    public Model {
        made = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(made));
        names = List.copyOf(names);
        weights = weights.clone();
        if (names.size() != weights.length) throw new IllegalArgumentException("each figure has one weight");
    }

    /** The figures of a model of a game: its features, its scenarios, and one that is always 1. */
    public static List<String> names(Features features, Game game) {
        List<String> names = new ArrayList<>(features.names());
        game.scenarios().forEach(scenario -> names.add(SCENARIO + scenario.id()));
        names.add(ALWAYS);
        return List.copyOf(names);
    }

    /** A model for a game with its provenance. */
    public static Model of(Features features, Game game, Map<String, String> made, double[] weights) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put(GAME, game.id());
        all.putAll(made);
        return new Model(all, names(features, game), weights);
    }

    /** Reads a table; one that is not a model of this game is a {@link BadModel}. */
    public static Model parse(String file, String text, Features features, Game game) {
        Map<String, String> made = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        for (CsvTable.Row row : rows(file, text)) {
            String name = row.cells().get("name");
            String value = row.cells().get("value");
            switch (row.cells().get("kind")) {
                case MADE -> made.put(name, value);
                case WEIGHT -> {
                    names.add(name);
                    weights.add(weight(file, name, value));
                }
                default -> throw new BadModel(file, "line " + row.line() + " is neither " + MADE + " nor " + WEIGHT);
            }
        }
        if (!game.id().equals(made.get(GAME)))
            throw new BadModel(
                    file, "it was made for " + made.getOrDefault(GAME, "no game") + ", not for " + game.id());
        List<String> wanted = names(features, game);
        if (!names.equals(wanted)) throw new BadModel(file, difference(names, wanted));
        return new Model(
                made, names, weights.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static List<CsvTable.Row> rows(String file, String text) {
        if (!text.startsWith(HEADER)) throw new BadModel(file, "its first line is not " + HEADER);
        try {
            return CsvTable.parse(file, text);
        } catch (BadData bad) {
            throw new BadModel(file, bad.getMessage());
        }
    }

    private static double weight(String file, String name, String text) {
        double weight = Double.NaN;
        try {
            weight = Double.parseDouble(text);
        } catch (NumberFormatException _) {
            // not a number
        }
        if (!(weight >= -MOST && weight <= MOST))
            throw new BadModel(file, "the weight of " + name + " is not a number from -1000 to 1000: " + text);
        return weight;
    }

    private static String difference(List<String> names, List<String> wanted) {
        for (String name : wanted) if (!names.contains(name)) return "it has no weight for " + name;
        for (String name : names) if (!wanted.contains(name)) return "the game has no figure " + name;
        return "its weights are not in the order " + String.join(", ", wanted);
    }

    /** As a table. */
    public String text() {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        made.forEach((name, value) -> text.append(MADE + "," + name + "," + quoted(value) + "\n"));
        for (int i = 0; i < weights.length; i++)
            text.append(WEIGHT + "," + names.get(i) + "," + String.format(Locale.ROOT, "%.4f", weights[i]) + "\n");
        return text.toString();
    }

    private static String quoted(String value) {
        boolean plain = value.indexOf(',') < 0 && value.indexOf('"') < 0;
        return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }

    /** The figures of a position in the order of the names, the scenario's among them. */
    public static double[] figures(Features features, List<String> names, salient.kernel.play.Position known) {
        double[] plain = features.of(known);
        double[] figures = Arrays.copyOf(plain, names.size());
        int scenario = names.indexOf(SCENARIO + features.scenario(known));
        // A scenario that was written later has no weight of its own.
        if (scenario >= 0) figures[scenario] = 1;
        figures[figures.length - 1] = 1;
        return figures;
    }

    /** The chance that these figures promise the side they speak for. */
    public double chance(double[] figures) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) sum += weights[i] * figures[i];
        return Logistic.of(sum);
    }

    @Override
    public double[] weights() {
        return weights.clone();
    }
}
