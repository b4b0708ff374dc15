package salient.greatbattles.scenario;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.kernel.rulebook.Clause;

/** Q44a, Q44t, Q44v: a place that can be held: an airfield, a port, or a beach that becomes a beachhead. */
@Clause({"greatbattles Q44a", "greatbattles Q44v"})
public record Objective(int index, Kind kind, String name, Point at, int radius, Optional<Polygon> outline) {
    /** The kind of objective. */
    public enum Kind {
        AIRFIELD,
        PORT,
        BEACH;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Whether a place is in it: inside the outline, or on the beach. */
    public boolean contains(Point p) {
        return outline.map(o -> o.contains(p)).orElseGet(() -> at.distanceUp(p) <= radius);
    }
}
