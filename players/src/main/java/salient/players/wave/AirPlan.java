package salient.players.wave;

import salient.kernel.hex.HexGrid;
import salient.players.wave.Doctrine.Outlook;
import salient.wave.air.AirPower;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;
import salient.wave.supply.AerialSupply;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** 9.18, 6.15: some aircraft stop the spearheads on their roads, the others fight; drops go to those cut off. */
final class AirPlan {
    private static final int KEPT_FOR_BATTLE = 5;
    private static final int DROP_RANGE = 4;
    private static final int WORTH_A_DROP = 2;

    private AirPlan() {}

    static WaveOrder interdict(State state, Outlook outlook) {
        if (AirPower.available(state) <= KEPT_FOR_BATTLE) return new WaveOrder.Done();
        int best = HexGrid.NONE;
        for (int hex : Survey.held(state, Sides.GERMAN))
            if (state.map.hasRoad(hex)
                    && !state.map.isGermanSide(hex)
                    && !state.skies.isInterdicted(hex)
                    && (best == HexGrid.NONE || outlook.remoteness(hex) < outlook.remoteness(best))) best = hex;
        return best == HexGrid.NONE ? new WaveOrder.Done() : new WaveOrder.Interdict(best, AirPower.ANY);
    }

    static WaveOrder drop(State state) {
        int best = HexGrid.NONE;
        int most = WORTH_A_DROP - 1;
        for (int hex : Survey.held(state, Sides.ALLIED)) {
            if (state.skies.freeMarker() == HexGrid.NONE || !AerialSupply.canDrop(state, hex)) continue;
            int helped = cutOffNear(state, hex);
            if (helped <= most) continue;
            most = helped;
            best = hex;
        }
        return best == HexGrid.NONE ? new WaveOrder.Done() : new WaveOrder.Drop(best);
    }

    private static int cutOffNear(State state, int hex) {
        int count = 0;
        for (int near : state.map.grid().within(hex, DROP_RANGE)) {
            if (!state.stacks.holds(near, Sides.ALLIED) || isServed(state, near)) continue;
            if (!Supply.canTrace(state, Sides.ALLIED, near)) count += state.stacks.count(near);
        }
        return count;
    }

    private static boolean isServed(State state, int hex) {
        for (int marker = 0; marker < salient.wave.state.Skies.MARKERS; marker++) {
            int drop = state.skies.drop(marker);
            if (drop != HexGrid.NONE && state.map.grid().distance(drop, hex) <= DROP_RANGE) return true;
        }
        return false;
    }
}
