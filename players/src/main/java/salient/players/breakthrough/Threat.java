package salient.players.breakthrough;

import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.players.weights.Weights;

/** Where the enemy is, how soon it can be anywhere, and with how much. */
final class Threat {
    private final TravelCost going;
    private final int[] arrival;
    private final Striking striking;

    Threat(State s, Army enemy, Weights<Weight> weights) {
        going = new TravelCost(s, enemy, true, null, weights);
        arrival = going.fromAll(hexes(s, enemy));
        striking = new Striking(s, enemy, weights);
    }

    static int[] hexes(State s, Army army) {
        int[] hexes = new int[s.forces().onMap(army)];
        int count = 0;
        for (int u : OrderOfBattle.indices(army))
            if (s.forces().onMap(u)) hexes[count++] = s.forces().hex(u);
        return hexes;
    }

    /** What the enemy's nearest unit has to spend to get there, in operation points and roughly. */
    int arrival(int hex) {
        return arrival[hex];
    }

    /** The enemy strength that stands near enough to attack the hex in its next phase. */
    int strength(int hex) {
        return striking.at(hex);
    }

    /** By how much the enemy near a hex outnumbers its defenders, a unit of ours among them. */
    double outnumbers(int hex, int u) {
        return striking.outnumbers(hex, u);
    }

    /** The hexes on the enemy's best way to a hex, from its nearest unit on. */
    int[] wayTo(int hex) {
        return going.path(hex);
    }
}
