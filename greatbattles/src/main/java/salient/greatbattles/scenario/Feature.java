package salient.greatbattles.scenario;

import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Going;
import salient.kernel.rulebook.Clause;

/** A named area of the table. The level counts for plateaus only (G29). */
@Clause({"greatbattles G23", "greatbattles G24"})
public record Feature(Kind kind, String name, int level, Polygon outline) {
    /** The mean of its corners. */
    public Point middle() {
        long x = 0;
        long y = 0;
        int n = outline.corners();
        for (int i = 0; i < n; i++) {
            x += outline.corner(i).x();
            y += outline.corner(i).y();
        }
        return new Point((int) (x / n), (int) (y / n));
    }

    /** What an area is: how it protects, whether it blocks sight, whether one goes badly in it. */
    public enum Kind {
        WOODS(Cover.SOFT, true, Going.BAD),
        ORCHARD(Cover.SOFT, true, Going.GOOD),
        SCRUB(Cover.SOFT, true, Going.GOOD),
        TOWN(Cover.HARD, true, Going.BAD),
        BUNKER(Cover.BUNKER, false, Going.GOOD),
        ROUGH(Cover.OPEN, false, Going.BAD),
        MARSH(Cover.OPEN, false, Going.BAD),
        STREAM(Cover.OPEN, false, Going.BAD),
        LEVEL(Cover.OPEN, false, Going.GOOD),
        AIRFIELD(Cover.OPEN, false, Going.GOOD),
        SEA(Cover.OPEN, false, Going.IMPASSABLE),
        LAKE(Cover.OPEN, false, Going.IMPASSABLE),
        RIVER(Cover.OPEN, false, Going.IMPASSABLE);

        private final Cover cover;
        private final boolean blocksSight;
        private final Going going;

        Kind(Cover cover, boolean blocksSight, Going going) {
            this.cover = cover;
            this.blocksSight = blocksSight;
            this.going = going;
        }

        /** A line of water with two banks, and no area of its own shape. */
        public boolean line() {
            return this == STREAM || this == RIVER;
        }

        public Cover cover() {
            return cover;
        }

        public boolean blocksSight() {
            return blocksSight;
        }

        public Going going() {
            return going;
        }

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
