package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/**
 * Where an attacker goes in front of a target: infantry stops where all its ranks reach the enemy with their mortars
 * (U4) and closes in when the enemy is weak enough; armor keeps its distance and fires.
 */
final class Approach {
    /** So far behind the line where an attack gathers a battalion is still there. */
    private static final int AROUND = 2 * Point.INCH;
    /** After this turn of the last day nobody waits for others. */
    private static final int LATE = 6;
    /** The nearest one attacks straight ahead, the others on the flanks. */
    private static final int[] TURNS = {0, 50, -50, 25, -25, 80, -80, 0};

    private Approach() {}

    static Point aim(Situation situation, Unit unit, Point from, Point target, int rank, Optional<Focus> focus) {
        int whole = target.distanceUp(from);
        if (whole < Point.INCH) return target;
        boolean infantry = situation.hasInfantry(unit.index());
        boolean enters = infantry || focus.isEmpty() && rank == 0;
        boolean gathers = focus.isPresent() && gathers(situation, target);
        int off = enters ? closing(situation, focus, rank) : gunLine(situation);
        if (gathers) off = Math.max(off, situation.mils(Weight.APPROACH_ASSEMBLY));
        int bearing = Bearing.of(target, from) + situation.plan().flank();
        Point p = Bearing.step(target, bearing + turn(situation, rank), off, 0);
        if (gathers) return whole <= off || !situation.state().scenario().onTable(p) ? from : p;
        if (!enters) {
            boolean there = whole <= off && Probabilities.open(situation.state(), target, from);
            return there ? from : inSight(situation, target, bearing, rank, off).orElse(whole <= off ? from : p);
        }
        if (whole <= off) return focus.isEmpty() || focus.get().ripe() ? target : from;
        return situation.state().scenario().onTable(p) ? p : target;
    }

    /** G27: a place for guns with line of sight to their target. */
    private static Optional<Point> inSight(Situation situation, Point target, int bearing, int rank, int off) {
        int nearer = off - situation.mils(Weight.APPROACH_NEARER);
        int farther = off + situation.mils(Weight.APPROACH_FARTHER);
        for (int far : new int[] {off, nearer, farther})
            for (int i = 0; i < TURNS.length; i++) {
                Point p = Bearing.step(target, bearing + turn(situation, rank + i), far, 0);
                if (situation.state().scenario().onTable(p) && Probabilities.open(situation.state(), target, p))
                    return Optional.of(p);
            }
        return Optional.empty();
    }

    /** Whether too few battalions have gathered around a target, and there is time to wait for the others. */
    private static boolean gathers(Situation situation, Point target) {
        double part = situation.weight(Weight.APPROACH_TOGETHER);
        State s = situation.state();
        if (part == 0 || s.day() == s.scenario().days() && s.turn() > LATE) return false;
        int near = 0;
        int all = 0;
        for (Unit unit : situation.battalions()) {
            if (!s.unitOnTable(unit.index()) || s.standsOf(unit.index()).length == 0) continue;
            all++;
            int far = situation.at(unit.index()).distanceUp(target);
            if (far <= situation.mils(Weight.APPROACH_ASSEMBLY) + AROUND) near++;
        }
        return near < part * all;
    }

    private static int turn(Situation situation, int rank) {
        return (int) Math.round(situation.weight(Weight.APPROACH_SPREAD) * TURNS[rank % TURNS.length]);
    }

    private static int closing(Situation situation, Optional<Focus> focus, int rank) {
        if (focus.isPresent() && !focus.get().ripe()) return situation.mils(Weight.APPROACH_MORTAR_LINE);
        return rank == 0 ? 0 : situation.mils(Weight.APPROACH_BESIDE);
    }

    private static int gunLine(Situation situation) {
        return Math.min(
                situation.mils(Weight.APPROACH_GUN_LINE), Math.max(2000, Probabilities.sight(situation.state()) - 500));
    }
}
