package salient.breakthrough.organization;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.play.UnitPurpose;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Roll;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 6.7a to 6.7j: bridges blown and built. Crossing them is in {@code operation.RiverCrossing}. */
public final class Bridges {
    private static final int ENGINEER_PERCENT = Constants.of("blow-bridge-engineer-percent");
    private static final int PERCENT = Constants.of("blow-bridge-percent");
    private static final int BUILD_LEAST_OP = Constants.of("build-bridge-least-op");
    private static final UnitPurpose BLOWING = new UnitPurpose("blowing a bridge by", "6.7h");

    private static final ClauseId SITE = clause("6.7a");
    private static final ClauseId UNFIT = clause("6.7f");

    private Bridges() {}

    @Clause({"breakthrough 6.7g", "breakthrough 13.5m", "breakthrough 6.3g"})
    public static void judge(State s, BreakthroughOrder.BlowBridge order, Reasons reasons) {
        int u = order.unit().index();
        int site = site(s, u, order.direction().ordinal());
        if (site == Board.NONE) reasons.add(SITE, "There is no bridge site on that hexside.");
        else if (!s.ground().intact(site))
            reasons.add(SITE, "The bridge at " + s.board().bridgePlace(site) + " is down.");
        judgeWorker(s, order.unit(), reasons);
        if (s.forces().triedBridge(u))
            reasons.add(clause("6.7g"), order.unit() + " has tried to blow a bridge this turn.");
        int cost = OperationCost.BLOW_BRIDGE.of(order.unit().mobile());
        if (s.forces().op(u) < cost)
            reasons.add(
                    OperationCost.BLOW_BRIDGE.clause(),
                    "Blowing a bridge costs " + cost + " OP and " + order.unit() + " has "
                            + s.forces().op(u) + ".");
    }

    @Clause({
        "breakthrough 6.7d",
        "breakthrough 6.7e",
        "breakthrough 6.7j",
        "breakthrough 7.6l",
        "breakthrough 13.5l",
        "breakthrough 6.3h"
    })
    public static void judge(State s, BreakthroughOrder.BuildBridge order, Reasons reasons) {
        Unit unit = order.unit();
        int u = unit.index();
        int site = site(s, u, order.direction().ordinal());
        if (site == Board.NONE) reasons.add(SITE, "There is no bridge site on that hexside.");
        else if (s.ground().intact(site))
            reasons.add(SITE, "The bridge at " + s.board().bridgePlace(site) + " is intact.");
        if (!mayBuild(unit)) reasons.add(clause("6.7d"), "Only German engineers build bridges.");
        judgeWorker(s, unit, reasons);
        if (s.forces().inZone(s.forces().hex(u), unit.army().opponent()))
            reasons.add(clause("6.7j"), unit + " is next to an enemy unit.");
        if (s.forces().op(u) < BUILD_LEAST_OP) reasons.add(clause("13.5l"), unit + " has no OP to build with.");
    }

    /** What the bridge in a direction from a unit is called, if there is a site. */
    public static Optional<String> name(State s, Unit unit, Direction direction) {
        if (!s.forces().onMap(unit.index())) return Optional.empty();
        int site = site(s, unit.index(), direction.ordinal());
        return site == Board.NONE ? Optional.empty() : Optional.of(s.board().bridgePlace(site));
    }

    @Clause({"breakthrough 6.7a", "breakthrough 6.7b"})
    private static int site(State s, int u, int direction) {
        return s.board().site(s.forces().hex(u), direction);
    }

    private static boolean mayBuild(Unit unit) {
        return unit.army() == Army.AMERICAN || unit.engineer();
    }

    @Clause({"breakthrough 6.7f", "breakthrough 4.3g", "breakthrough 6.7c"})
    private static void judgeWorker(State s, Unit unit, Reasons reasons) {
        int u = unit.index();
        if (s.forces().traveling(u)) reasons.add(UNFIT, unit + " is in travel mode.");
        if (s.forces().supply(u) == SupplyState.ISOLATED) reasons.add(UNFIT, unit + " is isolated.");
        if (s.forces().supply(u) != SupplyState.SUPPLIED) reasons.add(clause("4.3g"), unit + " is not supplied.");
    }

    private static boolean mayWork(State s, int u) {
        return !s.forces().traveling(u) && s.forces().supply(u) == SupplyState.SUPPLIED;
    }

    public static boolean canBlow(State s, int u, int direction) {
        int site = site(s, u, direction);
        return site != Board.NONE
                && s.ground().intact(site)
                && mayWork(s, u)
                && !s.forces().triedBridge(u)
                && s.forces().op(u)
                        >= OperationCost.BLOW_BRIDGE.of(OrderOfBattle.unit(u).mobile());
    }

    public static boolean canBuild(State s, int u, int direction) {
        int site = site(s, u, direction);
        Forces forces = s.forces();
        return site != Board.NONE
                && !s.ground().intact(site)
                && mayWork(s, u)
                && mayBuild(OrderOfBattle.unit(u))
                && !forces.inZone(forces.hex(u), forces.army(u).opponent())
                && forces.op(u) >= BUILD_LEAST_OP;
    }

    /** 6.7h: spent whether or not it succeeds. */
    @Clause("breakthrough 6.7h")
    public static void play(State s, BreakthroughOrder.BlowBridge order, Dice dice, Consumer<BreakthroughEvent> tell) {
        Unit unit = order.unit();
        int u = unit.index();
        int site = site(s, u, order.direction().ordinal());
        s.forces().setOp(u, s.forces().op(u) - OperationCost.BLOW_BRIDGE.of(unit.mobile()));
        s.forces().setTriedBridge(u, true);
        int rolled = dice.roll(100, BLOWING.of(u));
        boolean blown = rolled <= (unit.engineer() ? ENGINEER_PERCENT : PERCENT);
        if (blown) s.ground().setIntact(site, false);
        tell.accept(new OrganizationEvent.BridgeTried(
                unit.army(),
                unit.id(),
                s.board().bridgeId(site),
                blown,
                List.of(new Roll(BLOWING.of(u), 100, rolled))));
    }

    /** 6.7i: always succeeds, for all the unit has. */
    @Clause("breakthrough 6.7i")
    public static void play(State s, BreakthroughOrder.BuildBridge order, Consumer<BreakthroughEvent> tell) {
        int u = order.unit().index();
        int site = site(s, u, order.direction().ordinal());
        s.forces().setOp(u, 0);
        s.ground().setIntact(site, true);
        tell.accept(new OrganizationEvent.BridgeBuilt(
                order.unit().army(), order.unit().id(), s.board().bridgeId(site)));
    }
}
