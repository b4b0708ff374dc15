package salient.breakthrough.tables;

import java.util.List;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;

/** 10.1c: a town that scores, each turn it is held (10.1b) and at the end (10.1a). */
public record Town(String name, int x, int y, int vpPerTurn, int vpAtEnd) {
    private static final List<Town> ALL = Resources.rows("breakthrough/towns.csv").stream()
            .map(row -> new Town(
                    row.text("town"),
                    row.number("x"),
                    row.number("y"),
                    row.number("vp_per_turn"),
                    row.number("vp_end_of_game")))
            .toList();

    /** As the notation writes it. */
    public String hex() {
        return x + "," + y;
    }

    @Clause({"breakthrough 10.1a", "breakthrough 10.1b", "breakthrough 10.1c"})
    public static List<Town> all() {
        return ALL;
    }
}
