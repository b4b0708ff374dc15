package salient.greatbattles.movement;

import java.util.Optional;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.kernel.rulebook.Clause;

/**
 * G32, ACT1, ACT5: what the paths of a move or a change of formation cost, as a fraction of a whole move
 * ({@link Rates#WHOLE}), and how much of a move a battalion has.
 */
final class Allowance {
    private final State s;
    private final Rates rates;
    /** ACT1: the rates in the new formation, the same as the others while the formation is kept. */
    private final Rates other;
    /** ACT5: from road march to defensive formation the limit is a distance. */
    private final boolean unfolding;
    /** C7Mm: the rates once a stand of a road column has left the road. */
    private final Optional<Rates> offRoad;

    /** With fresh, as if no stand were suppressed. */
    Allowance(State s, int unit, Optional<Formation> forming, boolean fresh) {
        this.s = s;
        Formation now = LoneStand.formation(s, unit);
        rates = Rates.of(s, unit, now, fresh);
        other = forming.map(f -> Rates.of(s, unit, f.onGround(), fresh)).orElse(rates);
        unfolding =
                now == Formation.ROAD && forming.equals(Optional.of(Formation.DEFENSIVE)) && !Movement.setUp(s, unit);
        offRoad = now == Formation.ROAD && forming.isEmpty()
                ? Optional.of(Rates.of(s, unit, Formation.MARCH, fresh))
                : Optional.empty();
    }

    /** What a piece of a stand's path costs; -1 if it is impassable. */
    @Clause({"greatbattles G32", "greatbattles ACT1", "greatbattles ACT5"})
    long cost(Paths paths, int i, int from, int to) {
        if (offRoad.isPresent()) {
            int leaves = Math.clamp(leavesRoad(paths, i), from, to);
            long before = paths.cost(s, rates, i, from, leaves);
            long after = paths.cost(s, offRoad.get(), i, leaves, to);
            return before < 0 || after < 0 ? -1 : before + after;
        }
        long cost = paths.cost(s, rates, i, from, to);
        if (cost < 0) return cost;
        if (unfolding) return (to - from) * Rates.WHOLE / Movement.NEAR;
        return other == rates ? cost : Math.min(cost, paths.cost(s, other, i, from, to));
    }

    /** C7Mm: where on its path a stand of a road column leaves the road; it does not come back to road rate. */
    @Clause("greatbattles C7Mm")
    private int leavesRoad(Paths paths, int i) {
        for (int at = 0; at < paths.length(i); at += Rates.STRIDE) {
            Point p = paths.along(i, at);
            GroundType ground = s.scenario().terrain().going(p.x(), p.y());
            if (ground != GroundType.PAVED_ROAD && ground != GroundType.DIRT_ROAD) return at;
        }
        return paths.length(i);
    }

    boolean unfolding() {
        return unfolding;
    }

    /** ACT21, ACT40: whether a cost is more than the battalion has left in this player turn, or on foot, or at all. */
    static boolean exceeded(State s, int unit, long cost) {
        if (Movement.setUp(s, unit))
            return s.units().inchUsed(unit) + cost * Dismounting.WHOLE / Rates.WHOLE > Dismounting.WHOLE;
        return Dismounting.tooFar(s, unit, cost);
    }
}
