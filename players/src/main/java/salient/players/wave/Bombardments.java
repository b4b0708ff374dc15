package salient.players.wave;

import salient.wave.combat.Artillery;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** What artillery will add to a battle on average, before anybody has declared any (10.20, 10.22, 10.23). */
final class Bombardments {
    private static final int RANGE = 4;
    /** Halves of an average die. */
    private static final int DIE = 7;
    /** A gun fires once a couplet, so of those in range of a hex about half are left for it. */
    private static final int SHARED = 2;

    private Bombardments() {}

    /** For the attack of units that stand, or will stand, in some hexes. */
    static int ofAttacker(State state, int side, int... hexes) {
        int guns = 0;
        for (int gun : state.scenario.artillery(side)) if (canFire(state, gun) && isNear(state, gun, hexes)) guns++;
        return Math.min(guns, Artillery.limit(side)) * DIE / 2;
    }

    /** For the defense of a hex. */
    static int ofDefender(State state, int side, int target) {
        if (state.stacks.regulars(target) == 0) return 0; // 10.18b
        int guns = 0;
        for (int gun : state.scenario.artillery(side)) if (canFire(state, gun) && isNear(state, gun, target)) guns++;
        return Math.min((guns + SHARED - 1) / SHARED, Artillery.limit(side)) * DIE / 2;
    }

    private static boolean canFire(State state, int gun) {
        if (!state.stacks.isOnMap(gun) || state.stacks.is(gun, Stacks.DONE)) return false;
        if (state.turn.number == 1 && state.counters.side(gun) == Sides.ALLIED) return false; // 5.8c
        return Supply.of(state, gun).isSupplied();
    }

    private static boolean isNear(State state, int gun, int... hexes) {
        for (int hex : hexes) if (state.map.grid().distance(state.stacks.place(gun), hex) <= RANGE) return true;
        return false;
    }
}
