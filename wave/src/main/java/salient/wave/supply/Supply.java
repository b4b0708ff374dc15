package salient.wave.supply;

import salient.hexwar.supply.SupplyNet;
import salient.kernel.hex.HexGrid;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.state.Skies;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * 6: the supply check. The net of a whole side is kept until an enemy unit, a bridge or the
 * control of a town changes; the state is told of every such change.
 */
@Clause({"wave 6.1a", "wave 6.1b", "wave 6.2a", "wave 6.2b", "wave 6.2c", "wave 6.4", "wave 6.12", "wave 6.16c"})
public final class Supply {
    private static final int PEIPER_UNTIL = Constants.of("peiper-supplied-until");
    private static final int[] NO_EXTRA = new int[Skies.MARKERS];

    private Supply() {}

    /** How a unit on the map would be supplied by a check now. */
    public static SupplyState of(State state, int unit) {
        return check(state, unit, NO_EXTRA);
    }

    /**
     * Checks units one after another as an order names them, since each may draw on the same aerial marker.
     *
     * @return the bit of a unit's place in the list is set if it is out of supply
     */
    public static int unsupplied(State state, int[] units) {
        int out = 0;
        int[] extra = null;
        for (int i = 0; i < units.length; i++) {
            SupplyState found = check(state, units[i], extra == null ? NO_EXTRA : extra);
            if (!found.isSupplied()) out |= 1 << i;
            if (found == SupplyState.AERIAL && state.skies.drawsOn(units[i]) == HexGrid.NONE) {
                if (extra == null) extra = new int[Skies.MARKERS];
                extra[AerialSupply.markerFor(state, units[i], extra)] += AerialSupply.weight(state, units[i]);
            }
        }
        return out;
    }

    /** The check itself: a unit supplied from the air counts against its marker from now on (6.15b). */
    public static SupplyState draw(State state, int unit) {
        SupplyState found = of(state, unit);
        if (found == SupplyState.AERIAL && state.skies.drawsOn(unit) == HexGrid.NONE)
            AerialSupply.draw(state, unit, AerialSupply.markerFor(state, unit, NO_EXTRA));
        return found;
    }

    private static SupplyState check(State state, int unit, int[] extra) {
        SupplyState known = withoutTracing(state, unit);
        if (known != null) return known;
        int side = state.counters.side(unit);
        if (canTrace(state, side, state.stacks.place(unit))) return SupplyState.NORMAL;
        boolean byAir = side == Sides.ALLIED && AerialSupply.markerFor(state, unit, extra) != HexGrid.NONE;
        return byAir ? SupplyState.AERIAL : SupplyState.OUT;
    }

    /** What is settled without tracing a line, or null. */
    @Clause("wave P.4a")
    static SupplyState withoutTracing(State state, int unit) {
        if (state.scenario.beginner()) return SupplyState.NORMAL; // P.4a
        if (state.turn.number == 1) return SupplyState.AUTOMATIC; // 5.8e
        if (state.stacks.is(unit, Stacks.ENTERED)) return SupplyState.AUTOMATIC; // 8.3h, also over 6.16
        if (state.turn.number <= PEIPER_UNTIL && state.stacks.is(unit, Stacks.PEIPER)) return SupplyState.AUTOMATIC;
        return isVictim(state, unit) ? SupplyState.OUT : null; // 6.16b
    }

    /** The clause by which a unit is supplied automatically. */
    @Clause({"wave 5.8e", "wave 7.7d"})
    public static String automaticClause(State state, int unit) {
        if (state.turn.number == 1) return "5.8e";
        return state.stacks.is(unit, Stacks.ENTERED) ? "8.3h" : "7.7d";
    }

    /** 6.16b: its organization is out of supply for the game turn. */
    @Clause("wave 6.16b")
    public static boolean isVictim(State state, int unit) {
        int organization = state.counters.organization(unit);
        return organization >= 0 && state.victims.has(organization);
    }

    /** Whether a unit of a side standing in a hex could trace a line to a source (6.5 to 6.14). */
    public static boolean canTrace(State state, int side, int hex) {
        byte[] net = state.supplied[side];
        if (net == null) {
            net = net(state, side);
            state.supplied[side] = net;
        }
        return net[hex] != SupplyNet.NOT_SUPPLIED;
    }

    /** The net of a side: {@link SupplyTrace} for the whole map at once; a test proves that both agree. */
    @Clause({"wave 6.5", "wave 6.6b", "wave 6.6c", "wave 6.10b"})
    private static byte[] net(State state, int side) {
        int enemy = Sides.enemy(side);
        boolean[] barred = new boolean[state.map.size()]; // as SupplyLine.isBarred has them
        for (int unit : state.counters.of(enemy)) {
            int hex = state.stacks.place(unit);
            if (hex >= 0) barred[hex] = true;
        }
        for (int hex : state.map.settledHexes()) if (state.ground.control(hex) == enemy) barred[hex] = true;
        return SupplyNet.distancesAcrossLastHexside(
                state.map.neighbors(),
                state.stepCosts().lines(),
                barred,
                SupplySources.hexes(state, side),
                SupplyLine.OFF_ROAD_HEXES);
    }
}
