package salient.breakthrough.play;

import java.util.List;
import java.util.Optional;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/** Chapter 6. */
public sealed interface OrganizationEvent extends BreakthroughEvent {
    /** Points to the unit, or back to the pool if negative. */
    record ArtilleryTransferred(Army side, String unit, int points, String corps, int left)
            implements OrganizationEvent {
        @Override
        public String sentence() {
            String many = BreakthroughEvent.points(Math.abs(points)).replace("point", "artillery point");
            return (points > 0 ? unit + " takes " + many + " from the " : unit + " returns " + many + " to the ")
                    + corps + " pool, which has " + left + " left.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.4a");
        }

        @Override
        public Optional<Event> seenBy(Side viewer) {
            return BreakthroughEvent.onlyTo(side, viewer, this);
        }
    }

    record Replaced(Army side, String unit, int points, int strength) implements OrganizationEvent {
        @Override
        public String sentence() {
            return unit + " receives " + BreakthroughEvent.points(points).replace("point", "replacement point")
                    + " and has " + strength + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.5b");
        }

        @Override
        public Optional<Event> seenBy(Side viewer) {
            return BreakthroughEvent.onlyTo(side, viewer, this);
        }
    }

    record BuiltUp(Army side, String division, List<String> from, String hex) implements OrganizationEvent {
        @Override
        public String sentence() {
            return BreakthroughEvent.list(from) + " build up into " + division + " at " + hex + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.6a", "6.6b", "6.6d", "6.6e", "6.6f", "6.6h", "6.6i");
        }
    }

    record BrokeDown(Army side, String division, List<String> into, List<String> lost, String hex)
            implements OrganizationEvent {
        @Override
        public String sentence() {
            return division + " breaks down into " + BreakthroughEvent.list(into) + " at " + hex
                    + (lost.isEmpty() ? "." : "; too little is left for " + BreakthroughEvent.list(lost) + ".");
        }

        @Override
        public boolean reveals() {
            return !lost.isEmpty();
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.6c", "6.6g", "6.6h", "6.6i");
        }
    }

    record BridgeTried(Army side, String unit, String bridge, boolean blown, List<Roll> rolls)
            implements OrganizationEvent {
        @Override
        public String sentence() {
            return unit + (blown ? " blows the bridge at " : " fails to blow the bridge at ") + bridge + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.7h", "13.5m");
        }
    }

    record BridgeBuilt(Army side, String unit, String bridge) implements OrganizationEvent {
        @Override
        public String sentence() {
            return unit + " builds a bridge at " + bridge + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("6.7i", "13.5l");
        }
    }
}
