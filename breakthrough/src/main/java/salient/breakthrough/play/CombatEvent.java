package salient.breakthrough.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import salient.breakthrough.play.OperationEvent.Cost;
import salient.breakthrough.tables.Army;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;

/**
 * Chapter 8. The screen shows both sides odds, losses, retreats, the defender's hex and approximate strength (8.0f to
 * 8.0h); what made the strength of a unit, and the rolls that would betray it, are told to its own side alone (6.1f).
 */
public sealed interface CombatEvent extends BreakthroughEvent {
    /**
     * A factor on the strength of a unit, or on artillery.
     *
     * @param row     its row of the table of combat modifiers, or {@code efficiency}
     * @param level   of the fortification, where it is about one; else 0
     */
    record Factor(ClauseId clause, String row, int level, int percent) {
        public static final String EFFICIENCY = "efficiency";
    }

    /**
     * How the strength of one unit was calculated, and what the combat left of it.
     *
     * @param strength   unmodified, before the combat
     * @param limited    whether 8.2k cut the factors
     * @param value      modified, rounded for display
     * @param efficiency after the combat
     */
    record Details(
            int strength,
            List<Factor> modifiers,
            boolean limited,
            String value,
            int efficiency,
            int artilleryLost,
            int op) {}

    /** One unit in a combat; the details are for its own side. */
    record Fighter(String unit, int loss, boolean eliminated, Optional<Details> details) {
        private Fighter told() {
            return new Fighter(unit, loss, eliminated, Optional.empty());
        }
    }

    /** The artillery of a side and its total strength, rounded for display; for its own side. */
    record Total(int artillery, List<Factor> artilleryModifiers, String effectiveArtillery, String total) {}

    /** One side of a combat. */
    record Force(Army side, List<Fighter> units, int loss, Optional<Total> total) {
        private Force told(Side viewer) {
            if (BreakthroughEvent.knows(viewer, side)) return this;
            return new Force(side, units.stream().map(Fighter::told).toList(), loss, Optional.empty());
        }
    }

    /** 8.0f to 8.0h. {@code attackerRoll} and {@code defenderRoll} are those of 8.3e and 8.3f. */
    record Fought(
            String hex,
            int approximateStrength,
            Force attackers,
            Force defenders,
            String odds,
            Optional<Roll> attackerRoll,
            Optional<Roll> defenderRoll)
            implements CombatEvent, Event.Revealing {
        @Override
        public List<Roll> rolls() {
            List<Roll> rolls = new ArrayList<>(2);
            attackerRoll.ifPresent(rolls::add);
            defenderRoll.ifPresent(rolls::add);
            return rolls;
        }

        /** A side that knew its enemy's loss and the roll behind it could work out the strength that lost it. */
        @Override
        public Optional<Event> seenBy(Side viewer) {
            return Optional.of(new Fought(
                    hex,
                    approximateStrength,
                    attackers.told(viewer),
                    defenders.told(viewer),
                    odds,
                    attackerRoll.filter(_ -> BreakthroughEvent.knows(viewer, attackers.side())),
                    defenderRoll.filter(_ -> BreakthroughEvent.knows(viewer, defenders.side()))));
        }
    }

    /** 8.0j: the target hex is empty when its turn comes. */
    record NothingToAttack(Army side, String hex) implements CombatEvent {}

    /** 4.3q: isolated defenders before a combat. */
    record SurrenderTested(Army side, String hex, List<String> surrendered, List<String> fightOn, List<Roll> rolls)
            implements CombatEvent, Event.Revealing {}

    /** 8.0i, 10.1f to 10.1h. */
    record Eliminated(Army side, String unit, int stackingPoints, int victoryPoints)
            implements CombatEvent, Event.Revealing {}

    /** The retreat test of 8.4c, for the unit's own side: how many faces of the die mean a retreat, and the roll. */
    record Test(int faces, Roll roll) {}

    /** What the retreat test of a unit led to. */
    interface RetreatTested extends Event {
        Optional<Test> test();

        @Override
        default List<Roll> rolls() {
            return test().map(Test::roll).stream().toList();
        }
    }

    record Held(Army side, String unit, String hex, Optional<Test> test) implements CombatEvent, RetreatTested {
        @Override
        public Optional<Event> seenBy(Side viewer) {
            return Optional.of(
                    BreakthroughEvent.knows(viewer, side) ? this : new Held(side, unit, hex, Optional.empty()));
        }
    }

    /** 8.4d to 8.4f: it should have retreated. {@code clause} is the one that kept it. */
    record StoodInstead(Army side, String unit, String hex, ClauseId clause, int loss, Optional<Test> test)
            implements CombatEvent, RetreatTested {
        @Override
        public Optional<Event> seenBy(Side viewer) {
            if (BreakthroughEvent.knows(viewer, side)) return Optional.of(this);
            return Optional.of(new StoodInstead(side, unit, hex, clause, loss, Optional.empty()));
        }
    }

    /** 8.4g to 8.4m. {@code loss} is that of a retreat into an enemy zone of control; {@code op} what is left. */
    record Retreated(
            Army side, String unit, String from, String to, int loss, List<Cost> costs, int op, Optional<Test> test)
            implements CombatEvent, RetreatTested {
        @Override
        public Optional<Event> seenBy(Side viewer) {
            if (BreakthroughEvent.knows(viewer, side)) return Optional.of(this);
            return Optional.of(new Retreated(side, unit, from, to, loss, List.of(), 0, Optional.empty()));
        }
    }

    /** 8.4j to 8.4n, 6.4g. */
    record Advanced(Army side, String unit, String from, String to, List<Cost> costs, int op, int artilleryReturned)
            implements CombatEvent {
        @Override
        public Optional<Event> seenBy(Side viewer) {
            return Optional.of(
                    BreakthroughEvent.knows(viewer, side) ? this : new Advanced(side, unit, from, to, List.of(), 0, 0));
        }
    }

    /** 8.4k: it was ordered to advance, and ordinary movement forbids it. */
    record CannotAdvance(Army side, String unit, String hex, List<ClauseId> forbidding)
            implements CombatEvent, OwnSideOnly {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case Fought _ -> Clauses.clauses("8.0b", "8.2l", "8.3e", "8.3f", "8.3c", "8.3d", "8.1g", "6.4i", "7.9a");
            case NothingToAttack _ -> Clauses.clauses("8.0j");
            case SurrenderTested _ -> Clauses.clauses("4.3o", "4.3q");
            case Eliminated e ->
                Clauses.clauses("8.0i", e.victoryPoints == 0 ? "10.1h" : e.side == Army.AMERICAN ? "10.1f" : "10.1g");
            case Held _ -> Clauses.clauses("8.4b", "8.4c");
            case StoodInstead stood -> List.of(Clauses.clause("8.4c"), stood.clause(), Clauses.clause("8.4f"));
            case Retreated retreated ->
                retreated.loss() == 0
                        ? Clauses.clauses("8.4c", "8.4i", "8.4l")
                        : Clauses.clauses("8.4c", "8.4i", "8.4l", "8.4g");
            case Advanced advanced ->
                advanced.artilleryReturned() == 0
                        ? Clauses.clauses("8.4j", "8.4l", "8.4n")
                        : Clauses.clauses("8.4j", "8.4l", "8.4n", "6.4g");
            case CannotAdvance stopped ->
                Stream.concat(Clauses.clauses("8.4k").stream(), stopped.forbidding().stream())
                        .toList();
        };
    }
}
