package salient.greatbattles.supply;

import java.util.Arrays;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.Terrain;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;
import salient.kernel.rulebook.Clause;

/** R8: the table in cells of half an inch with eight neighbors, closed where it is impassable or in an enemy's zone. */
public final class OpenGround {
    private static final int CELL = 500;
    private static final int DIAGONAL = 707;
    private static final int UNREACHED = Integer.MAX_VALUE;

    private final int columns;
    private final int rows;
    private final boolean[] closed;
    private final Terrain terrain;
    /** A river is narrower than a diagonal step, so the middle of a step must be dry too. */
    private final boolean rivers;

    /** What is open to a side that keeps farther than the zone from every visible enemy stand. */
    public OpenGround(State s, int side, int zone) {
        columns = s.scenario().width() / CELL + 1;
        rows = s.scenario().height() / CELL + 1;
        closed = new boolean[columns * rows];
        terrain = s.scenario().terrain();
        rivers = s.scenario().features().stream().anyMatch(f -> f.kind() == Feature.Kind.RIVER);
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++)
                closed[y * columns + x] = terrain.going(x * CELL, y * CELL) == GroundType.IMPASSABLE;
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != side
                    && s.visible(other)
                    && s.type(other).fights()) close(s.base(other), zone);
    }

    private void close(Base enemy, int zone) {
        int reach = (zone + enemy.reach()) / CELL + 1;
        int cx = enemy.center().x() / CELL;
        int cy = enemy.center().y() / CELL;
        for (int y = Math.max(0, cy - reach); y <= Math.min(rows - 1, cy + reach); y++)
            for (int x = Math.max(0, cx - reach); x <= Math.min(columns - 1, cx + reach); x++)
                if (!closed[y * columns + x])
                    closed[y * columns + x] = enemy.within(zone, new Point(x * CELL, y * CELL));
    }

    /** What can be reached from a place by a path of any length. */
    public Reached from(Point place) {
        Reached reached = new Reached();
        reached.begin(cell(place));
        reached.spread();
        return reached;
    }

    /** R8: the places from which a path leads to one of the board edges named by their letters. */
    @Clause("greatbattles R8")
    public Reached leadingTo(String edges) {
        Reached reached = new Reached();
        for (int y = 0; y < rows; y++) {
            if (edges.contains("W")) reached.begin(y * columns);
            if (edges.contains("E")) reached.begin(y * columns + columns - 1);
        }
        for (int x = 0; x < columns; x++) {
            if (edges.contains("S")) reached.begin(x);
            if (edges.contains("N")) reached.begin((rows - 1) * columns + x);
        }
        reached.spread();
        return reached;
    }

    /** G20: the lengths in mils of the shortest open paths from a base. */
    public Ways measuredFrom(Base base) {
        return new Ways(base);
    }

    private int cell(Point p) {
        return (p.y() + CELL / 2) / CELL * columns + (p.x() + CELL / 2) / CELL;
    }

    /** The open cell next to another, or -1. */
    private int neighbor(int at, int dx, int dy) {
        int x = at % columns + dx;
        int y = at / columns + dy;
        if (x < 0 || y < 0 || x >= columns || y >= rows || closed[y * columns + x]) return -1;
        if (rivers && terrain.going(x * CELL - dx * CELL / 2, y * CELL - dy * CELL / 2) == GroundType.IMPASSABLE)
            return -1;
        return y * columns + x;
    }

    /** The reachable cells. */
    public final class Reached {
        private final boolean[] seen = new boolean[columns * rows];
        private final int[] queue = new int[columns * rows];
        private int tail;

        private void begin(int cell) {
            if (closed[cell] || seen[cell]) return;
            seen[cell] = true;
            queue[tail++] = cell;
        }

        private void spread() {
            for (int head = 0; head < tail; head++)
                for (int dy = -1; dy <= 1; dy++)
                    for (int dx = -1; dx <= 1; dx++) {
                        int next = neighbor(queue[head], dx, dy);
                        if (next >= 0) begin(next);
                    }
        }

        public boolean contains(Point place) {
            return seen[cell(place)];
        }

        /** Whether one of the cells is such a place. */
        boolean any(Predicate<Point> wanted) {
            for (int i = 0; i < tail; i++)
                if (wanted.test(new Point(queue[i] % columns * CELL, queue[i] / columns * CELL))) return true;
            return false;
        }
    }

    private interface CellTest {
        boolean isTrue(int cell, int away);
    }

    /** The distances of all cells. */
    public final class Ways {
        private final int[] length = new int[columns * rows];

        private Ways(Base base) {
            Arrays.fill(length, UNREACHED);
            PriorityQueue<Long> next = new PriorityQueue<>();
            beside(base, (start, away) -> {
                length[start] = away;
                next.add((long) away << 32 | start);
                return false;
            });
            while (!next.isEmpty()) {
                long first = next.poll();
                int at = (int) (first & 0xFFFFFFFFL);
                if (first >>> 32 != length[at]) continue;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) step(at, dx, dy, next);
            }
        }

        private void step(int at, int dx, int dy, PriorityQueue<Long> next) {
            int there = neighbor(at, dx, dy);
            int way = length[at] + (dx != 0 && dy != 0 ? DIAGONAL : CELL);
            if (there < 0 || way >= length[there]) return;
            length[there] = way;
            next.add((long) way << 32 | there);
        }

        /** Whether a path of at most this many mils leads to the base. */
        public boolean within(int mils, Base base) {
            return beside(base, (cell, away) -> length[cell] != UNREACHED && length[cell] + away <= mils);
        }

        /** Tries the open cells that a base covers or that are next to it, with their distances from it. */
        private boolean beside(Base base, CellTest test) {
            int reach = base.reach() / CELL + 1;
            int cx = base.center().x() / CELL;
            int cy = base.center().y() / CELL;
            for (int y = Math.max(0, cy - reach); y <= Math.min(rows - 1, cy + reach); y++)
                for (int x = Math.max(0, cx - reach); x <= Math.min(columns - 1, cx + reach); x++) {
                    int away = base.distanceUp(new Point(x * CELL, y * CELL));
                    if (away < CELL && !closed[y * columns + x] && test.isTrue(y * columns + x, away)) return true;
                }
            return false;
        }
    }
}
