package salient.players.breakthrough;

import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Town;
import salient.players.weights.Weights;

/** Towns that score and have an enemy near: what it is worth that one German unit stays there. */
final class KeptTowns {
    private final State s;
    private final double[] worth;

    KeptTowns(State s, Weights<Weight> weights) {
        this.s = s;
        worth = new double[s.board().size()];
        double keep = weights.of(Weight.KEEP_TOWN);
        if (keep == 0) return;
        int near = weights.whole(Weight.TOWN_NEAR);
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex == Board.NONE || Distances.nearest(s, hex, Army.AMERICAN) > near) continue;
            worth[hex] = keep
                    * town.vpPerTurn()
                    * (s.definition().lastTurn() - s.turn().number() + 1);
        }
    }

    /** What a unit adds by being in a hex: nothing where another one is already. */
    double worth(int u, int hex) {
        if (worth[hex] == 0) return 0;
        for (int other = s.forces().first(hex);
                other != Forces.NONE;
                other = s.forces().next(other)) if (other != u) return 0;
        return worth[hex];
    }

    /** What would be given up if a unit left the hex where it is. */
    double worth(int u) {
        return worth(u, s.forces().hex(u));
    }
}
