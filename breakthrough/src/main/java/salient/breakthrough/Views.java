package salient.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.breakthrough.operation.Fortification;
import salient.breakthrough.operation.Movement;
import salient.breakthrough.play.BreakthroughView;
import salient.breakthrough.reinforcement.Reinforcements;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.weather.WeatherRoll;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** The view of a side, from the position as that side knows it. */
final class Views {
    private static final BreakthroughView.Figures FIGURES = new BreakthroughView.Figures(
            TurnState.date(1),
            WeatherRoll.FREEZE_FIRST_TURN,
            Stacking.LIMIT,
            OperationCost.ATTACK.of(true),
            Fortification.MOST,
            Forces.EFFICIENCY_MOST);

    private Views() {}

    static BreakthroughView of(BreakthroughPosition known, Side viewer) {
        State s = known.state();
        TurnState turn = s.turn();
        return new BreakthroughView(
                s.definition().scenario().id(),
                viewer.id(),
                turn.number(),
                turn.date(),
                s.definition().firstTurn(),
                s.definition().lastTurn(),
                turn.phase().title,
                turn.phase() == Phase.OVER ? "" : turn.active().side().id(),
                turn.weather().word(),
                WeatherRoll.frozen(s),
                !Movement.surprised(s),
                FIGURES,
                units(s, viewer),
                germanHexes(s),
                bridges(s),
                List.of(side(s, Army.AMERICAN, viewer), side(s, Army.GERMAN, viewer)),
                due(s),
                turn.townPoints(),
                towns(s));
    }

    /** 10.2b: when the game is over everything may be examined. */
    private static boolean knows(State s, Army army, Side viewer) {
        return viewer.equals(army.side())
                || viewer.equals(Side.REFEREE)
                || s.turn().phase() == Phase.OVER;
    }

    private static List<BreakthroughView.UnitView> units(State s, Side viewer) {
        List<BreakthroughView.UnitView> units = new ArrayList<>();
        for (Unit unit : OrderOfBattle.all())
            if (s.forces().onMap(unit.index())) units.add(unit(s, unit, knows(s, unit.army(), viewer)));
        return units;
    }

    @Clause({"breakthrough 1.5a", "breakthrough 13.1a", "breakthrough 13.1b", "breakthrough 13.1c"})
    private static BreakthroughView.UnitView unit(State s, Unit unit, boolean known) {
        Forces forces = s.forces();
        int u = unit.index();
        return new BreakthroughView.UnitView(
                unit.id(),
                unit.army().side().id(),
                s.board().hex(forces.hex(u)).toString(),
                unit.designation(),
                unit.name(),
                unit.division().map(Division::id).orElse(""),
                unit.division().map(Division::name).orElse(""),
                unit.corps(),
                unit.arm().name(),
                unit.arm().symbol().name().toLowerCase(java.util.Locale.ROOT),
                unit.size().name().toLowerCase(java.util.Locale.ROOT),
                unit.size().mark,
                unit.mobile(),
                forces.stacking(u),
                forces.strength(u),
                !known,
                s.fullStrength(u),
                known ? Optional.of(statistics(forces, u)) : Optional.empty());
    }

    private static BreakthroughView.Statistics statistics(Forces forces, int u) {
        return new BreakthroughView.Statistics(
                forces.op(u),
                forces.efficiency(u),
                forces.fort(u),
                forces.supply(u).word(),
                forces.withoutFuel(u),
                forces.mode(u).word(),
                forces.artillery(u),
                forces.advance(u),
                forces.plot(u) == Forces.NONE ? Optional.empty() : Optional.of(forces.plot(u) + 1),
                forces.moved(u));
    }

    @Clause("breakthrough 1.4f")
    private static List<String> germanHexes(State s) {
        List<String> hexes = new ArrayList<>();
        for (int hex = 0; hex < s.board().size(); hex++)
            if (s.ground().german(hex)) hexes.add(s.board().hex(hex).toString());
        return hexes;
    }

    private static List<BreakthroughView.BridgeView> bridges(State s) {
        List<BreakthroughView.BridgeView> bridges = new ArrayList<>();
        for (int site = 0; site < s.board().bridgeCount(); site++)
            bridges.add(new BreakthroughView.BridgeView(
                    s.board().bridgeId(site),
                    s.board().bridgePlace(site),
                    s.ground().intact(site),
                    s.ground().crossings(site)));
        return bridges;
    }

    private static BreakthroughView.SideView side(State s, Army army, Side viewer) {
        boolean known = knows(s, army, viewer);
        List<BreakthroughView.PoolView> pools = new ArrayList<>();
        for (ArtilleryPool pool : ArtilleryPool.all())
            if (known && pool.army() == army)
                pools.add(new BreakthroughView.PoolView(pool.corps(), s.turn().pool(pool.index())));
        return new BreakthroughView.SideView(
                army.side().id(),
                s.forces().onMap(army),
                Reinforcements.limit(army),
                s.turn().airPoints(army),
                s.turn().interdiction(army),
                s.turn().eliminated(army),
                pools,
                known ? Optional.of(s.turn().replacements(army, ReplacementPool.INFANTRY)) : Optional.empty(),
                known ? Optional.of(s.turn().replacements(army, ReplacementPool.ARMORED)) : Optional.empty());
    }

    /** The order of battle is printed in the manual, so both sides know who is to come. */
    private static List<BreakthroughView.DueView> due(State s) {
        List<BreakthroughView.DueView> due = new ArrayList<>();
        for (Army army : Army.values())
            for (int u : Reinforcements.inOrderOfArrival(army)) {
                Unit unit = OrderOfBattle.unit(u);
                if (s.forces().status(u) == Status.DUE)
                    due.add(new BreakthroughView.DueView(
                            unit.id(),
                            unit.name(),
                            army.side().id(),
                            unit.arrivalTurn(),
                            unit.entryX() + "," + unit.entryY(),
                            s.definition().fullStrength(unit)));
            }
        return due;
    }

    private static List<BreakthroughView.TownView> towns(State s) {
        List<BreakthroughView.TownView> towns = new ArrayList<>();
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex >= 0)
                towns.add(new BreakthroughView.TownView(
                        town.name(),
                        town.x() + "," + town.y(),
                        town.vpPerTurn(),
                        s.ground().german(hex)));
        }
        return towns;
    }
}
