package salient.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Going;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** R7, R8: is there a way from the battalion to its C Ops that keeps more than 2 inches from every visible enemy? */
@Clause({"greatbattles R7", "greatbattles R8"})
final class Isolation {
    private static final int CELL = 500;
    private static final int ZONE = 2 * Point.INCH;

    private Isolation() {}

    static boolean isolated(State s, int unit) {
        Optional<Integer> post = Divisions.post(s, s.unit(unit), StandType.C_OPS);
        if (post.isEmpty()) return true;
        int columns = s.battle().width() / CELL + 1;
        int rows = s.battle().height() / CELL + 1;
        boolean[] closed = closed(s, s.unit(unit).side(), columns, rows);
        int[] queue = new int[columns * rows];
        int head = 0;
        int tail = 0;
        for (int stand : s.standsOf(unit)) {
            int cell = cell(s.at(stand), columns);
            if (!closed[cell]) queue[tail++] = cell;
            closed[cell] = true;
        }
        int goal = cell(s.at(post.get()), columns);
        while (head < tail) {
            int at = queue[head++];
            if (at == goal) return false;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    int x = at % columns + dx;
                    int y = at / columns + dy;
                    if (x < 0 || y < 0 || x >= columns || y >= rows || closed[y * columns + x]) continue;
                    closed[y * columns + x] = true;
                    queue[tail++] = y * columns + x;
                }
        }
        return true;
    }

    private static int cell(Point p, int columns) {
        return (p.y() + CELL / 2) / CELL * columns + (p.x() + CELL / 2) / CELL;
    }

    private static boolean[] closed(State s, int side, int columns, int rows) {
        boolean[] closed = new boolean[columns * rows];
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++)
                closed[y * columns + x] = s.battle().terrain().going(x * CELL, y * CELL) == Going.IMPASSABLE;
        for (int other = 0; other < s.stands(); other++)
            if (s.stand(other).side() != side
                    && s.visible(other)
                    && s.type(other).fights()) close(s.base(other), closed, columns, rows);
        return closed;
    }

    private static void close(Base enemy, boolean[] closed, int columns, int rows) {
        int reach = (ZONE + enemy.reach()) / CELL + 1;
        int cx = enemy.centre().x() / CELL;
        int cy = enemy.centre().y() / CELL;
        for (int y = Math.max(0, cy - reach); y <= Math.min(rows - 1, cy + reach); y++)
            for (int x = Math.max(0, cx - reach); x <= Math.min(columns - 1, cx + reach); x++)
                if (!closed[y * columns + x])
                    closed[y * columns + x] = enemy.within(ZONE, new Point(x * CELL, y * CELL));
    }
}
