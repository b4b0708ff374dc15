package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;

/**
 * Where an attacker goes in front of a target: infantry stops where all its ranks reach the enemy with their mortars
 * (U4) and closes in when the enemy is weak enough; armor keeps its distance and fires.
 */
final class Approach {
    /** The nearest one attacks straight ahead, the others on the flanks. */
    private static final int[] TURNS = {0, 50, -50, 25, -25, 80, -80, 0};

    private Approach() {}

    static Point aim(Situation situation, Unit unit, Point from, Point target, int rank, Optional<Focus> focus) {
        int whole = target.distanceUp(from);
        if (whole < Point.INCH) return target;
        boolean infantry = situation.hasInfantry(unit.index());
        boolean enters = infantry || focus.isEmpty() && rank == 0;
        int off = enters ? closing(situation, focus, rank) : gunLine(situation);
        int bearing = Bearing.of(target, from);
        Point p = Bearing.step(target, bearing + turn(situation, rank), off, 0);
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
