package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.tables.Constants;
import salient.kernel.play.Answer;
import salient.kernel.play.Outcome;
import salient.kernel.rulebook.ClauseId;

/** Answers to the questions of {@link BreakthroughQuestion}; hexes and units as the notation spells them. */
public interface BreakthroughAnswer extends Answer {
    /**
     * A hex a unit can reach.
     *
     * @param left what it would have left; {@code directions} are the keys 1 to 6 to press one after the other
     */
    record Reachable(String hex, int cost, int left, List<Integer> directions) {}

    record Reach(String unit, int op, List<Reachable> hexes) implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(unit + " has " + op + " OP and can reach " + hexes.size()
                    + (hexes.size() == 1 ? " hex." : " hexes."));
            for (Reachable hex : hexes) line.accept(hex.hex() + " for " + hex.cost() + ", " + hex.left() + " left");
        }
    }

    /**
     * A unit's supply by the map as it stands now, which the next Supply Phase will check.
     *
     * @param held     the state it has until then
     * @param path     from the unit's hex to the map edge; if the trace fails, the way with the fewest enemy hexes
     * @param blockers the enemy hexes on that way; none when it is supplied, or when no road is near enough at all
     */
    record Supply(
            String unit,
            String state,
            String held,
            boolean needsNoTrace,
            List<String> path,
            List<String> blockers,
            boolean surrounded,
            boolean commandControl,
            List<ClauseId> clauses)
            implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(unit + " would be " + state + " now, and counts as " + held + ".");
            if (needsNoTrace) line.accept("On this day it is supplied without a trace.");
            if (path.isEmpty())
                line.accept("No road to a friendly map edge is within " + Constants.of("supply-distance") + " hexes.");
            else line.accept("Its line: " + String.join(" ", path) + ".");
            if (!blockers.isEmpty()) line.accept("Enemy hexes block it: " + String.join(" ", blockers) + ".");
            if (surrounded)
                line.accept(commandControl ? "It is surrounded, but under command control." : "It is surrounded.");
        }
    }

    /** The supply of every unit of a side on the map. */
    record SupplyLines(String side, List<Supply> units) implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            for (Supply unit : units) unit.describe(line);
        }
    }

    /**
     * 3.4: one unit under a ground attack.
     *
     * @param strafed whether it is also strafed, since it travels; missing where the asking side may not know
     */
    record Target(String unit, Optional<Boolean> strafed) {}

    /**
     * 3.4: a ground attack before the dice, which are rolled for each unit by itself.
     *
     * @param disruption the chance in hundredths that a unit's efficiency is halved
     * @param strafing the chance in hundredths that a unit in travel mode is strafed
     * @param loss what a strafed unit loses, in hundredths of its strength
     */
    record Strike(String hex, int disruption, int strafing, int loss, List<Target> units)
            implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept("Each unit at " + hex + " is disrupted in " + disruption
                    + " of 100: its efficiency is halved (3.4a).");
            line.accept("A unit in travel mode is also strafed in " + strafing + " of 100: it loses " + loss
                    + " percent of its strength (3.4b).");
            for (Target unit : units)
                line.accept(unit.unit()
                        + unit.strafed()
                                .map(yes -> yes ? " is in travel mode." : " is in normal mode.")
                                .orElse(": its mode is not known."));
        }
    }

    /** 13.3: the lines of the unit display. */
    record Display(List<String> lines) implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            lines.forEach(line);
        }
    }

    /** 6.3f. */
    record Pools(List<BreakthroughView.PoolView> pools) implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            for (BreakthroughView.PoolView pool : pools)
                line.accept(pool.corps() + " CORPS ARTILLERY: " + pool.points());
        }
    }

    /** Chapter 10 as the asking side can work it out: what the score would be if the game ended now. */
    record Score(int score, String level, List<Outcome.Line> ledger) implements BreakthroughAnswer {
        @Override
        public void describe(Consumer<String> line) {
            for (Outcome.Line entry : ledger)
                line.accept(entry.what() + ": " + entry.points() + " (" + entry.clause() + ")");
            line.accept("Total " + score + ": " + level + ".");
        }
    }
}
