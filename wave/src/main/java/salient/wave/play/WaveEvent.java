package salient.wave.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/**
 * What happened in Wave of Terror. Names are those of the map and the order of battle, ready to be read. An event that
 * names units below the top of a stack is cut by {@link #seenBy} to what 7.3 lets the enemy see.
 */
public sealed interface WaveEvent extends Event
        permits WaveEvent.Private,
                WaveEvent.Moved,
                WaveEvent.SeenMoving,
                WaveEvent.PointsScored,
                WaveEvent.LeftTheMap,
                WaveEvent.BroughtToTop,
                TurnEvent,
                GroundEvent,
                CombatEvent {
    /** Something only its own side may hear: set-up before it is finished. */
    record Private(Side owner, String sentence, List<ClauseId> clauses) implements WaveEvent {
        @Override
        public Optional<Event> seenBy(Side side) {
            return side.equals(owner) || side.equals(Side.REFEREE) ? Optional.of(this) : Optional.empty();
        }
    }

    /**
     * Counters moved over the map.
     *
     * @param units top first
     * @param from the hex, or empty for counters that entered the map
     * @param open nothing is hidden in this game (P.3)
     * @param reveals a counter that was covered lies on top now, where it went or where it was left
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
        public String sentence() {
            return String.join(", ", units) + journey(from, path, column);
        }

        @Override
        public List<ClauseId> clauses() {
            String how = from.isEmpty() ? "8.1a" : "9.1b";
            return column ? Clauses.list(how, "9.17a") : Clauses.list(how);
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
        public String sentence() {
            String who = counters == 1
                    ? top
                    : "A " + owner.name() + " stack of " + counters + " counters with " + top + " on top";
            return who + journey(from, path, column);
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("7.3", "9.1b");
        }
    }

    private static String journey(Optional<String> from, List<String> path, boolean column) {
        String via = path.size() < 2 ? "" : " by " + String.join(", ", path.subList(0, path.size() - 1));
        String how = column ? " in column" : "";
        return from.map(f -> " moved" + how + " from " + f).orElse(" entered the map" + how)
                + (from.isEmpty() && path.size() == 1 ? " at " : " to ") + path.getLast() + via + ".";
    }

    /** @param reveals whether a hidden unit brought it about */
    record PointsScored(Side side, int points, String what, ClauseId clause, List<Roll> rolls, boolean reveals)
            implements WaveEvent {
        @Override
        public String sentence() {
            return side.name() + " scores " + points + (points == 1 ? " point: " : " points: ") + what + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return List.of(clause);
        }
    }

    /** German units left the map by the road to Antwerp: the game is won (4.3a). */
    record LeftTheMap(List<String> units, String hex) implements WaveEvent {
        @Override
        public String sentence() {
            return String.join(", ", units) + (units.size() == 1 ? " leaves" : " leave") + " the map at " + hex
                    + " with the road to Antwerp open.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("4.3a");
        }
    }

    /** A counter was laid on top of its stack, where the enemy sees it. */
    record BroughtToTop(Side owner, String unit, String hex) implements WaveEvent {
        @Override
        public String sentence() {
            return unit + " is on top in " + hex + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("7.3");
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
