package salient.greatbattles.sight;

import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Chords;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Weather;
import salient.kernel.rulebook.Clause;

/** G26 to G31: line of sight, and what blocks it. */
public final class Sight {
    /** G28, G29: this much cover, or this much of the higher plateau, does not block sight yet. */
    @Clause({"greatbattles G28", "greatbattles G29"})
    private static final int DEPTH = Constants.mils("cover_depth");

    private Sight() {}

    /** What blocks a line of sight: the clause and the thing. */
    public record Block(String clause, String what) {}

    /** C1Dj to C1Dq, C1g: how far anyone sees in this player turn, in mils. */
    @Clause({"greatbattles C1Dp", "greatbattles V53", "greatbattles C1g"})
    public static int range(State s) {
        int turn = Math.max(1, s.turn());
        int inches = Charts.sighting(
                turn, s.turnState().sightDie(), s.player() == s.scenario().firstPlayer());
        Weather weather = s.turnState().weather();
        if (s.variants().weatherSight && !s.turnState().fogLifted()) inches = Math.min(inches, weather.sight());
        return inches * Point.INCH;
    }

    /** What blocks direct fire; V28 lets it pass over friendly stands on lower ground. */
    @Clause({"greatbattles V28", "greatbattles Q21a", "greatbattles ACT27"})
    public static Optional<Block> lineOfFire(State s, int from, int to) {
        return lineOfFire(s, from, to, s.base(to));
    }

    /** The same with the target at another place of its path. */
    public static Optional<Block> lineOfFire(State s, int from, int to, Base there) {
        return block(s, from, to, there, s.variants().fireOverFriends);
    }

    public static boolean sees(State s, int from, int to) {
        return block(s, from, to).isEmpty();
    }

    /** Whether one stand sees another, regardless of distance, which the caller limits. */
    public static Optional<Block> block(State s, int from, int to) {
        return block(s, from, to, s.base(to), false);
    }

    @Clause({"greatbattles G26", "greatbattles G27"})
    private static Optional<Block> block(State s, int from, int to, Base there, boolean overFriends) {
        Point a = s.at(from);
        Point b = there.center();
        if (!s.base(from).within(DEPTH, there)) {
            Optional<Block> ground = ground(s, a, b);
            if (ground.isPresent()) return ground;
        }
        Optional<Block> template = templates(s, a, b);
        if (template.isPresent()) return template;
        return stands(s, from, to, s.unitOf(to), a, b, overFriends);
    }

    /**
     * ART27: whether a stand sees a point; a stand on the point does not hide it, nor does the rest of its battalion.
     */
    public static boolean sees(State s, int from, Point to) {
        Point a = s.at(from);
        if (s.base(from).distanceUp(to) > DEPTH && ground(s, a, to).isPresent()) return false;
        int there = standAt(s, to);
        return templates(s, a, to).isEmpty()
                && stands(s, from, there, there < 0 ? -1 : s.unitOf(there), a, to, false)
                        .isEmpty();
    }

    private static int standAt(State s, Point p) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.visible(stand)
                    && Math.abs(s.stands().x(stand) - p.x()) <= Point.INCH
                    && Math.abs(s.stands().y(stand) - p.y()) <= Point.INCH
                    && s.base(stand).distanceUp(p) == 0) return stand;
        return -1;
    }

    /** G28, G29: cover and higher ground; the same in both directions. */
    @Clause("greatbattles Q12b")
    public static Optional<Block> ground(State s, Point a, Point b) {
        if (s.variants().centrelineCrests) {
            Optional<Block> ridge = Crests.block(s, a, b);
            return ridge.isPresent() ? ridge : cover(s, a, b);
        }
        if (!crossesPlateau(s, a, b)) return cover(s, a, b);
        return overPlateaus(s, a, b);
    }

    /** By the boxes around them: nothing else has to be measured for most lines. */
    private static boolean crossesPlateau(State s, Point a, Point b) {
        for (Feature f : s.scenario().terrain().plateaus()) if (f.outline().near(a, b)) return true;
        return false;
    }

    /** G29: the line runs over ground higher than its ends, or too far over the plateau of its higher end. */
    private static Optional<Block> overPlateaus(State s, Point a, Point b) {
        int levelA = s.scenario().terrain().level(a);
        int levelB = s.scenario().terrain().level(b);
        int higher = Math.max(levelA, levelB);
        Chords plateau = null;
        String edge = "";
        for (Feature f : s.scenario().terrain().plateaus()) {
            if (f.level() < higher || !f.outline().near(a, b)) continue;
            if (f.level() > higher) {
                if (new Chords(a, b).add(f.outline())) return Optional.of(new Block("G29", f.name()));
            } else if (levelA != levelB) {
                if (plateau == null) plateau = new Chords(a, b);
                if (plateau.add(f.outline())) edge = f.name();
            }
        }
        Optional<Block> cover = cover(s, a, b);
        if (cover.isPresent() || plateau == null || plateau.insideLength() <= DEPTH) return cover;
        return Optional.of(new Block("G29", "the edge of " + edge));
    }

    /** G28: too much cover on the line. */
    private static Optional<Block> cover(State s, Point a, Point b) {
        Chords cover = null;
        String thickest = "";
        for (Feature f : s.scenario().terrain().sightBlocking()) {
            if (!f.outline().near(a, b)) continue;
            if (cover == null) cover = new Chords(a, b);
            if (cover.add(f.outline())) thickest = f.name();
        }
        return cover != null && cover.insideLength() > DEPTH
                ? Optional.of(new Block("G28", thickest))
                : Optional.empty();
    }

    /** The terrain or barrages that block a line between two places. */
    public static Optional<Block> between(State s, Point a, Point b) {
        Optional<Block> ground = a.distanceUp(b) > DEPTH ? ground(s, a, b) : Optional.empty();
        return ground.isPresent() ? ground : templates(s, a, b);
    }

    private static int level(State s, int stand) {
        return s.scenario().terrain().level(s.at(stand));
    }

    @Clause("greatbattles Q42d")
    private static Optional<Block> templates(State s, Point a, Point b) {
        for (int t = 0; t < s.templates().count(); t++)
            if (s.templates().firing(t) && s.circle(t).crossedBy(a, b))
                return Optional.of(new Block("G31", s.templates().barraging(t) ? "a barrage" : "smoke"));
        return Optional.empty();
    }

    /** G31: any visible stand in the way except those of the target's own battalion; what is hidden is not on the table. */
    @Clause({"greatbattles Q27a", "greatbattles G31"})
    private static Optional<Block> stands(
            State s, int from, int to, int target, Point a, Point b, boolean overFriends) {
        int side = s.stand(from).side();
        int west = Math.min(a.x(), b.x()) - Point.INCH;
        int east = Math.max(a.x(), b.x()) + Point.INCH;
        int south = Math.min(a.y(), b.y()) - Point.INCH;
        int north = Math.max(a.y(), b.y()) + Point.INCH;
        for (int other = 0; other < s.stands().count(); other++) {
            int x = s.stands().x(other);
            int y = s.stands().y(other);
            if (x < west || x > east || y < south || y > north) continue;
            if (other == from
                    || other == to
                    || !s.visible(other)
                    || !s.type(other).fights()) continue;
            boolean own = s.stand(other).side() == side;
            if (!own && s.unitOf(other) == target) continue;
            Base base = s.base(other);
            if (own && overFriends && level(s, other) < level(s, from)) continue;
            if (base.crossedBy(a, b))
                return Optional.of(new Block("G31", s.stand(other).name()));
        }
        return Optional.empty();
    }
}
