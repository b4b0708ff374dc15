package salient.breakthrough.organization;

import static salient.breakthrough.play.Clauses.clause;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 6.4: corps artillery, lent to the units of its divisions and back. */
public final class ArtilleryTransfers {
    private static final int AMERICAN_CAP = Constants.of("artillery-cap-american");
    private static final int GERMAN_CAP_EARLY = Constants.of("artillery-cap-german-early");
    private static final int GERMAN_CAP_LATE = Constants.of("artillery-cap-german-late");
    private static final int EARLY_THROUGH = Constants.of("artillery-cap-german-early-through-turn");

    private static final ClauseId POOL = clause("6.4a");
    private static final ClauseId CAP = clause("6.4f");

    private ArtilleryTransfers() {}

    /** 6.4f: the most a unit may hold, by its stacking points. */
    @Clause("breakthrough 6.4f")
    public static int cap(State s, int u) {
        int perPoint = s.forces().army(u) == Army.AMERICAN
                ? AMERICAN_CAP
                : s.turn().number() <= EARLY_THROUGH ? GERMAN_CAP_EARLY : GERMAN_CAP_LATE;
        return perPoint * s.forces().stacking(u);
    }

    private static int pool(int u) {
        return OrderOfBattle.unit(u)
                .division()
                .map(Division::pool)
                .orElseThrow()
                .index();
    }

    @Clause({"breakthrough 6.4a", "breakthrough 6.3b"})
    public static void judge(State s, BreakthroughOrder.TransferArtillery order, Reasons reasons) {
        if (order.maximum()) {
            judgeMaximum(s, order.unit(), reasons);
            return;
        }
        int u = order.unit().index();
        if (order.points() == 0) reasons.add(clause("6.3b"), "No points are named.");
        judgeUnit(s, order.unit(), reasons);
        if (order.unit().independent()) return;
        int held = s.forces().artillery(u);
        if (order.points() > s.turn().pool(pool(u)))
            reasons.add(POOL, "The pool of the corps has only " + s.turn().pool(pool(u)) + " points.");
        if (order.points() > 0 && held + order.points() > cap(s, u))
            reasons.add(CAP, order.unit() + " may hold " + cap(s, u) + " artillery points and holds " + held + ".");
        if (-order.points() > held) reasons.add(POOL, order.unit() + " holds only " + held + " artillery points.");
    }

    @Clause("breakthrough 6.3c")
    private static void judgeMaximum(State s, Unit unit, Reasons reasons) {
        int u = unit.index();
        judgeUnit(s, unit, reasons);
        if (unit.independent()) return;
        if (s.forces().artillery(u) >= cap(s, u))
            reasons.add(CAP, unit + " already holds as much artillery as it may.");
        if (s.turn().pool(pool(u)) == 0) reasons.add(POOL, "The pool of the corps is empty.");
    }

    @Clause({"breakthrough 6.4b", "breakthrough 6.4c", "breakthrough 4.3f"})
    private static void judgeUnit(State s, Unit unit, Reasons reasons) {
        if (unit.independent()) reasons.add(clause("6.4b"), unit + " belongs to no division and holds no artillery.");
        SupplyState supply = s.forces().supply(unit.index());
        if (supply == SupplyState.ISOLATED)
            reasons.add(clause("6.4c"), unit + " is isolated and transfers no artillery.");
        if (supply != SupplyState.SUPPLIED)
            reasons.add(clause("4.3f"), unit + " is not supplied and transfers no artillery.");
    }

    /** Every legal amount, to the unit and back from it. */
    public static void amounts(State s, int u, IntConsumer each) {
        for (int points = 1; points <= most(s, u); points++) each.accept(points);
        if (mayTransfer(s, u)) for (int points = 1; points <= s.forces().artillery(u); points++) each.accept(-points);
    }

    public static boolean canTransfer(State s, int u) {
        return mayTransfer(s, u) && (most(s, u) > 0 || s.forces().artillery(u) > 0);
    }

    private static boolean mayTransfer(State s, int u) {
        return s.forces().supply(u) == SupplyState.SUPPLIED
                && !OrderOfBattle.unit(u).independent();
    }

    /** How many points the unit could take now. */
    public static int most(State s, int u) {
        if (!mayTransfer(s, u)) return 0;
        return Math.min(
                s.turn().pool(pool(u)), Math.max(0, cap(s, u) - s.forces().artillery(u)));
    }

    public static void play(State s, BreakthroughOrder.TransferArtillery order, Consumer<BreakthroughEvent> tell) {
        Unit unit = order.unit();
        transfer(s, unit, order.maximum() ? most(s, unit.index()) : order.points(), tell);
    }

    private static void transfer(State s, Unit unit, int points, Consumer<BreakthroughEvent> tell) {
        int u = unit.index();
        ArtilleryPool pool = unit.division().orElseThrow().pool();
        s.forces().setArtillery(u, s.forces().artillery(u) + points);
        s.turn().setPool(pool.index(), s.turn().pool(pool.index()) - points);
        tell.accept(new OrganizationEvent.ArtilleryTransferred(
                unit.army(), unit.id(), points, pool.corps(), s.turn().pool(pool.index())));
    }

    /** 6.4g: each hex entered by move or advance sends half back, and the unit keeps the smaller half. */
    @Clause({"breakthrough 6.4g", "breakthrough 6.4h"})
    public static void returnHalf(State s, int u) {
        giveBack(s, u, s.forces().artillery(u) - s.forces().artillery(u) / 2);
    }

    /** 6.4e. */
    public static void returnAll(State s, int u) {
        giveBack(s, u, s.forces().artillery(u));
    }

    static void giveBack(State s, int u, int points) {
        if (points == 0) return;
        s.forces().setArtillery(u, s.forces().artillery(u) - points);
        s.turn().setPool(pool(u), s.turn().pool(pool(u)) + points);
    }
}
