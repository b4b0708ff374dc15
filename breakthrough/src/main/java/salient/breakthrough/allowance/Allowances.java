package salient.breakthrough.allowance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.play.SupplyEvent.Grant;
import salient.breakthrough.play.UnitPurpose;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;

/** 7.4: operation points, twice a turn. */
public final class Allowances {
    private static final int HIT_PERCENT = Constants.of("interdiction-hit-percent");
    private static final int LOSS_PERCENT = Constants.of("interdiction-loss-percent");
    private static final int LEAST_PERCENT = Constants.of("interdiction-least-percent");
    private static final UnitPurpose INTERDICTION = new UnitPurpose("interdiction of", "3.3d");

    /** 2.4b to 2.4f: by turn (1 and 2) and unit, the percentage of its allowance; 100 where the table has no row. */
    private static final int[][] FIRST_DAYS = firstDays();

    private static final int[] CAPS = caps();

    private Allowances() {}

    /** 7.4r, 2.3c: what was left is gone (8.1k has turned it into efficiency), and the first grant comes. */
    @Clause({"breakthrough 7.4r", "breakthrough 3.3c", "breakthrough 3.3d", "breakthrough 7.4a"})
    public static void grantFirst(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        List<Roll> rolls = new ArrayList<>();
        List<String> hit = new ArrayList<>();
        for (int u : OrderOfBattle.indices(army)) {
            if (!s.forces().onMap(u)) continue;
            interdict(s, u, dice, rolls, hit);
            s.forces().setOp(u, firstGrant(s, u));
        }
        tell.accept(new SupplyEvent.OperationPointsGranted(army, Grant.FIRST, List.copyOf(hit), List.copyOf(rolls)));
    }

    /** 5.1d: a reinforcement gets the first grant of the turn as it arrives; interdiction is tried on it too (3.3d). */
    @Clause("breakthrough 5.1d")
    public static void grantOnArrival(State s, int u, Dice dice, Consumer<BreakthroughEvent> tell) {
        List<Roll> rolls = new ArrayList<>();
        List<String> hit = new ArrayList<>();
        interdict(s, u, dice, rolls, hit);
        s.forces().setOp(u, firstGrant(s, u));
        if (!rolls.isEmpty())
            tell.accept(new SupplyEvent.OperationPointsGranted(
                    s.forces().army(u), Grant.ON_ARRIVAL, List.copyOf(hit), List.copyOf(rolls)));
    }

    /** 7.4l, 7.4m: what is left is kept, up to the cap. 7.4q: on December 16 nothing is added. */
    @Clause({"breakthrough 7.4l", "breakthrough 7.4m", "breakthrough 7.4n", "breakthrough 7.4q"})
    public static void grantSecond(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        List<Roll> rolls = new ArrayList<>();
        List<String> hit = new ArrayList<>();
        boolean granted = !s.turn().surprise();
        for (int u : OrderOfBattle.indices(army)) {
            if (!s.forces().onMap(u)) continue;
            if (granted) interdict(s, u, dice, rolls, hit);
            s.forces().setOp(u, inSecond(s, u, s.forces().op(u)));
        }
        if (granted)
            tell.accept(
                    new SupplyEvent.OperationPointsGranted(army, Grant.SECOND, List.copyOf(hit), List.copyOf(rolls)));
    }

    /** What the first grant of the turn is, or would have been, to a unit in its present supply state and mode. */
    @Clause({
        "breakthrough 7.4c",
        "breakthrough 7.4d",
        "breakthrough 7.4e",
        "breakthrough 7.4f",
        "breakthrough 7.4g",
        "breakthrough 7.4h",
        "breakthrough 7.4i",
        "breakthrough 7.4j",
        "breakthrough 7.4k"
    })
    public static int firstGrant(State s, int u) {
        return grant(s, u, OrderOfBattle.unit(u).allowance().first());
    }

    /** The most a unit can have when the second phase opens, were nothing of the first grant spent. */
    public static int mostInSecond(State s, int u) {
        return inSecond(s, u, firstGrant(s, u));
    }

    /** 7.4l, 7.4m, 7.4q: what a unit has in the second phase with so much left of the first grant. */
    public static int inSecond(State s, int u, int left) {
        int grant = s.turn().surprise()
                ? 0
                : grant(s, u, OrderOfBattle.unit(u).allowance().second());
        return Math.min(cap(s, u), grant + left);
    }

    /** 7.4b: base, doubling, first days, interdiction, supply, and only then rounded down. */
    @Clause({
        "breakthrough 7.4o",
        "breakthrough 7.4p",
        "breakthrough 4.3a",
        "breakthrough 4.3n",
        "breakthrough 0e",
        "breakthrough 7.4b"
    })
    private static int grant(State s, int u, int base) {
        int doubled = doubles(s, u) ? 2 * base : base;
        int halves = switch (s.forces().supply(u)) {
            case SUPPLIED -> 2;
            case UNSUPPLIED -> 1;
            case ISOLATED -> 0;
        };
        int interdicted =
                Math.max(LEAST_PERCENT, 100 - LOSS_PERCENT * s.forces().hits(u));
        return doubled * firstDaysPercent(s, u) * interdicted * halves / (100 * 100 * 2);
    }

    /** 7.4o: an American non-mobile unit in travel mode. */
    private static boolean doubles(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        return unit.army() == Army.AMERICAN && !unit.mobile() && s.forces().traveling(u);
    }

    /** 7.4m, 7.4n: the most a unit may have in its second phase. */
    public static int cap(State s, int u) {
        Unit unit = OrderOfBattle.unit(u);
        return CAPS[capIndex(unit.army(), unit.mobile(), s.forces().traveling(u))];
    }

    private static int capIndex(Army army, boolean mobile, boolean traveling) {
        return 4 * army.ordinal() + (mobile ? 2 : 0) + (traveling ? 1 : 0);
    }

    /** 2.4b, 2.4d, 2.4e, 2.4f; a divisional unit has the least of its components. */
    @Clause({"breakthrough 2.4b", "breakthrough 2.4d", "breakthrough 2.4e", "breakthrough 2.4f"})
    private static int firstDaysPercent(State s, int u) {
        int turn = s.turn().number();
        if (turn >= FIRST_DAYS.length) return 100;
        Unit unit = OrderOfBattle.unit(u);
        if (!unit.divisional()) return FIRST_DAYS[turn][u];
        int least = 100;
        int[] regiments = OrderOfBattle.regiments(unit.division().orElseThrow());
        for (int i = 0; i < regiments.length; i++)
            if ((s.forces().components(u) & 1 << i) != 0) least = Math.min(least, FIRST_DAYS[turn][regiments[i]]);
        return least;
    }

    /** 3.3d: one trial for each point against its side. */
    private static void interdict(State s, int u, Dice dice, List<Roll> rolls, List<String> hit) {
        Forces forces = s.forces();
        int points = s.turn().interdiction(forces.army(u).opponent());
        int hits = 0;
        for (int i = 0; i < points; i++) {
            int rolled = dice.roll(100, INTERDICTION.of(u));
            rolls.add(new Roll(INTERDICTION.of(u), 100, rolled));
            if (rolled <= HIT_PERCENT) hits++;
        }
        forces.setHits(u, hits);
        if (hits > 0 && forces.supply(u) != SupplyState.ISOLATED)
            hit.add(OrderOfBattle.unit(u).id());
    }

    private static int[][] firstDays() {
        List<CsvTable.Row> rows = Resources.rows("breakthrough/first-days.csv");
        int last = rows.stream().mapToInt(row -> row.number("turn")).max().orElse(0);
        int[][] percent = new int[last + 1][Forces.UNITS];
        for (int[] turn : percent) java.util.Arrays.fill(turn, 100);
        for (CsvTable.Row row : rows) {
            Unit unit = OrderOfBattle.find(row.text("unit"))
                    .orElseThrow(() -> row.fault("there is no unit " + row.text("unit")));
            percent[row.number("turn")][unit.index()] = row.number("op_percent");
        }
        return percent;
    }

    private static int[] caps() {
        int[] caps = new int[8];
        for (CsvTable.Row row : Resources.rows("breakthrough/allowance-caps.csv")) {
            Army army = row.choice("side", Army.class);
            for (boolean traveling : new boolean[] {false, true}) {
                boolean fits =
                        row.text("mode").equals("any") || row.text("mode").equals(traveling ? "travel" : "normal");
                if (fits) caps[capIndex(army, row.yes("mobile"), traveling)] = row.number("cap");
            }
        }
        return caps;
    }
}
