package salient.wave;

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
public sealed interface WaveEvent extends Event {
    /** News for everybody in one sentence. */
    record Told(String sentence, List<ClauseId> clauses, List<Roll> rolls, boolean reveals) implements WaveEvent {}

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
            return Clauses.list(from.isEmpty() ? "8.1a" : "9.1b", column ? "9.17a" : "9.12a");
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

    /** A demolition was tried or declined. */
    record Demolition(String bridge, Optional<Roll> roll, boolean blown, boolean engineer) implements WaveEvent {
        @Override
        public String sentence() {
            String capital = Character.toUpperCase(bridge.charAt(0)) + bridge.substring(1);
            if (roll.isEmpty()) return capital + " is left standing.";
            String help = engineer ? " with engineers at hand" : "";
            return capital + (blown ? " is blown" : " stands: the charge failed") + help + " (die "
                    + roll.get().value() + ").";
        }

        /** Engineers may lie below the top of a stack. */
        @Override
        public boolean reveals() {
            return engineer;
        }

        @Override
        public List<ClauseId> clauses() {
            return engineer ? Clauses.list("9.14a", "9.14g") : Clauses.list("9.14a", "9.14e");
        }

        @Override
        public List<Roll> rolls() {
            return roll.stream().toList();
        }
    }

    /** A POL marker was turned over. */
    record DepotFound(String hex, boolean real) implements WaveEvent {
        @Override
        public String sentence() {
            return "The POL marker in " + hex + (real ? " is a real depot." : " is a dummy.");
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("6.17b");
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** An attack was announced: the hexes involved are open to both sides from now on. */
    @Clause("wave 7.3")
    record AttackAnnounced(Side attacker, String target, List<String> units, List<String> defenders)
            implements WaveEvent {
        @Override
        public String sentence() {
            return String.join(", ", units) + (units.size() == 1 ? " attacks " : " attack ") + target + ", held by "
                    + String.join(", ", defenders) + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list("10.1a", "10.3b", "7.3");
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** One thing that changed the odds, with its clause: what the odds panel and the log both show. */
    record Modifier(ClauseId clause, int columns, String why) {}

    /** The battle was rolled. */
    record BattleFought(
            String target,
            int attack,
            int defence,
            String baseOdds,
            List<Modifier> shifts,
            String finalOdds,
            Optional<Roll> die,
            int attackerLosses,
            int defenderLosses,
            List<Roll> bombardment)
            implements WaveEvent {
        @Override
        public String sentence() {
            StringBuilder text =
                    new StringBuilder("Battle for " + target + ": " + attack + " against " + defence + ", " + baseOdds);
            for (Modifier shift : shifts)
                text.append(shift.columns() > 0 ? ", +" : ", ")
                        .append(shift.columns())
                        .append(' ')
                        .append(shift.why());
            if (!shifts.isEmpty()) text.append(", final ").append(finalOdds);
            die.ifPresent(d -> text.append(", die ").append(d.value()));
            return text + ": " + attackerLosses + "/" + defenderLosses + ".";
        }

        @Override
        public List<ClauseId> clauses() {
            List<ClauseId> clauses = new java.util.ArrayList<>(Clauses.list(attack >= defence ? "10.5" : "10.6"));
            for (Modifier shift : shifts) clauses.add(shift.clause());
            clauses.add(Clauses.of(die.isPresent() ? "10.8" : "10.7b"));
            return clauses;
        }

        @Override
        public List<Roll> rolls() {
            List<Roll> rolls = new java.util.ArrayList<>(bombardment);
            die.ifPresent(rolls::add);
            return rolls;
        }
    }

    /** A unit lost a step; with none left it is gone for good. */
    record StepLost(Side owner, String unit, int left, String clause) implements WaveEvent {
        @Override
        public String sentence() {
            return left == 0 ? unit + " is eliminated." : unit + " loses a step.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.list(clause, "2.13c");
        }
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

    static Told told(String sentence, String... clauses) {
        return new Told(sentence, Clauses.list(clauses), List.of(), false);
    }

    /** News by which something hidden comes to light. */
    static Told revealed(String sentence, String... clauses) {
        return new Told(sentence, Clauses.list(clauses), List.of(), true);
    }

    static Told rolled(String sentence, List<Roll> rolls, String... clauses) {
        return new Told(sentence, Clauses.list(clauses), rolls, false);
    }
}
