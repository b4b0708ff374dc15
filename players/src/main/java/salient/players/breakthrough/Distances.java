package salient.players.breakthrough;

import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;

/** How far the armies are from one another, in hexes. */
final class Distances {
    private Distances() {}

    /** To the nearest unit of an army. */
    static int nearest(State s, int hex, Army army) {
        int least = Integer.MAX_VALUE;
        for (int u : OrderOfBattle.indices(army))
            if (s.forces().onMap(u))
                least = Math.min(least, s.board().distance(hex, s.forces().hex(u)));
        return least;
    }
}
