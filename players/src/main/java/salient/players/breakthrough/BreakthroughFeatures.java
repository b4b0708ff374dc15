package salient.players.breakthrough;

import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.victory.Victory;
import salient.kernel.play.Position;
import salient.players.learned.Features;
import salient.players.learned.SideFeatures;

/** The German side's game in figures. */
final class BreakthroughFeatures {
    static final Features FEATURES = new SideFeatures(
            List.of(
                    "score",
                    "score late",
                    "score projected",
                    "projected late",
                    "towns",
                    "strength",
                    "german supply",
                    "american supply",
                    "forces",
                    "exited",
                    "late"),
            Breakthrough.GERMAN,
            known -> ((BreakthroughPosition) known)
                    .state()
                    .definition()
                    .scenario()
                    .id(),
            BreakthroughFeatures::of);

    /** So many points are a clear advantage. */
    private static final double POINTS = 250;

    private static final double TOWNS = 100;
    private static final double PERCENT = 10;
    private static final double EXITED = 50;

    private BreakthroughFeatures() {}

    private static double[] of(Position known) {
        State s = ((BreakthroughPosition) known).state();
        int first = s.definition().firstTurn();
        double late = Math.min(
                1, (s.turn().number() - first) / (double) (s.definition().lastTurn() - first + 1));
        double even = BreakthroughEvaluator.even(s);
        double score = (known.standing().orElseThrow().score() - even) / POINTS;
        double projected = (BreakthroughEvaluator.projected(known, s) - even) / POINTS;
        double strength = (Victory.percentLeft(s, Army.GERMAN) - Victory.percentLeft(s, Army.AMERICAN)) / PERCENT;
        return new double[] {
            score,
            score * late,
            projected,
            projected * late,
            towns(s),
            strength,
            supply(s, Army.GERMAN),
            supply(s, Army.AMERICAN),
            forces(s),
            s.turn().exitedStrength() / EXITED,
            late
        };
    }

    /** What the German towns score in each turn. */
    private static double towns(State s) {
        double points = 0;
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex != Board.NONE && s.ground().german(hex)) points += town.vpPerTurn();
        }
        return points / TOWNS;
    }

    /** The part of an army's units on the map that is in supply. */
    private static double supply(State s, Army army) {
        int supplied = 0;
        int units = 0;
        for (int u : OrderOfBattle.indices(army)) {
            if (!s.forces().onMap(u)) continue;
            units++;
            if (s.forces().supply(u) == SupplyState.SUPPLIED) supplied++;
        }
        return units == 0 ? 1 : (double) supplied / units;
    }

    /** The German part of all strength on the map. */
    private static double forces(State s) {
        double german = strength(s, Army.GERMAN);
        return german / Math.max(1, german + strength(s, Army.AMERICAN));
    }

    private static int strength(State s, Army army) {
        int sum = 0;
        for (int u : OrderOfBattle.indices(army))
            if (s.forces().onMap(u)) sum += s.forces().strength(u);
        return sum;
    }
}
