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
        WOODS,
        ORCHARD,
        SCRUB,
        TOWN,
        BUNKER,
        ROUGH,
        MARSH,
        STREAM,
        LEVEL,
        AIRFIELD,
        SEA,
        LAKE,
        RIVER;

        /** A line of water with two banks, and no area of its own shape. */
        public boolean line() {
            return this == STREAM || this == RIVER;
        }

        public Cover cover() {
            return switch (this) {
                case WOODS, ORCHARD, SCRUB -> Cover.SOFT;
                case TOWN -> Cover.HARD;
                case BUNKER -> Cover.BUNKER;
                default -> Cover.OPEN;
            };
        }

        public boolean blocksSight() {
            return this == TOWN || cover() == Cover.SOFT;
        }

        public GroundType going() {
            return switch (this) {
                case WOODS, TOWN, ROUGH, MARSH, STREAM -> GroundType.BAD;
                case SEA, LAKE, RIVER -> GroundType.IMPASSABLE;
                default -> GroundType.GOOD;
            };
        }

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
