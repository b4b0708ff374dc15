package salient.wave.movement;

import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.stacking.Peiper;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 9.1a, 6.3, 9.17: how many movement points a unit has when its move begins. */
public final class Allowance {
    private static final int OUT_OF_SUPPLY = Constants.of("out-of-supply-movement");
    private static final int COLUMN = Constants.of("column-factor");
    private static final int COLUMN_101 = Constants.of("column-factor-101");
    private static final int COLUMN_101_TURN = Constants.of("column-101-turn");
    private static final String AIRBORNE = "101";

    private Allowance() {}

    /**
     * @param asPeiper the unit moves as part of the whole Kampfgruppe
     * @param supplied by the check when the move begins (6.2a)
     */
    @Clause({"wave 9.1a", "wave 6.3a", "wave 6.3b", "wave 7.7e", "wave 9.17a", "wave 7.10c"})
    public static int of(State state, int unit, boolean asPeiper, boolean supplied, boolean column) {
        int printed = asPeiper ? Peiper.MOVEMENT : state.counters.movement(unit);
        if (column) return printed * columnFactor(state, unit);
        boolean slowed = !supplied && !isGermanArtillery(state, unit);
        return slowed ? Math.min(printed, OUT_OF_SUPPLY) : printed;
    }

    /** E.6: 101 Airborne marches at three times its factor in both couplets of GT3. */
    @Clause("wave E.6")
    private static int columnFactor(State state, int unit) {
        if (state.turn.number != COLUMN_101_TURN || state.counters.side(unit) != Sides.ALLIED) return COLUMN;
        int organization = state.counters.organization(unit);
        boolean airborne = organization >= 0
                && state.counters.organizations().get(organization).designator().equals(AIRBORNE);
        return airborne ? COLUMN_101 : COLUMN;
    }

    static boolean isGermanArtillery(State state, int unit) {
        return state.counters.side(unit) == Sides.GERMAN && state.counters.isArtillery(unit);
    }
}
