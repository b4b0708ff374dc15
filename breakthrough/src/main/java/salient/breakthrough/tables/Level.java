package salient.breakthrough.tables;

import java.util.List;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** 2.1c to 2.1h: what a level of play gives to one side. */
public record Level(int number, Army army, int airBonus, int replacementFactor, int artilleryPercent) {
    private static final List<Level> ALL = Resources.rows("breakthrough/levels.csv").stream()
            .map(row -> new Level(
                    row.number("level"),
                    row.choice("side", Army.class),
                    row.number("air_bonus"),
                    row.number("replacement_factor"),
                    row.number("artillery_percent")))
            .toList();

    public static int highest() {
        return ALL.stream().mapToInt(Level::number).max().orElseThrow();
    }

    @Clause({"breakthrough 2.1c", "breakthrough 2.1d", "breakthrough 2.1e", "breakthrough 2.1f", "breakthrough 2.1g"})
    public static Level of(int number, Army army) {
        for (Level level : ALL) if (level.number == number && level.army == army) return level;
        throw new IllegalArgumentException("levels.csv: no level " + number + " for the " + army);
    }

    /** 2.1h: percentages are floored for the initial pool and for each addition separately. */
    @Clause("breakthrough 2.1h")
    public int artillery(int points) {
        return points * artilleryPercent / 100;
    }
}
