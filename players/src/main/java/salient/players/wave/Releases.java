package salient.players.wave;

import java.util.Optional;
import salient.kernel.hex.HexGrid;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Organization;
import salient.wave.units.Sides;

/**
 * The troops the Allied player pays for with points: 5 Armored (4.12) and British units east of the Meuse (4.10). He
 * pays when he would otherwise lose more: the enemy is at the Meuse, or has what decides the game.
 */
record Releases(State state) {
    private static final int FIRST_TURN = 10;
    /** Turns that must be left for the troops to earn their price. */
    private static final int TIME_TO_EARN = 4;
    /** Hexes from the Meuse bridges at which the enemy is a danger to them. */
    private static final int AT_THE_MEUSE = 3;

    private static final int SPEARHEAD = 5;
    /** Hexes within which a British division finds something to attack. */
    private static final int WITHIN_REACH = 8;

    /** Whether the campaign goes so badly that points must buy troops. */
    boolean areNeeded() {
        int left = state.scenario.lastTurn() - state.turn.number;
        if (left < TIME_TO_EARN) return false;
        int decisive = Posts.decisive(state);
        boolean decided = decisive >= 0 && state.ground.control(decisive) == Sides.GERMAN;
        return decided || atTheMeuse() >= SPEARHEAD;
    }

    /** German units across the Meuse or near one of its bridges. */
    private int atTheMeuse() {
        int units = 0;
        for (int hex : Survey.held(state, Sides.GERMAN))
            if (state.map.isWestBank(hex) || isNearMeuseBridge(hex)) units += state.stacks.count(hex);
        return units;
    }

    private boolean isNearMeuseBridge(int hex) {
        for (int bridge = 0; bridge < state.map.bridgeCount(); bridge++) {
            int first = state.map.firstAbutment(bridge);
            boolean meuse = state.map.isWestBank(first) != state.map.isWestBank(state.map.secondAbutment(bridge));
            if (meuse && state.map.grid().distance(hex, first) <= AT_THE_MEUSE) return true;
        }
        return false;
    }

    /** 8.5b: the British division that could strike most Germans east of the Meuse, if they are worth its price. */
    Optional<WaveOrder> british() {
        boolean may = state.turn.number >= FIRST_TURN && state.turn.released == TurnState.NOTHING;
        if (!may || !areNeeded()) return Optional.empty();
        Organization best = null;
        int most = SPEARHEAD - 1;
        for (Organization organization : state.counters.organizations()) {
            if (!organization.british() || organization.size() != Organization.Size.DIVISION) continue;
            int near = germansNear(organization);
            if (near <= most) continue;
            most = near;
            best = organization;
        }
        return best == null ? Optional.empty() : Optional.of(new WaveOrder.Release(best.index()));
    }

    private int germansNear(Organization organization) {
        int hex = HexGrid.NONE;
        for (int unit : organization.units()) if (state.stacks.isOnMap(unit)) hex = state.stacks.place(unit);
        if (hex == HexGrid.NONE) return 0;
        int count = 0;
        for (int near : state.map.grid().within(hex, WITHIN_REACH))
            if (state.stacks.holds(near, Sides.GERMAN) && !state.map.isWestBank(near))
                count += state.stacks.count(near);
        return count;
    }
}
