package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;

/** The American: holds towns and junctions, and strikes back where the odds allow. */
final class American implements Doctrine {
    @Override
    public void air(Draft draft) {
        AirPlan.american(draft);
    }

    @Override
    public void organize(Draft draft) {
        BuildUps.american(draft);
        Bridgework.blow(draft);
        Organization.replace(draft);
        ArtilleryFeed.feed(draft);
    }

    @Override
    public void operate(Draft draft) {
        State s = draft.state();
        Threat threat = new Threat(s, Army.GERMAN);
        Garrisons garrisons = new Garrisons(s, threat);
        garrisons.assign();
        new Attacks(draft, new HoldAims(s, garrisons)).plot();
        List<Integer> movers = new ArrayList<>();
        for (int u : OrderOfBattle.indices(Army.AMERICAN))
            if (s.forces().onMap(u)
                    && s.forces().plot(u) == Forces.NONE
                    && s.forces().op(u) > 0
                    && garrisons.post(u) != Board.NONE) movers.add(u);
        movers.sort(Comparator.comparingInt(
                        (Integer u) -> garrisons.field(u)[s.forces().hex(u)])
                .thenComparingInt(u -> u));
        for (int u : movers) Marches.toTheBest(draft, u, worth(s, threat, u, garrisons));
        fortify(draft);
    }

    private static Marches.Worth worth(State s, Threat threat, int u, Garrisons garrisons) {
        int[] field = garrisons.field(u);
        return (hex, mode, left) -> {
            double value = -3.0 * field[hex] + left / 4.0;
            boolean zone = s.forces().inZone(hex, Army.GERMAN);
            boolean post = field[hex] == 0;
            if (mode == Mode.TRAVEL) value -= zone ? 60 : threat.arrival(hex) < 24 ? 12 : 2;
            if (zone && !post) value -= 10;
            if (zone) value += 5 * Estimates.terrain(s.board().terrain(hex));
            return value;
        };
    }

    /** 12.3k: what is left goes into the ground, but three points are kept to defend with. */
    private static void fortify(Draft draft) {
        State s = draft.state();
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
            if (!s.forces().onMap(u) || s.forces().travelling(u)) continue;
            while (true) {
                int op = s.forces().op(u);
                BreakthroughOrder order = new BreakthroughOrder.Fortify(OrderOfBattle.unit(u));
                if (!draft.allows(order)) break;
                int cost = Fortifying.cost(s, u);
                if (op - cost < 3 || !draft.give(order)) break;
            }
        }
    }

    private record HoldAims(State s, Garrisons garrisons) implements Aims {
        @Override
        public boolean mayAttack(int u, int target) {
            return true;
        }

        @Override
        public double worth(int target) {
            for (Town town : Town.all())
                if (s.board().at(town.x(), town.y()) == target)
                    return town.vpPerTurn() * (s.setting().lastTurn() - s.day().turn() + 1);
            return 3;
        }

        @Override
        public double leastOdds(int target) {
            for (int u = s.forces().first(target);
                    u != Forces.NONE;
                    u = s.forces().next(u)) if (s.forces().supply(u) != SupplyState.ISOLATED) return 1.5;
            return 1.0;
        }

        @Override
        public double caution(int target) {
            return 1.0;
        }

        @Override
        public boolean advances(int u, int target) {
            return garrisons.post(u) == target;
        }
    }
}
