package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.Chances;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Unit;

/**
 * Where an attacker goes before a target: infantry lies down where all its ranks reach the enemy with their mortars (U4)
 * and closes in when he is ripe; armor stays off and fires.
 */
final class Approach {
    /** Guns hit as well at six inches as at three (C7Fn), and rifles hardly reach so far (C7Fj). */
    private static final int GUN_LINE = 5 * Point.INCH;
    /** Mortars reach eight inches (U4): the stands behind the middle of the battalion must reach the enemy too. */
    private static final int MORTAR_LINE = 6 * Point.INCH;
    /** Those who close in do it side by side. */
    private static final int BESIDE = 1200;
    /** The nearest comes straight on, the others by the flanks. */
    private static final int[] TURNS = {0, 50, -50, 25, -25, 80, -80, 0};

    private Approach() {}

    static Point aim(Situation situation, Unit unit, Point from, Point target, int rank, Optional<Focus> focus) {
        int whole = target.distanceUp(from);
        if (whole < Point.INCH) return target;
        boolean infantry = situation.hasInfantry(unit.index());
        boolean enters = infantry || focus.isEmpty() && rank == 0;
        int off = enters ? closing(focus, rank) : gunLine(situation);
        if (whole <= off) return enters && (focus.isEmpty() || focus.get().ripe()) ? target : from;
        Point p = Bearing.step(target, Bearing.of(target, from) + TURNS[rank % TURNS.length], off, 0);
        return situation.state().battle().onTable(p) ? p : target;
    }

    private static int closing(Optional<Focus> focus, int rank) {
        if (focus.isPresent() && !focus.get().ripe()) return MORTAR_LINE;
        return rank == 0 ? 0 : BESIDE;
    }

    private static int gunLine(Situation situation) {
        return Math.min(GUN_LINE, Math.max(2000, Chances.sight(situation.state()) - 500));
    }
}
