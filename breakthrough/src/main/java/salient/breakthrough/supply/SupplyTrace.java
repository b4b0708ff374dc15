package salient.breakthrough.supply;

import static salient.breakthrough.play.Clauses.clauses;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/**
 * 4.1: the line of one unit, walked out from its hex: at most two hexes across country, then along a road off a
 * friendly edge. The walk passes enemy hexes as rarely as it can; the trace succeeds if it passes none.
 */
public final class SupplyTrace {
    /** So high that no detour costs more than passing one more enemy hex. */
    private static final int ENEMY_HEX = 10_000;

    /** Stages of a walk: so many hexes across country, or on the road. */
    private static final int ROAD = SupplyRoads.DISTANCE + 1;

    private static final int STAGES = ROAD + 1;

    private final State s;
    private final Army army;
    private final int[] cost;
    private final int[] cameFrom;

    private record Walk(int node, int cost) {}

    private SupplyTrace(State s, Army army) {
        this.s = s;
        this.army = army;
        cost = new int[s.board().size() * STAGES];
        cameFrom = new int[cost.length];
        Arrays.fill(cost, Integer.MAX_VALUE);
        Arrays.fill(cameFrom, Board.NONE);
    }

    /** The hexes from the unit's to the map edge, with as few enemy hexes as possible; none if there is no road near. */
    @Clause("breakthrough 4.1a")
    public static List<Integer> line(State s, int u) {
        return new SupplyTrace(s, s.forces().army(u)).walk(s.forces().hex(u));
    }

    /** 4.1b, 4.1c: whether a line has no enemy hex. */
    @Clause({"breakthrough 4.1b", "breakthrough 4.1c"})
    public static boolean succeeds(State s, int u) {
        List<Integer> line = line(s, u);
        Army army = s.forces().army(u);
        return !line.isEmpty() && line.stream().noneMatch(hex -> SupplyRoads.enemyHex(s, army, hex));
    }

    private List<Integer> walk(int start) {
        boolean[] edge = new boolean[s.board().size()];
        for (int hex : s.board().edgeRoads(army)) edge[hex] = true;
        PriorityQueue<Walk> open = new PriorityQueue<>((a, b) ->
                a.cost() != b.cost() ? Integer.compare(a.cost(), b.cost()) : Integer.compare(a.node(), b.node()));
        reach(start * STAGES, Board.NONE, 0, open);
        while (!open.isEmpty()) {
            Walk walk = open.remove();
            if (walk.cost() > cost[walk.node()]) continue;
            int hex = walk.node() / STAGES;
            int stage = walk.node() % STAGES;
            if (stage == ROAD && edge[hex]) return hexes(walk.node());
            resume(walk.node(), hex, stage, open);
        }
        return List.of();
    }

    private void resume(int node, int hex, int stage, PriorityQueue<Walk> open) {
        Board board = s.board();
        if (stage != ROAD && board.hasRoad(hex)) reach(hex * STAGES + ROAD, node, cost[node], open);
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int next = board.neighbor(hex, d);
            if (next == Board.NONE) continue;
            int price = cost[node] + 1 + (SupplyRoads.enemyHex(s, army, next) ? ENEMY_HEX : 0);
            if (stage == ROAD && board.roadAcross(hex, d)) reach(next * STAGES + ROAD, node, price, open);
            if (stage < SupplyRoads.DISTANCE) reach(next * STAGES + stage + 1, node, price, open);
        }
    }

    private void reach(int node, int from, int price, PriorityQueue<Walk> open) {
        if (price >= cost[node]) return;
        cost[node] = price;
        cameFrom[node] = from;
        open.add(new Walk(node, price));
    }

    private List<Integer> hexes(int end) {
        List<Integer> hexes = new ArrayList<>();
        for (int node = end; node != Board.NONE; node = cameFrom[node])
            if (hexes.isEmpty() || hexes.getFirst() != node / STAGES) hexes.addFirst(node / STAGES);
        return hexes;
    }

    /** The answer for people: the state the map gives now, the line, and what blocks it. */
    @Clause("breakthrough 4.1i")
    public static BreakthroughAnswer.Supply answer(State s, Unit unit) {
        int u = unit.index();
        SupplyState state = Isolation.state(s, u);
        List<Integer> line = line(s, u);
        boolean free = SupplyPhase.alwaysSupplied(s, unit.army());
        return new BreakthroughAnswer.Supply(
                unit.id(),
                state.word(),
                s.forces().supply(u).word(),
                free,
                line.stream().map(hex -> s.board().hex(hex).toString()).toList(),
                line.stream()
                        .filter(hex -> SupplyRoads.enemyHex(s, unit.army(), hex))
                        .map(hex -> s.board().hex(hex).toString())
                        .toList(),
                Isolation.surrounded(s, u),
                Isolation.commandControl(s, u),
                why(state, unit.army(), free));
    }

    private static List<ClauseId> why(SupplyState state, Army army, boolean free) {
        List<ClauseId> clauses = new ArrayList<>(
                switch (state) {
                    case SUPPLIED -> clauses("4.1a", "4.1c", "4.2a");
                    case UNSUPPLIED -> clauses("4.1b", "4.1c", "4.2b");
                    case ISOLATED -> clauses("4.1b", "4.1c", "4.2c", "4.2d", "4.2e");
                });
        if (free) clauses.addAll(clauses(army == Army.AMERICAN ? "4.4a" : "4.4b"));
        return List.copyOf(clauses);
    }
}
