package salient.greatbattles;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.rulebook.Clause;

/** Part V: the options as options.csv lists them, which of them need or exclude each other, and the profile of 2003. */
final class OptionTable {
    private static final List<CsvTable.Row> ROWS = Resources.rows("greatbattles/options.csv");
    private static final List<Option> OPTIONS =
            ROWS.stream().map(row -> option(row, "")).toList();

    /** The value of an option that is left to the scenario. */
    private static final String SCENARIO = "scenario";

    private OptionTable() {}

    private static Option option(CsvTable.Row row, String more) {
        return new Option(
                row.text("id"),
                row.text("title"),
                row.text("explanation") + more,
                Arrays.stream(row.text("values").split("/"))
                        .map(v -> new Option.Value(v, v))
                        .toList(),
                row.text("default"),
                Clauses.clause(row.text("clause")));
    }

    /** @param battles whose handicaps are told */
    static List<Option> options(List<ScenarioDefinition> battles) {
        return ROWS.stream()
                .map(row -> option(row, row.text("id").equals(Option.HANDICAP) ? effects(battles) : ""))
                .toList();
    }

    /** V58: as in {@code " The Crossroads: the American battalion has two more companies."}. */
    private static String effects(List<ScenarioDefinition> battles) {
        StringBuilder effects = new StringBuilder();
        for (ScenarioDefinition battle : battles)
            battle.handicap()
                    .ifPresent(handicap -> effects.append(' ')
                            .append(battle.title())
                            .append(": ")
                            .append(handicap.effect()));
        return effects.toString();
    }

    /** The scenario as it is played with these options. */
    @Clause("greatbattles V58")
    static ScenarioDefinition played(ScenarioDefinition battle, Options options) {
        return options.yes(Option.HANDICAP) ? battle.withHandicap() : battle;
    }

    /** The values of the Summary of Variants of 2003. */
    static SortedMap<String, String> owen2003() {
        SortedMap<String, String> values = new TreeMap<>();
        for (CsvTable.Row row : ROWS) values.put(row.text("id"), row.text("owen"));
        return values;
    }

    /** Refuses options that cannot be combined. An option at its default requires nothing of the others. */
    static void check(ScenarioDefinition battle, Options options) {
        for (CsvTable.Row row : ROWS) {
            if (isOff(battle, options, row.text("id"))) continue;
            for (String needed : ids(row.text("needs")))
                if (isOff(battle, options, needed))
                    throw new Options.BadOption(
                            row.text("id") + " needs " + needed + " (greatbattles " + row.text("clause") + ").");
            for (String other : ids(row.text("excludes")))
                if (!isOff(battle, options, other))
                    throw new Options.BadOption(row.text("id") + " and " + other + " exclude each other (greatbattles "
                            + row.text("clause") + ").");
        }
    }

    private static List<String> ids(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(" "));
    }

    /** At its default; an option left to the scenario is off unless the scenario sets it. */
    private static boolean isOff(ScenarioDefinition battle, Options options, String id) {
        for (Option option : OPTIONS) {
            if (!option.id().equals(id)) continue;
            boolean left = option.defaultValue().equals(SCENARIO);
            String value = options.get(id);
            if (value.equals(SCENARIO)) value = battle.options().getOrDefault(id, "no");
            return value.equals(left ? "no" : option.defaultValue());
        }
        throw new IllegalStateException("options.csv names an option it does not list: " + id);
    }
}
