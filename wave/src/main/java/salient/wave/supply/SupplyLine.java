package salient.wave.supply;

import static salient.wave.play.Clauses.clause;

import java.util.Optional;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * May a supply line take this one step? Lines are walked outward from the unit, so the first off-road hexside is the
 * one 6.10b calls the last. The walks are in {@link SupplyTrace}, {@link Supply} and {@link AerialSupply}.
 */
@Clause({"wave 6.10a", "wave 6.9"})
public final class SupplyLine {
    /** 6.6a: the unit's own hex is not counted, the road hex reached is (6.6d). */
    @Clause({"wave 6.6a", "wave 6.6d"})
    public static final int OFF_ROAD_HEXES = Constants.of("supply-off-road");

    private SupplyLine() {}

    /** 6.13, 6.14: no part of a line enters an enemy-held town or city, or a hex with an enemy unit. */
    @Clause({"wave 6.13", "wave 6.14"})
    public static boolean isBarred(State state, int side, int hex) {
        int enemy = Sides.enemy(side);
        return state.stacks.holds(hex, enemy) || (state.map.isSettled(hex) && state.ground.control(hex) == enemy);
    }

    /** Why an off-road step is refused; {@code first} is the hexside of the unit's own hex. Any terrain will do (6.6e). */
    @Clause({"wave 6.6e", "wave 6.10b"})
    static Optional<Reason> judgeOffRoad(State state, int side, int from, int direction, boolean first) {
        int to = state.map.neighbor(from, direction);
        Optional<Reason> bar = judgeEntering(state, side, to);
        if (bar.isPresent()) return bar;
        if (first || !state.ground.isBarrier(state.map.step(from, direction))) return Optional.empty();
        return reason(
                "6.10b",
                "only the hexside beside the unit may be blocked or unbridged water, not " + state.map.name(from) + "/"
                        + state.map.name(to));
    }

    /** Why a step along a road is refused. */
    @Clause("wave 6.11")
    static Optional<Reason> judgeRoad(State state, int side, int from, int direction) {
        int to = state.map.neighbor(from, direction);
        Optional<Reason> bar = judgeEntering(state, side, to);
        if (bar.isPresent()) return bar;
        if (state.ground.isOpenRoad(state.map.step(from, direction))) return Optional.empty();
        return reason("6.11", "the bridge " + state.map.name(from) + "/" + state.map.name(to) + " is down");
    }

    private static Optional<Reason> judgeEntering(State state, int side, int hex) {
        if (state.stacks.holds(hex, Sides.enemy(side)))
            return reason("6.14", "an enemy unit is in " + state.map.spokenName(hex));
        if (isBarred(state, side, hex)) return reason("6.13", "the enemy controls " + state.map.spokenName(hex));
        return Optional.empty();
    }

    private static Optional<Reason> reason(String clause, String why) {
        return Optional.of(new Reason(clause(clause), why));
    }
}
