package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.players.weights.Weights;

/** The strength of an army that stands near enough to each hex to attack it in its next phase. */
final class Striking {
    /** Beyond this it makes no difference by how much a hex is outnumbered. */
    private static final double MOST_TIMES = 6;

    private final State s;
    private final int distance;
    private final int[] strength;

    Striking(State s, Army army, Weights<Weight> weights) {
        this.s = s;
        distance = weights.whole(Weight.STRIKING_DISTANCE);
        strength = new int[s.board().size()];
        for (int u : OrderOfBattle.indices(army)) if (s.forces().onMap(u)) radiate(u);
    }

    private void radiate(int u) {
        Forces forces = s.forces();
        int hex = forces.hex(u);
        int x = s.board().x(hex);
        int y = s.board().y(hex);
        for (int i = Math.max(0, x - distance); i <= x + distance; i++)
            for (int j = Math.max(0, y - distance); j <= y + distance; j++) {
                int near = s.board().at(i, j);
                if (near >= 0 && s.board().distance(hex, near) <= distance) strength[near] += forces.strength(u);
            }
    }

    int at(int hex) {
        return strength[hex];
    }

    /** How many times stronger than the defenders of a hex, one more unit among them, the army is, less one; 0 if it is not. */
    double outnumbers(int hex, int u) {
        if (strength[hex] == 0) return 0;
        Forces forces = s.forces();
        double defense = forces.strength(u);
        for (int other = forces.first(hex); other != Forces.NONE; other = forces.next(other))
            if (other != u) defense += forces.strength(other);
        double cover = Estimates.terrain(s.board().terrain(hex));
        return Math.clamp(strength[hex] / Math.max(1, defense * cover) - 1, 0, MOST_TIMES);
    }
}
