package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.players.weights.Weights;

/** Where the enemy is, how soon it can be anywhere, and with how much. */
final class Threat {
    private final State s;
    private final int strikingDistance;
    private final TravelCost going;
    private final int[] arrival;
    private final int[] strength;

    Threat(State s, Army enemy, Weights<Weight> weights) {
        this.s = s;
        strikingDistance = weights.whole(Weight.STRIKING_DISTANCE);
        going = new TravelCost(s, enemy, true, null, weights);
        arrival = going.fromAll(hexes(s, enemy));
        strength = new int[s.board().size()];
        for (int u : OrderOfBattle.indices(enemy)) if (s.forces().onMap(u)) radiate(u);
    }

    static int[] hexes(State s, Army army) {
        int[] hexes = new int[s.forces().onMap(army)];
        int count = 0;
        for (int u : OrderOfBattle.indices(army))
            if (s.forces().onMap(u)) hexes[count++] = s.forces().hex(u);
        return hexes;
    }

    private void radiate(int u) {
        Forces forces = s.forces();
        int hex = forces.hex(u);
        int x = s.board().x(hex);
        int y = s.board().y(hex);
        for (int i = Math.max(0, x - strikingDistance); i <= x + strikingDistance; i++)
            for (int j = Math.max(0, y - strikingDistance); j <= y + strikingDistance; j++) {
                int near = s.board().at(i, j);
                if (near >= 0 && s.board().distance(hex, near) <= strikingDistance)
                    strength[near] += forces.strength(u);
            }
    }

    /** What the enemy's nearest unit has to spend to get there, in operation points and roughly. */
    int arrival(int hex) {
        return arrival[hex];
    }

    /** The enemy strength that stands near enough to attack the hex in its next phase. */
    int strength(int hex) {
        return strength[hex];
    }

    /** The hexes on the enemy's best way to a hex, from its nearest unit on. */
    int[] wayTo(int hex) {
        return going.path(hex);
    }
}
