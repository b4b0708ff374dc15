package salient.breakthrough.tables;

import java.util.List;
import java.util.Optional;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 10.2c, 10.2d: the least score that gives a level of victory in a scenario. No winner is a draw. */
public record VictoryLevel(String scenario, String title, int minimum, Optional<Army> winner, ClauseId clause) {
    private static final List<VictoryLevel> ALL = Resources.rows("breakthrough/victory-levels.csv").stream()
            .map(row -> new VictoryLevel(
                    row.text("scenario"),
                    row.text("level"),
                    row.number("minimum"),
                    row.text("winner").equals("none")
                            ? Optional.empty()
                            : Optional.of(row.choice("winner", Army.class)),
                    new ClauseId("breakthrough", row.text("clause"))))
            .toList();

    /** The levels of a scenario, lowest first. */
    @Clause({"breakthrough 10.2c", "breakthrough 10.2d"})
    public static List<VictoryLevel> of(String scenario) {
        List<VictoryLevel> levels =
                ALL.stream().filter(level -> level.scenario.equals(scenario)).toList();
        if (levels.isEmpty()) throw new IllegalStateException("victory-levels.csv: no rows for " + scenario);
        return levels;
    }

    /** 10.2e: the highest whose minimum is reached; below all of them still the lowest. */
    @Clause("breakthrough 10.2e")
    public static VictoryLevel reached(String scenario, int score) {
        VictoryLevel best = of(scenario).getFirst();
        for (VictoryLevel level : of(scenario)) if (score >= level.minimum) best = level;
        return best;
    }
}
