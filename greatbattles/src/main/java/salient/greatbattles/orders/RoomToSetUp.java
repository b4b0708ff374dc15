package salient.greatbattles.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder.SetUp;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.Clause;

/** T20: tries to set up a whole scenario, the units with the smallest zones first, each in the first place that is free. */
public final class RoomToSetUp {
    private static final Formation[] BATTALION = {Formation.MARCH, Formation.ASSAULT, Formation.DEFENSIVE};
    private static final Formation[] POST = {Formation.ASSAULT};

    private RoomToSetUp() {}

    /** The first unit that finds no room in its zone; changes the state of a game that has just begun. */
    @Clause("greatbattles T20")
    public static Optional<Unit> missing(State s) {
        List<Unit> units = new ArrayList<>();
        for (Unit unit : s.scenario().units()) if (unit.zone().isPresent()) units.add(unit);
        units.sort(Comparator.comparing(Unit::battalion)
                .thenComparingInt(u -> SetUpOrders.everyPlace(s, u).size()));
        for (Unit unit : units) {
            s.turnState().setDecider(unit.side());
            Optional<SetUp> order = first(s, unit);
            if (order.isEmpty()) return Optional.of(unit);
            Deployment.play(s, order.get(), new PlayContext(s, new SeededDice(1), _ -> {}));
        }
        return Optional.empty();
    }

    private static Optional<SetUp> first(State s, Unit unit) {
        int facing = unit.zone().orElseThrow().facing();
        for (int turn = 0; turn <= 90; turn += 90)
            for (Formation formation : unit.battalion() ? BATTALION : POST)
                for (Point p : SetUpOrders.everyPlace(s, unit)) {
                    SetUp order = new SetUp(unit, formation, p, Bearing.normal(facing + turn));
                    if (GreatBattlesOrders.isLegal(s, order)) return Optional.of(order);
                }
        return Optional.empty();
    }
}
