package salient.greatbattles.formation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** F1 to F16: formations as templates that the program lays out, and the check of layouts made by a player. */
public final class Formations {
    private static final int LINE_GAP = Constants.mils("line_gap");
    private static final int CLOSE_GAP = Constants.mils("close_gap");
    private static final int SUPPORT_GAP = Constants.mils("support_gap");
    /** F11: gaps in a road column on a straight; at a bend bases need more room not to overlap. */
    @Clause("greatbattles F11")
    private static final int ROAD_GAP = Constants.mils("road_gap");

    private static final int LINE_LIMIT = Constants.mils("stand_gap");
    private static final int CLOSE_LIMIT = Constants.mils("column_gap");
    private static final Map<Formation, String> LINE_CLAUSES =
            Map.of(Formation.DEFENSIVE, "F1", Formation.ASSAULT, "F3", Formation.MARCH, "F8", Formation.ROAD, "F11");

    private Formations() {}

    /** Bases in the order of the stands given, and which of them are behind the front rank. */
    public record Layout(Base[] bases, boolean[] rear) {
        Layout shifted(int dx, int dy) {
            Base[] moved = new Base[bases.length];
            for (int i = 0; i < moved.length; i++)
                moved[i] = bases[i].at(bases[i].center().plus(dx, dy));
            return new Layout(moved, rear);
        }
    }

    /** Lays stands out around a point; a road column needs a road near it. */
    @Clause("greatbattles F16")
    public static Optional<Layout> layout(State s, int[] stands, Formation formation, Point at, int facing) {
        if (formation == Formation.ROAD) return road(s, stands, at);
        Base[] bases = new Base[stands.length];
        boolean[] rear = new boolean[stands.length];
        List<Integer> fighting = new ArrayList<>();
        List<Integer> support = new ArrayList<>();
        for (int i = 0; i < stands.length; i++) (s.type(stands[i]).support() ? support : fighting).add(i);
        int back = switch (formation) {
            case DEFENSIVE -> row(s, stands, fighting, at, facing, 0, LINE_GAP, bases);
            case MARCH -> column(s, stands, fighting, at, facing, bases, rear);
            case ASSAULT -> assault(s, stands, fighting, at, facing, bases, rear);
            case ROAD -> throw new IllegalStateException("laid along the road");
        };
        row(s, stands, support, at, facing, back + SUPPORT_GAP, SUPPORT_GAP, bases);
        for (int i : support) rear[i] = true;
        return Optional.of(new Layout(bases, rear));
    }

    /** Puts some stands side by side, their fronts level; returns how far back the row reaches. */
    private static int row(
            State s, int[] stands, List<Integer> who, Point at, int facing, int back, int gap, Base[] bases) {
        int width = -gap;
        int depth = 0;
        for (int i : who) {
            width += size(s, stands, i).frontage() + gap;
            depth = Math.max(depth, size(s, stands, i).depth());
        }
        int left = -width / 2;
        for (int i : who) {
            BaseSize size = size(s, stands, i);
            bases[i] = base(size, at, facing, -back - size.depth() / 2, left + size.frontage() / 2);
            left += size.frontage() + gap;
        }
        return back + depth;
    }

    private static int column(
            State s, int[] stands, List<Integer> who, Point at, int facing, Base[] bases, boolean[] rear) {
        int back = 0;
        for (int i : who) {
            rear[i] = back > 0;
            if (back > 0) back += CLOSE_GAP;
            back = row(s, stands, List.of(i), at, facing, back, 0, bases);
        }
        return back;
    }

    /** F3: how many of this many stands are in the front rank of an assault that the program lays out. */
    @Clause("greatbattles F3")
    static int frontRank(int stands) {
        return stands <= 4 ? Math.min(2, stands) : (stands + 1) / 2;
    }

    /** F3 to F6: two in front, half of more than four; two stands alone touch side by side. */
    @Clause("greatbattles F6")
    private static int assault(
            State s, int[] stands, List<Integer> who, Point at, int facing, Base[] bases, boolean[] rear) {
        int n = who.size();
        int front = frontRank(n);
        int back = row(s, stands, who.subList(0, front), at, facing, 0, n == 2 ? 0 : LINE_GAP, bases);
        for (int i : who.subList(front, n)) rear[i] = true;
        return front == n
                ? back
                : row(s, stands, who.subList(front, n), at, facing, back + CLOSE_GAP, CLOSE_GAP, bases);
    }

    private static BaseSize size(State s, int[] stands, int i) {
        return s.size(stands[i]);
    }

    private static Base base(BaseSize size, Point at, int facing, int forward, int right) {
        return new Base(Bearing.step(at, facing, forward, right), facing, size.depth(), size.frontage());
    }

    /** The road nearest to a point, if the point is on it. */
    public static Optional<Road> roadAt(State s, Point at) {
        Road best = null;
        for (Road road : s.scenario().roads())
            if (road.passes(at, Road.ON_ROAD) && (best == null || road.distanceUp(at) < best.distanceUp(at)))
                best = road;
        return Optional.ofNullable(best);
    }

    private static Optional<Layout> road(State s, int[] stands, Point at) {
        Optional<Road> road = roadAt(s, at);
        return road.flatMap(r -> alongRoad(s, stands, r, r.milestone(at)));
    }

    /** F11: end to end along the road, the first stand at a milestone and the others toward its beginning. */
    public static Optional<Layout> alongRoad(State s, int[] stands, Road road, int head) {
        Base[] bases = new Base[stands.length];
        boolean[] rear = new boolean[stands.length];
        int mile = head;
        for (int i = 0; i < stands.length; i++) {
            BaseSize size = s.size(stands[i]);
            if (i > 0) mile -= (size.longest() + s.size(stands[i - 1]).longest()) / 2 + ROAD_GAP;
            bases[i] = onRoad(size, road, mile);
            while (i > 0 && mile >= 0 && bases[i].overlaps(bases[i - 1])) {
                mile -= 50;
                bases[i] = onRoad(size, road, mile);
            }
            if (mile < 0 || mile > road.length()) return Optional.empty();
            rear[i] = i > 0 || s.type(stands[i]).support();
        }
        return Optional.of(new Layout(bases, rear));
    }

    /** Long edge along the road: a base wider than deep faces perpendicular to it. */
    private static Base onRoad(BaseSize size, Road road, int mile) {
        Point center = road.along(Math.max(0, mile));
        Segment leg = road.nearest(center);
        int bearing = Bearing.of(leg.a(), leg.b());
        return new Base(center, size.frontage() > size.depth() ? bearing + 90 : bearing, size.depth(), size.frontage());
    }

    /** What is wrong with a layout, and the clause it breaks. */
    public record Fault(String clause, String what) {
        /** Told as a refusal. */
        public String sentence() {
            return "The formation is not kept: " + what + ".";
        }
    }

    private static Optional<Fault> fault(String clause, String what) {
        return Optional.of(new Fault(clause, what));
    }

    /** Whether stands laid out by a player keep a formation; if not, what is wrong. */
    public static Optional<Fault> fault(StandType[] types, Base[] bases, Formation formation) {
        return fault(types, bases, formation, LINE_LIMIT);
    }

    /** With the gap of the current scale (P20, P21). */
    @Clause("greatbattles F12")
    public static Optional<Fault> fault(StandType[] types, Base[] bases, Formation formation, int limit) {
        List<Base> fighting = new ArrayList<>();
        for (int i = 0; i < bases.length; i++) if (!types[i].support()) fighting.add(bases[i]);
        for (int i = 0; i < bases.length; i++)
            if (types[i].support() && bases.length > 1 && !nearAny(bases, i))
                return fault("F12", "HQ and heavy weapons stay within 1\" of another stand");
        if (fighting.size() < 2) return Optional.empty(); // F6
        int facing = fighting.getFirst().facing();
        for (Base b : fighting)
            if (formation != Formation.ROAD && b.facing() != facing)
                return fault(LINE_CLAUSES.get(formation), "the stands do not face one way");
        return switch (formation) {
            case DEFENSIVE -> line(fighting, facing, limit, fighting.size() == 2, "F1");
            case MARCH -> file(fighting, facing);
            case ASSAULT -> ranks(fighting, facing, limit);
            case ROAD -> fault("F11", "a road column is laid along the road by the march order");
        };
    }

    private static boolean nearAny(Base[] bases, int i) {
        for (int k = 0; k < bases.length; k++) if (k != i && bases[i].within(Point.INCH, bases[k])) return true;
        return false;
    }

    /** Distance along a facing, in millionths of a mil. */
    private static long ahead(Base b, int facing) {
        return (long) b.center().x() * Bearing.east(facing) + (long) b.center().y() * Bearing.north(facing);
    }

    @Clause({"greatbattles F1", "greatbattles F2"})
    private static Optional<Fault> line(List<Base> bases, int facing, int limit, boolean apart, String clause) {
        List<Base> sorted = new ArrayList<>(bases);
        sorted.sort(java.util.Comparator.comparingLong(b -> ahead(b, facing + 90)));
        for (int i = 1; i < sorted.size(); i++) {
            Base one = sorted.get(i - 1);
            Base other = sorted.get(i);
            if (one.distanceDown(other) >= limit)
                return fault(clause, "neighbors in a line are less than " + Point.inches(limit) + "\" apart");
            if (apart && one.touches(other)) return fault("F2", "two stands in defensive formation do not touch");
            long offset = Math.abs(ahead(one, facing) - ahead(other, facing)) / 1_000_000;
            if (offset > Math.max(one.depth(), other.depth())) return fault(clause, "the stands are not in one line");
        }
        return Optional.empty();
    }

    @Clause("greatbattles F8")
    private static Optional<Fault> file(List<Base> bases, int facing) {
        List<Base> sorted = new ArrayList<>(bases);
        sorted.sort(java.util.Comparator.comparingLong(b -> -ahead(b, facing)));
        for (int i = 1; i < sorted.size(); i++) {
            Base one = sorted.get(i - 1);
            Base other = sorted.get(i);
            if (one.distanceDown(other) >= CLOSE_LIMIT) return fault("F8", "stands in column are less than 1\" apart");
            long aside = Math.abs(ahead(one, facing + 90) - ahead(other, facing + 90)) / 1_000_000;
            if (aside > one.frontage() / 2) return fault("F8", "a column is one stand wide");
        }
        return Optional.empty();
    }

    @Clause({"greatbattles F4", "greatbattles F5"})
    private static Optional<Fault> ranks(List<Base> bases, int facing, int limit) {
        long most = bases.stream().mapToLong(b -> ahead(b, facing)).max().orElseThrow();
        List<Base> front = new ArrayList<>();
        List<Base> second = new ArrayList<>();
        for (Base b : bases) ((most - ahead(b, facing)) / 1_000_000 < b.depth() ? front : second).add(b);
        int n = bases.size();
        if (n == 2)
            return second.isEmpty() && front.getFirst().touches(front.getLast())
                    ? Optional.empty()
                    : fault("F5", "two stands in assault formation touch side by side");
        if (front.size() < 2 || front.size() > Math.max(2, (n + 1) / 2))
            return fault("F3", "the front line of an assault has two stands, or up to half of more than four");
        Optional<Fault> fault = line(front, facing, limit, false, "F3");
        if (fault.isPresent() || second.isEmpty()) return fault;
        for (Base b : second)
            if (front.stream().noneMatch(f -> f.distanceDown(b) < CLOSE_LIMIT))
                return fault("F4", "the second line is less than 1\" behind the first");
        return line(second, facing, CLOSE_LIMIT, false, "F4");
    }

    /** F9, F10: when the front rank is eliminated, the next one is the front. */
    @Clause({"greatbattles F9", "greatbattles F10"})
    public static void closeRanks(State s, int unit) {
        int[] stands = s.standsOf(unit);
        StandType[] types = new StandType[stands.length];
        Base[] bases = new Base[stands.length];
        int first = -1;
        for (int i = 0; i < stands.length; i++) {
            types[i] = s.type(stands[i]);
            bases[i] = s.base(stands[i]);
            if (types[i].support()) continue;
            if (!s.stands().rear(stands[i])) return;
            if (first < 0) first = i;
        }
        if (first < 0) return;
        // On the road the stands face any way; their order is that of the column.
        boolean road = s.units().formation(unit) == Formation.ROAD;
        boolean[] rear = rear(types, bases, s.units().formation(unit));
        for (int i = 0; i < stands.length; i++)
            if (!types[i].support() && (road ? i == first : !rear[i]))
                s.stands().setRear(stands[i], false);
    }

    /** C7Fu: which stands are behind the front rank in a player's own layout. */
    public static boolean[] rear(StandType[] types, Base[] bases, Formation formation) {
        boolean[] rear = new boolean[bases.length];
        int facing = bases[0].facing();
        long most = Long.MIN_VALUE;
        for (int i = 0; i < bases.length; i++) if (!types[i].support()) most = Math.max(most, ahead(bases[i], facing));
        for (int i = 0; i < bases.length; i++)
            rear[i] = types[i].support()
                    || formation != Formation.DEFENSIVE
                            && (most - ahead(bases[i], facing)) / 1_000_000 >= bases[i].depth();
        return rear;
    }
}
