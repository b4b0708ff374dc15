package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.state.Hex;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Question;

/** What can be asked of a position without changing it. */
public sealed interface BreakthroughQuestion extends Question {
    /** Where a unit can go in its present mode, at what cost and by which way. */
    record Reach(Unit unit) implements BreakthroughQuestion {}

    /** Where it can still go once it has gone along a way, hex by hex: for another path than the cheapest. */
    record ReachVia(Unit unit, List<Hex> way) implements BreakthroughQuestion {
        public ReachVia {
            way = List.copyOf(way);
        }
    }

    /** Whether a unit's trace succeeds now, by which hexes, or what blocks it. */
    record Supply(Unit unit) implements BreakthroughQuestion {}

    /** The traces of every unit of a side on the map. */
    record SupplyOfSide(Army army) implements BreakthroughQuestion {}

    /** Which hexes the units of a side could attack in its next Operation Phase, as far as is known. */
    record Threat(Army army) implements BreakthroughQuestion {}

    /** Which of its units could attack one hex, from where and with what strength. */
    record ThreatTo(Army army, Hex hex) implements BreakthroughQuestion {}

    /** The odds of an attack on a hex by these units; by all that have plotted it if none are named. */
    record Odds(Hex target, List<Unit> attackers) implements BreakthroughQuestion {
        public Odds {
            attackers = List.copyOf(attackers);
        }
    }

    /** What a ground attack on a hex would do. */
    record Strike(Hex target) implements BreakthroughQuestion {}

    /** Every clause that forbids an order, or that nothing does. */
    record Why(BreakthroughOrder order) implements BreakthroughQuestion {}

    /** 13.3: the display of a unit. */
    record Display(Unit unit) implements BreakthroughQuestion {}

    /** 6.3f: what the corps pools hold; of one corps or of all. */
    record Pools(Optional<String> corps) implements BreakthroughQuestion {}

    /** The score as it stands, entry by entry. */
    record Score() implements BreakthroughQuestion {}
}
