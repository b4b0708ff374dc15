package salient.wave.play;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** A battle from its announcement to the advance (R.3), with everything that made its odds. */
public sealed interface CombatEvent extends WaveEvent {
    /** An attack was announced: the hexes involved are open to both sides from now on. */
    @Clause("wave 7.3")
    record AttackAnnounced(Side attacker, String target, List<String> units, List<String> defenders)
            implements CombatEvent, Event.Revealing {}

    /** Artillery was declared to bombard; its die follows with the battle. */
    record BombardmentDeclared(Side side, String unit, boolean attack) implements CombatEvent {}

    record AircraftCommitted(String target) implements CombatEvent {}

    /** One thing that changed the odds, with its clause: what the odds panel and the log both show. */
    record Modifier(ClauseId clause, int columns, OddsShift shift) {}

    /** What one attacking unit brought: its factor, what divided it, and the clauses that did. */
    record Strength(String unit, int factor, int divisor, List<ClauseId> clauses) {}

    /** The die of one artillery unit, added to its side's total (10.23). */
    record Bombardment(Side side, String unit, Roll roll) {}

    /**
     * The battle was rolled.
     *
     * @param strengths what each attacker brought; halved ones are summed and rounded down once into {@code halved}
     * @param attack the attack total, its dice included; {@code defense} likewise
     */
    record BattleFought(
            String target,
            List<Strength> strengths,
            int halved,
            List<Bombardment> bombardments,
            int attack,
            int defense,
            String baseOdds,
            List<Modifier> shifts,
            String finalOdds,
            Optional<Roll> die,
            int attackerLosses,
            int defenderLosses)
            implements CombatEvent {
        private List<ClauseId> applied() {
            List<ClauseId> clauses = new ArrayList<>(Clauses.clauses(attack >= defense ? "10.5" : "10.6"));
            if (!bombardments.isEmpty()) clauses.add(clause("10.23"));
            for (Strength strength : strengths)
                for (ClauseId clause : strength.clauses()) if (!clauses.contains(clause)) clauses.add(clause);
            for (Modifier shift : shifts) clauses.add(shift.clause());
            clauses.add(clause(die.isPresent() ? "10.8" : "10.7b"));
            return clauses;
        }

        @Override
        public List<Roll> rolls() {
            List<Roll> rolls = new ArrayList<>();
            for (Bombardment gun : bombardments) rolls.add(gun.roll());
            die.ifPresent(rolls::add);
            return rolls;
        }
    }

    /** A unit lost a step; with none left it is gone for good. */
    record StepLost(Side owner, String unit, String hex, int left, ClauseId clause) implements CombatEvent {}

    /** Attackers moved into the hex they had cleared. The hexes of the battle are open, so their names are too. */
    record Advanced(Side side, List<String> units, String hex) implements CombatEvent {}

    @Override
    default List<ClauseId> clauses() {
        return switch (this) {
            case AttackAnnounced _ -> Clauses.clauses("10.1a", "10.3b", "7.3");
            case BombardmentDeclared _ -> Clauses.clauses("10.24");
            case AircraftCommitted _ -> Clauses.clauses("10.14b");
            case BattleFought fought -> fought.applied();
            case StepLost lost -> List.of(lost.clause(), clause("2.13c"));
            case Advanced _ -> Clauses.clauses("10.26a");
        };
    }
}
