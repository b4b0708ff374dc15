package salient.breakthrough;

import java.util.function.Consumer;
import salient.breakthrough.air.AirDrops;
import salient.breakthrough.air.AirPhase;
import salient.breakthrough.operation.Commands;
import salient.breakthrough.operation.Exit;
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
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.Clause;

/** What the menus of 3.2, 6.1 to 6.3 and 7.1 to 7.3 offer now: the subjects, and the legal orders of each. */
@Clause({"breakthrough 6.2a", "breakthrough 6.2b", "breakthrough 6.2c", "breakthrough 6.3a", "breakthrough 7.2a"})
final class Menus {
    private static final BreakthroughOrder BEGIN = new BreakthroughOrder.Begin();
    private static final BreakthroughOrder END_PHASE = new BreakthroughOrder.EndPhase();
    private static final BreakthroughOrder INTERDICT = new BreakthroughOrder.Interdict();
    private static final BreakthroughSubject[] UNITS =
            OrderOfBattle.all().stream().map(BreakthroughSubject.OfUnit::new).toArray(BreakthroughSubject[]::new);

    private Menus() {}

    static void subjects(State s, Consumer<? super Subject> each) {
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

    static void orders(State s, BreakthroughSubject subject, Consumer<? super Order> each) {
        Phase phase = s.turn().phase();
        switch (subject) {
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
                if (own && phase.isOperation()) Commands.list(s, unit, each);
            }
        }
    }

    private static void ofPhase(State s, Consumer<? super Order> each) {
        Phase phase = s.turn().phase();
        if (phase == Phase.OVER) return;
        if (phase == Phase.AIR && AirPhase.canFly(s)) each.accept(INTERDICT);
        each.accept(phase == Phase.START ? BEGIN : END_PHASE);
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
    private static void organization(State s, Unit unit, Consumer<? super Order> each) {
        int u = unit.index();
        if (ArtilleryTransfers.most(s, u) > 0) each.accept(new BreakthroughOrder.MaximumArtillery(unit));
        ArtilleryTransfers.amounts(s, u, points -> each.accept(new BreakthroughOrder.TransferArtillery(unit, points)));
        int replacements = Replacements.most(s, u);
        for (int points = 1; points <= replacements; points++) each.accept(new BreakthroughOrder.Replace(unit, points));
        if (BuildUp.canBuildUp(s, u)) each.accept(new BreakthroughOrder.BuildUp(unit));
        if (BuildUp.canBreakDown(s, u)) each.accept(new BreakthroughOrder.BreakDown(unit));
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            if (Bridges.canBlow(s, u, d)) each.accept(new BreakthroughOrder.BlowBridge(unit, Direction.of(d)));
            if (Bridges.canBuild(s, u, d)) each.accept(new BreakthroughOrder.BuildBridge(unit, Direction.of(d)));
        }
        if (AirDrops.canDrop(s, unit.army(), u)) each.accept(new BreakthroughOrder.AirDrop(unit));
        if (Exit.legal(s, u)) each.accept(new BreakthroughOrder.Exit(unit));
    }
}
