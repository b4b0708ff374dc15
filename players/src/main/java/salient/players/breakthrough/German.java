package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;

/** The German: drives along his axes, surrounds what holds out, leaves the map where it pays. */
final class German implements Doctrine {
    @Override
    public void air(Draft draft) {
        AirPlan.german(draft);
    }

    @Override
    public void organize(Draft draft) {
        exit(draft);
        BuildUps.german(draft);
        Organization.replace(draft);
        ArtilleryFeed.feed(draft);
        Organization.buildBridges(draft);
    }

    @Override
    public void operate(Draft draft) {
        exit(draft);
        State s = draft.state();
        Map<String, int[]> fields = new TreeMap<>();
        Going mobile = new Going(s, Army.GERMAN, true, null);
        Going foot = new Going(s, Army.GERMAN, false, null);
        int[][] field = new int[Forces.UNITS][];
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (!s.forces().onMap(u)) continue;
            int stop = stop(s, u);
            boolean wheels = OrderOfBattle.unit(u).mobile();
            field[u] = fields.computeIfAbsent(stop + (wheels ? "m" : "f"), _ -> (wheels ? mobile : foot).to(stop));
        }
        new Attacks(draft, new DriveAims(s, field)).plot();
        List<Integer> movers = new ArrayList<>();
        for (int u : OrderOfBattle.indices(Army.GERMAN))
            if (s.forces().onMap(u)
                    && s.forces().plot(u) == Forces.NONE
                    && s.forces().op(u) > 0) movers.add(u);
        movers.sort(Comparator.comparingInt((Integer u) -> field[u][s.forces().hex(u)])
                .thenComparingInt(u -> u));
        for (int u : movers) Marches.toTheBest(draft, u, worth(draft, u, field[u]));
        exit(draft);
    }

    private static int stop(State s, int u) {
        Axes.Axis axis = Axes.of(u);
        int last = 0;
        for (Axes.Stop stop : axis.stops()) {
            last = s.board().at(stop.x(), stop.y());
            if (!s.ground().german(last) && s.day().turn() <= stop.until()) return last;
        }
        return last;
    }

    private static Marches.Worth worth(Draft draft, int u, int[] field) {
        State s = draft.state();
        return (hex, mode, left) -> {
            double value = -3.0 * field[hex] + left / 4.0;
            boolean zone = s.forces().inZone(hex, Army.AMERICAN);
            if (mode == Mode.TRAVEL) value -= zone ? 30 : 2;
            if (zone) value += 3 * Estimates.terrain(s.board().terrain(hex));
            for (int other = s.forces().first(hex);
                    other != Forces.NONE;
                    other = s.forces().next(other))
                if (other != u
                        && OrderOfBattle.unit(other)
                                .division()
                                .equals(OrderOfBattle.unit(u).division())) value += 3;
            return value;
        };
    }

    private static void exit(Draft draft) {
        for (int u : OrderOfBattle.indices(Army.GERMAN))
            if (draft.forces().onMap(u) && draft.board().exit(draft.forces().hex(u)))
                draft.give(new BreakthroughOrder.Exit(OrderOfBattle.unit(u)));
    }

    private record DriveAims(State s, int[][] field) implements Aims {
        @Override
        public boolean mayAttack(int u, int target) {
            return true;
        }

        @Override
        public double worth(int target) {
            double worth = 8;
            for (Town town : Town.all())
                if (s.board().at(town.x(), town.y()) == target)
                    worth +=
                            town.vpPerTurn() * (s.setting().lastTurn() - s.day().turn() + 1);
            return worth + 20;
        }

        @Override
        public double leastOdds(int target) {
            return 1.0;
        }

        @Override
        public double caution(int target) {
            return 1.2;
        }

        @Override
        public boolean advances(int u, int target) {
            return true;
        }
    }
}
