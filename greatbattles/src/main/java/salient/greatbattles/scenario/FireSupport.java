package salient.greatbattles.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.greatbattles.tables.Constants;
import salient.kernel.rulebook.Clause;

/**
 * What a scenario gives in addition to off-table batteries: aircraft (Q41) and templates of guns on the table (U14).
 */
@Clause({"greatbattles Q41a", "greatbattles U14"})
public record FireSupport(List<Aircraft> aircraft, Map<Integer, Integer> guns) {
    /** ART3: the most templates of a side. */
    @Clause("greatbattles ART3")
    public static final int MOST_TEMPLATES = Constants.number("most_templates");

    /**
     * The aircraft of a side: how many attacks per day, whether they carry rockets, and the roll needed to get one that
     * is requested (Q45g).
     */
    public record Aircraft(int attacks, boolean rockets, int chance) {
        static final Aircraft NONE = new Aircraft(0, false, 0);
    }

    public FireSupport {
        aircraft = List.copyOf(aircraft);
        guns = new TreeMap<>(guns);
    }

    /** The stand a template is assigned to. */
    public Optional<Integer> gun(int template) {
        return Optional.ofNullable(guns.get(template));
    }
}
