package salient.breakthrough.reinforcement;

import static salient.breakthrough.play.Clauses.clause;

import java.util.Comparator;
import java.util.function.Consumer;
import salient.breakthrough.allowance.Allowances;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.geography.Compass;
import salient.geography.EdgeRoad;
import salient.kernel.dice.Dice;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** Chapter 5: which units arrive, where, and which are delayed or canceled. */
public final class Reinforcements {
    private static final int[] LIMITS = Constants.perArmy("unit-limit");
    private static final int NORTH_EDGE_X = Constants.of("north-edge-x");
    private static final int WEST_EDGE_Y = Constants.of("west-edge-y");
    private static final int PER_CANCELLATION = Constants.of("exit-strength-per-cancellation");
    private static final ClauseId ENTRY_CLOSED = clause("5.1b");
    private static final ClauseId TOO_MANY = clause("5.2c");

    /** 5.1e: by date, then by row; a delayed unit has an earlier date and so comes first. */
    private static final int[][] IN_ORDER = {inOrder(Army.AMERICAN), inOrder(Army.GERMAN)};

    private Reinforcements() {}

    /** 5.2a, 5.2b. */
    @Clause({"breakthrough 5.2a", "breakthrough 5.2b"})
    public static int limit(Army army) {
        return LIMITS[army.ordinal()];
    }

    /** 6.6j: how many more units an army may have on the map; a divisional unit is one of them (5.2d). */
    @Clause("breakthrough 5.2d")
    public static int freeSlots(State s, Army army) {
        return limit(army) - s.forces().onMap(army);
    }

    /** The order in which an army's units arrive, by index. Read only. */
    public static int[] inOrderOfArrival(Army army) {
        return IN_ORDER[army.ordinal()];
    }

    @Clause({"breakthrough 5.2c", "breakthrough 5.1b", "breakthrough 5.0a", "breakthrough 5.1a", "breakthrough 13.2b"})
    public static void arrive(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        for (int u : IN_ORDER[army.ordinal()]) {
            Unit unit = OrderOfBattle.unit(u);
            if (s.forces().status(u) != Status.DUE
                    || unit.arrivalTurn() > s.turn().number()) continue;
            if (freeSlots(s, army) <= 0) {
                tell.accept(new SupplyEvent.Delayed(army, unit.id(), TOO_MANY));
                continue;
            }
            int hex = entryHex(s, unit);
            if (hex == Board.NONE) {
                tell.accept(new SupplyEvent.Delayed(army, unit.id(), ENTRY_CLOSED));
                continue;
            }
            enter(s, u, hex);
            boolean elsewhere = hex != s.board().at(unit.entryX(), unit.entryY());
            tell.accept(
                    new SupplyEvent.Arrived(army, unit.id(), s.board().hex(hex).toString(), elsewhere));
            Allowances.grantOnArrival(s, u, dice, tell);
        }
    }

    /** 5.1d; 1.4g: entry makes the hex its own. */
    @Clause({"breakthrough 5.1d", "breakthrough 1.4g"})
    private static void enter(State s, int u, int hex) {
        Forces forces = s.forces();
        int full = s.definition().fullStrength(OrderOfBattle.unit(u));
        forces.setStrength(u, full);
        forces.setReported(u, full);
        forces.setEfficiency(u, Forces.EFFICIENCY_MOST);
        forces.setFort(u, 0);
        forces.setMode(u, Mode.TRAVEL);
        forces.setSupply(u, SupplyState.SUPPLIED);
        forces.setTraced(u, SupplyState.SUPPLIED);
        forces.place(u, hex);
        s.ground().setOwner(hex, forces.army(u));
    }

    /** 5.1b: the printed hex, else the nearest open edge-road hex of the same edge; 5.1c: zones do not matter. */
    @Clause("breakthrough 5.1c")
    private static int entryHex(State s, Unit unit) {
        Board board = s.board();
        int printed = board.at(unit.entryX(), unit.entryY());
        if (printed == Board.NONE || open(s, unit, printed)) return printed;
        Compass edge = edge(board, printed);
        int best = Board.NONE;
        for (EdgeRoad road : board.roadsOffTheMap()) {
            if (road.edge() != edge || !open(s, unit, road.hex())) continue;
            boolean nearer = best == Board.NONE || board.distance(printed, road.hex()) < board.distance(printed, best);
            if (nearer) best = road.hex(); // the roads are in the order of their coordinates, so ties stay
        }
        return best;
    }

    /** The edge a reinforcement comes over: that of the road which leaves the map at its entry hex. */
    private static Compass edge(Board board, int hex) {
        for (EdgeRoad road : board.roadsOffTheMap()) if (road.hex() == hex) return road.edge();
        throw new IllegalStateException("no road leaves the map at entry hex " + board.hex(hex));
    }

    private static boolean open(State s, Unit unit, int hex) {
        return !s.forces().holds(hex, unit.army().opponent()) && Stacking.fits(s, unit.index(), hex);
    }

    /** 5.2e to 5.2g, 7.10e: called when a unit of this strength has left the map. */
    @Clause({"breakthrough 5.2e", "breakthrough 5.2f", "breakthrough 5.2g", "breakthrough 7.10e"})
    public static void exited(State s, int strength, Consumer<BreakthroughEvent> tell) {
        int before = s.turn().exitedStrength() / PER_CANCELLATION;
        s.turn().setExitedStrength(s.turn().exitedStrength() + strength);
        int canceled = s.turn().exitedStrength() / PER_CANCELLATION - before;
        for (int u : IN_ORDER[Army.AMERICAN.ordinal()]) {
            if (canceled == 0) return;
            Unit unit = OrderOfBattle.unit(u);
            if (s.forces().status(u) != Status.DUE || !northOrWest(unit)) continue;
            s.forces().setStatus(u, Status.CANCELLED);
            tell.accept(new SupplyEvent.Canceled(unit.id()));
            canceled--;
        }
    }

    /** 5.2f: by the printed entry hex. */
    private static boolean northOrWest(Unit unit) {
        return unit.entryX() == NORTH_EDGE_X || unit.entryY() == WEST_EDGE_Y;
    }

    @Clause("breakthrough 5.1e")
    private static int[] inOrder(Army army) {
        return OrderOfBattle.all().stream()
                .filter(u -> u.army() == army && !u.divisional())
                .sorted(Comparator.comparingInt(Unit::arrivalTurn).thenComparingInt(Unit::index))
                .mapToInt(Unit::index)
                .toArray();
    }
}
