package salient.greatbattles.scenario;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.kernel.rulebook.Clause;

/**
 * S8, G16, Q44c: the scale in meters per inch, and the scenario's landings from the air: the drift table, how far drop
 * zones keep from the sea, the guns on the ground, the days whose first two turns are still night, and where supplies
 * are dropped.
 */
@Clause({
    "greatbattles G16",
    "greatbattles Q44c",
    "greatbattles A5",
    "greatbattles A8",
    "greatbattles A28",
    "greatbattles A32"
})
public record Landings(
        int scale,
        Drift drift,
        int fromSea,
        List<Guns> guns,
        Density elsewhere,
        SortedSet<Integer> nightDrops,
        List<Arrival.SupplyDrop> supplies) {
    public Landings {
        guns = List.copyOf(guns);
        nightDrops = new TreeSet<>(nightDrops);
        supplies = List.copyOf(supplies);
    }

    /** A8. */
    public enum Drift {
        CRETE,
        NW_EUROPE;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }

        /** As the columns of the table are named. */
        public String column() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** A5: the density of anti-aircraft fire. */
    public enum Density {
        LIGHT,
        MEDIUM,
        HEAVY;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Guns that cover everything aimed within this many mils of an area. */
    public record Guns(Density density, int within, Polygon area) {
        boolean cover(Point p) {
            return area.contains(p) || area.outlineDistanceUp(p) <= within;
        }
    }

    /** The heaviest fire that covers an aim point. */
    public Density density(Point aim) {
        Density most = elsewhere;
        for (Guns g : guns) if (g.cover(aim) && g.density().compareTo(most) > 0) most = g.density();
        return most;
    }
}
