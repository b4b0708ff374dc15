package salient.greatbattles.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.kernel.rulebook.Clause;

/** What a scenario gives besides batteries behind the table: aircraft (Q41) and templates of guns on the table (U14). */
@Clause({"greatbattles Q41a", "greatbattles U14"})
public record FireSupport(List<Aircraft> aircraft, Map<Integer, Integer> guns) {
    /**
     * The aircraft of a side: how many attacks a day, whether they carry rockets, and the die that brings one that is
     * asked for (Q45g).
     */
    public record Aircraft(int attacks, boolean rockets, int chance) {
        static final Aircraft NONE = new Aircraft(0, false, 0);
    }

    public FireSupport {
        aircraft = List.copyOf(aircraft);
        guns = new TreeMap<>(guns);
    }

    /** The stand a template is bound to. */
    public Optional<Integer> gun(int template) {
        return Optional.ofNullable(guns.get(template));
    }
}
