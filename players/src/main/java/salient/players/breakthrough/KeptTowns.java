package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Town;
import salient.players.weights.Weights;

/** German towns that would be left empty with an enemy near. */
final class KeptTowns {
    private KeptTowns() {}

    /** What a unit gains by staying in its hex: nothing unless it is the last one in a town that an enemy is near to. */
    static double worth(State s, int u, Weights<Weight> weights) {
        double keep = weights.of(Weight.KEEP_TOWN);
        if (keep == 0) return 0;
        int hex = s.forces().hex(u);
        if (s.forces().first(hex) != u || s.forces().next(u) != Forces.NONE) return 0;
        int points = Town.all().stream()
                .filter(town -> s.board().at(town.x(), town.y()) == hex)
                .mapToInt(Town::vpPerTurn)
                .sum();
        if (points == 0 || Distances.nearest(s, hex, Army.AMERICAN) > weights.whole(Weight.TOWN_NEAR)) return 0;
        return keep * points * (s.definition().lastTurn() - s.turn().number() + 1);
    }
}
