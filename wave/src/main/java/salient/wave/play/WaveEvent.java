package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/**
 * What happened in Wave of Terror. Units are named by their ids, hexes and bridges as in the notation. An event that
 * names units below the top of a stack is cut by {@link #seenBy} to what 7.3 lets the enemy see.
 */
public sealed interface WaveEvent extends Event
        permits WaveEvent.Moved,
                WaveEvent.SeenMoving,
                WaveEvent.PointsScored,
                WaveEvent.LeftTheMap,
                WaveEvent.BroughtToTop,
                SetupEvent,
                TurnEvent,
                GroundEvent,
                CombatEvent {
    /** An event that only one side and the referee may know. */
    static Optional<Event> onlyFor(Side owner, Side side, Event event) {
        return side.equals(owner) || side.equals(Side.REFEREE) ? Optional.of(event) : Optional.empty();
    }

    /**
     * Counters moved over the map.
     *
     * @param units top first
     * @param from the hex, or empty for counters that entered the map
     * @param open nothing is hidden in this game (P.3)
     * @param reveals a counter that was covered is on top now, where it went or where it was left
     */
    @Clause("wave 7.3")
    record Moved(
            Side owner,
            List<String> units,
            Optional<String> from,
            List<String> path,
            boolean column,
            boolean open,
            boolean reveals)
            implements WaveEvent {
        @Override
        public List<ClauseId> clauses() {
            String how = from.isEmpty() ? "8.1a" : "9.1b";
            return column ? Clauses.clauses(how, "9.17a") : Clauses.clauses(how);
        }

        @Override
        public Optional<Event> seenBy(Side side) {
            if (open || side.equals(owner) || side.equals(Side.REFEREE)) return Optional.of(this);
            return Optional.of(new SeenMoving(owner, units.getFirst(), units.size(), from, path, column, reveals));
        }
    }

    /** A move as the enemy sees it: the top counter and how many there are. */
    record SeenMoving(
            Side owner,
            String top,
            int counters,
            Optional<String> from,
            List<String> path,
            boolean column,
            boolean reveals)
            implements WaveEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("7.3", "9.1b");
        }
    }

    /** @param reveals whether a hidden unit brought it about */
    record PointsScored(Side side, int points, Award award, List<Roll> rolls, boolean reveals) implements WaveEvent {
        @Override
        public List<ClauseId> clauses() {
            return List.of(award.clause());
        }
    }

    /** German units left the map by the road to Antwerp: the game is won (4.3a). */
    record LeftTheMap(List<String> units, String hex) implements WaveEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("4.3a");
        }
    }

    /**
     * A counter was put on top of its stack.
     *
     * @param inSetUp before the enemy sees the stacks
     */
    record BroughtToTop(Side owner, String unit, String hex, boolean inSetUp) implements WaveEvent {
        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("7.3");
        }

        @Override
        public boolean reveals() {
            return !inSetUp;
        }

        @Override
        public Optional<Event> seenBy(Side side) {
            return inSetUp ? onlyFor(owner, side, this) : Optional.of(this);
        }
    }
}
