package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;

/** Where the enemy is, how soon it can be anywhere, and with how much. */
final class Threat {
    /** Enemy units this near can attack in their next phase. */
    private static final int STRIKING_DISTANCE = 3;

    private final State s;
    private final TravelCost going;
    private final int[] arrival;
    private final int[] strength;

    Threat(State s, Army enemy) {
        this.s = s;
        going = new TravelCost(s, enemy, true, null);
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
        for (int i = Math.max(0, x - STRIKING_DISTANCE); i <= x + STRIKING_DISTANCE; i++)
            for (int j = Math.max(0, y - STRIKING_DISTANCE); j <= y + STRIKING_DISTANCE; j++) {
                int near = s.board().at(i, j);
                if (near >= 0 && s.board().distance(hex, near) <= STRIKING_DISTANCE)
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
