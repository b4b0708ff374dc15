package salient.greatbattles.scenario;

import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.tables.Cover;
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
        WOODS(Cover.SOFT, true, true),
        TOWN(Cover.HARD, true, true),
        BUNKER(Cover.BUNKER, false, false),
        ROUGH(Cover.OPEN, false, true),
        LEVEL(Cover.OPEN, false, false),
        AIRFIELD(Cover.OPEN, false, false),
        SEA(Cover.OPEN, false, false);

        private final Cover cover;
        private final boolean blocksSight;
        private final boolean badGoing;

        Kind(Cover cover, boolean blocksSight, boolean badGoing) {
            this.cover = cover;
            this.blocksSight = blocksSight;
            this.badGoing = badGoing;
        }

        public Cover cover() {
            return cover;
        }

        public boolean blocksSight() {
            return blocksSight;
        }

        public boolean badGoing() {
            return badGoing;
        }

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
