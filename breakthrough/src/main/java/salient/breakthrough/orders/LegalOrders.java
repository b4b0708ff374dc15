package salient.breakthrough.orders;

import java.util.function.Consumer;
import salient.breakthrough.air.AirDrops;
import salient.breakthrough.air.AirPhase;
import salient.breakthrough.operation.Exit;
import salient.breakthrough.operation.Fortification;
import salient.breakthrough.operation.Movement;
import salient.breakthrough.operation.Plotting;
import salient.breakthrough.operation.TravelMode;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.organization.Bridges;
import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.organization.Replacements;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughSubject;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.order.OrderLists;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.Clause;

/** What the menus of 3.2, 6.1 to 6.3 and 7.1 to 7.3 offer now: the subjects, and the legal orders of each. */
public final class LegalOrders {
    private static final BreakthroughOrder BEGIN = new BreakthroughOrder.Begin();
    private static final BreakthroughOrder DONE = new BreakthroughOrder.Done();
    private static final BreakthroughOrder INTERDICT = new BreakthroughOrder.Interdict();
    private static final BreakthroughSubject[] UNITS =
            OrderOfBattle.all().stream().map(BreakthroughSubject.OfUnit::new).toArray(BreakthroughSubject[]::new);

    public static final OrderLists<State> LISTS = new OrderLists<>(LegalOrders::subjects, LegalOrders::orders);

    private LegalOrders() {}

    /** 6.2, 7.2: every own unit with an order, alone in its hex or not. */
    @Clause({"breakthrough 6.2a", "breakthrough 6.2b", "breakthrough 6.2c", "breakthrough 7.2a"})
    private static void subjects(State s, Consumer<? super Subject> each) {
        Phase phase = s.turn().phase();
        if (phase == Phase.OVER) return;
        each.accept(BreakthroughSubject.PHASE);
        Army army = s.turn().active();
        if (phase == Phase.AIR && AirPhase.canFly(s)) targets(s, army.opponent(), each);
        boolean organizing = phase == Phase.ORGANIZATION;
        if (!organizing && !phase.isOperation()) return;
        for (int u : OrderOfBattle.indices(army))
            if (s.forces().onMap(u) && (!organizing || canOrganize(s, u))) each.accept(UNITS[u]);
    }

    /** 3.2e: the hexes with enemy units, in the order of the map. */
    private static void targets(State s, Army enemy, Consumer<? super Subject> each) {
        for (int hex = 0; hex < s.board().size(); hex++)
            if (s.forces().holds(hex, enemy))
                each.accept(new BreakthroughSubject.OfHex(s.board().hex(hex)));
    }

    private static void orders(State s, Subject subject, Consumer<? super Order> each) {
        Phase phase = s.turn().phase();
        switch ((BreakthroughSubject) subject) {
            case BreakthroughSubject.OfPhase _ -> ofPhase(s, each);
            case BreakthroughSubject.OfHex(var hex) -> {
                if (phase == Phase.AIR
                        && AirPhase.canFly(s)
                        && s.forces().holds(hex.index(), s.turn().active().opponent()))
                    each.accept(new BreakthroughOrder.GroundAttack(hex));
            }
            case BreakthroughSubject.OfUnit(var unit) -> {
                boolean own = unit.army() == s.turn().active() && s.forces().onMap(unit.index());
                if (own && phase == Phase.ORGANIZATION) organization(s, unit, each);
                if (own && phase.isOperation()) operation(s, unit, each);
            }
        }
    }

    private static void ofPhase(State s, Consumer<? super Order> each) {
        Phase phase = s.turn().phase();
        if (phase == Phase.OVER) return;
        if (phase == Phase.AIR && AirPhase.canFly(s)) each.accept(INTERDICT);
        each.accept(phase == Phase.START ? BEGIN : DONE);
    }

    private static boolean canOrganize(State s, int u) {
        if (ArtilleryTransfers.canTransfer(s, u) || Replacements.most(s, u) > 0 || BuildUp.canBuildUp(s, u))
            return true;
        if (BuildUp.canBreakDown(s, u) || Exit.legal(s, u)) return true;
        if (AirDrops.canDrop(s, s.forces().army(u), u)) return true;
        for (int d = 0; d < Board.DIRECTIONS; d++)
            if (Bridges.canBlow(s, u, d) || Bridges.canBuild(s, u, d)) return true;
        return false;
    }

    /** 6.3: in the order of the menu. */
    @Clause("breakthrough 6.3a")
    private static void organization(State s, Unit unit, Consumer<? super Order> each) {
        int u = unit.index();
        if (ArtilleryTransfers.most(s, u) > 0) each.accept(BreakthroughOrder.TransferArtillery.maximum(unit));
        ArtilleryTransfers.amounts(s, u, points -> each.accept(new BreakthroughOrder.TransferArtillery(unit, points)));
        int replacements = Replacements.most(s, u);
        for (int points = 1; points <= replacements; points++) each.accept(new BreakthroughOrder.Replace(unit, points));
        BuildUp.orders(s, unit, each);
        if (BuildUp.canBreakDown(s, u)) each.accept(new BreakthroughOrder.BreakDown(unit));
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            if (Bridges.canBlow(s, u, d)) each.accept(new BreakthroughOrder.BlowBridge(unit, Direction.of(d)));
            if (Bridges.canBuild(s, u, d)) each.accept(new BreakthroughOrder.BuildBridge(unit, Direction.of(d)));
        }
        if (AirDrops.canDrop(s, unit.army(), u)) each.accept(new BreakthroughOrder.AirDrop(unit));
        if (Exit.legal(s, u)) each.accept(new BreakthroughOrder.Exit(unit));
    }

    /** 7.3: attacks and moves direction by direction, as one key stands for both. */
    @Clause("breakthrough 7.3a")
    private static void operation(State s, Unit unit, Consumer<? super Order> each) {
        int u = unit.index();
        each.accept(new BreakthroughOrder.Advance(unit, !s.forces().advance(u)));
        boolean moves = Movement.mayMove(s, u);
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            Direction direction = Direction.of(d);
            if (Plotting.legal(s, u, d)) each.accept(new BreakthroughOrder.Attack(unit, direction));
            if (!moves) continue;
            if (Movement.legal(s, u, d, false)) each.accept(new BreakthroughOrder.Move(unit, direction, false));
            if (s.board().riverAcross(s.forces().hex(u), d) && Movement.legal(s, u, d, true))
                each.accept(new BreakthroughOrder.Move(unit, direction, true));
        }
        if (Fortification.legal(s, u)) each.accept(new BreakthroughOrder.Fortify(unit));
        if (TravelMode.legal(s, u)) each.accept(new BreakthroughOrder.ChangeMode(unit));
        if (Exit.legal(s, u)) each.accept(new BreakthroughOrder.Exit(unit));
    }
}
