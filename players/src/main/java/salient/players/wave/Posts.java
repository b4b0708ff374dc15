package salient.players.wave;

import java.util.stream.IntStream;
import salient.kernel.hex.HexGrid;
import salient.players.weights.Weights;
import salient.wave.data.Constants;
import salient.wave.data.Places;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** Hexes a side keeps units in: what decides the game, its cities in danger, the bridges of the Meuse. */
final class Posts {
    /** 4.5: control of it at the end of the campaign decides the victory. */
    private static final String SAINT_VITH = Places.hex("saint-vith");

    private static final int CAMPAIGN_TURNS = Constants.of("game-turns");
    private final int[] wanted;

    private Posts(int[] wanted) {
        this.wanted = wanted;
    }

    /** @param fromEnemy movement points the enemy needs to each hex */
    static Posts of(State state, int side, int[] fromEnemy, Weights<Weight> weights) {
        int near = weights.whole(Weight.POST_DANGER);
        int behindTheLine = weights.whole(Weight.POST_BEHIND_THE_LINE); // Prüm and Bitburg
        int[] wanted = new int[state.map.size()];
        for (int hex = 0; hex < wanted.length; hex++)
            if (state.map.isCity(hex) && state.ground.control(hex) == side && fromEnemy[hex] <= near)
                wanted[hex] = state.map.isGermanSide(hex) ? behindTheLine : 1;
        if (side == Sides.ALLIED)
            for (int bridge = 0; bridge < state.map.bridgeCount(); bridge++)
                guard(state, bridge, fromEnemy, near, wanted);
        int decisive = decisive(state);
        if (decisive >= 0 && state.ground.control(decisive) == side) {
            wanted[decisive] = weights.whole(Weight.POST_DECISIVE);
            if (side == Sides.GERMAN) ring(state, decisive, weights.whole(Weight.DRIVE_RING), wanted);
        }
        return new Posts(wanted);
    }

    /** Whether a hex is one that either side may want to hold: a city, St. Vith and what is around it, an end of a bridge. */
    static boolean isPossible(State state, int hex) {
        int decisive = decisive(state);
        if (state.map.isCity(hex) || decisive >= 0 && state.map.grid().distance(hex, decisive) <= 1) return true;
        for (int bridge = 0; bridge < state.map.bridgeCount(); bridge++)
            if (state.map.firstAbutment(bridge) == hex || state.map.secondAbutment(bridge) == hex) return true;
        return false;
    }

    /** Nobody crosses a bridge whose far end is occupied (9.4). */
    private static void guard(State state, int bridge, int[] fromEnemy, int near, int[] wanted) {
        int first = state.map.firstAbutment(bridge);
        int second = state.map.secondAbutment(bridge);
        if (state.map.isWestBank(first) == state.map.isWestBank(second)) return;
        int far = state.map.isWestBank(first) ? first : second;
        if (state.ground.control(far) == Sides.ALLIED && fromEnemy[far] <= near) wanted[far] = 1;
    }

    /** A hex that can be attacked only after its neighbors is safer. */
    private static void ring(State state, int decisive, int units, int[] wanted) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = state.map.neighbor(decisive, d);
            if (next != HexGrid.NONE) wanted[next] = Math.max(wanted[next], units);
        }
    }

    /** St. Vith in the campaign, or -1. */
    static int decisive(State state) {
        return state.scenario.lastTurn() == CAMPAIGN_TURNS ? state.map.hex(SAINT_VITH) : -1;
    }

    /** How many units the hex is never left without. */
    int wanted(int hex) {
        return wanted[hex];
    }

    /** Whether units would fill a gap by being there. */
    boolean isShort(State state, int[] units, int hex) {
        if (wanted[hex] == 0) return false;
        boolean here = state.stacks.place(units[0]) == hex;
        return state.stacks.regulars(hex) - (here ? units.length : 0) < wanted[hex];
    }

    /** The posts that lack units. */
    int[] gaps(State state) {
        return IntStream.range(0, wanted.length)
                .filter(hex -> state.stacks.regulars(hex) < wanted[hex])
                .toArray();
    }
}
