package salient.greatbattles.scenario;

import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.GroundType;
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

    /** The kind of an area: its protection, whether it blocks sight, whether it is bad going. */
    public enum Kind {
        WOODS(Cover.SOFT, true, GroundType.BAD),
        ORCHARD(Cover.SOFT, true, GroundType.GOOD),
        SCRUB(Cover.SOFT, true, GroundType.GOOD),
        TOWN(Cover.HARD, true, GroundType.BAD),
        BUNKER(Cover.BUNKER, false, GroundType.GOOD),
        ROUGH(Cover.OPEN, false, GroundType.BAD),
        MARSH(Cover.OPEN, false, GroundType.BAD),
        STREAM(Cover.OPEN, false, GroundType.BAD),
        LEVEL(Cover.OPEN, false, GroundType.GOOD),
        AIRFIELD(Cover.OPEN, false, GroundType.GOOD),
        SEA(Cover.OPEN, false, GroundType.IMPASSABLE),
        LAKE(Cover.OPEN, false, GroundType.IMPASSABLE),
        RIVER(Cover.OPEN, false, GroundType.IMPASSABLE);

        private final Cover cover;
        private final boolean blocksSight;
        private final GroundType going;

        Kind(Cover cover, boolean blocksSight, GroundType going) {
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

        public GroundType going() {
            return going;
        }

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
