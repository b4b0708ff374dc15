package salient.greatbattles.scenario;

import java.util.List;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.SupplyGrade;
import salient.kernel.rulebook.Clause;

/**
 * One side of a scenario and what it gets. Templates has one entry per day; the last one applies to all later days.
 * Edges are the letters of the friendly board edges (G34).
 */
@Clause({"greatbattles G34", "greatbattles G35", "greatbattles ART20"})
public record Party(
        String nation,
        String title,
        boolean attacker,
        boolean first,
        String edges,
        SupplyGrade supply,
        int activationPoints,
        Quality artillery,
        List<Integer> templates,
        int firstRounds,
        int dailyRounds) {
    public Party {
        templates = List.copyOf(templates);
    }

    public int templatesOn(int day) {
        return templates.get(Math.min(day, templates.size()) - 1);
    }

    public int mostTemplates() {
        return templates.getLast();
    }

    /** G15. */
    public boolean commonwealth() {
        return nation.equals("commonwealth");
    }
}
