package salient.greatbattles.play;

import java.util.List;
import java.util.Optional;

/** Fire, casualties, close combat, retreat, advance, rally and morale. */
public sealed interface CombatHappening extends Happening {
    record Aimed(String stand, String target) implements CombatHappening {}

    record ShotWasted(String stand, String target) implements CombatHappening {}

    /**
     * A shot: the score to hit with its changes, the die, and after a hit the second die with what it did. Where the dice
     * are rolled one after the other, the hit is told before the second die.
     */
    record Shot(
            String stand,
            String target,
            int range,
            int base,
            List<Modifier> modifiers,
            int needed,
            int die,
            boolean hit,
            Optional<Integer> second,
            Effect effect)
            implements CombatHappening {
        public Shot {
            modifiers = List.copyOf(modifiers);
        }
    }

    record AmmunitionLow(String stand) implements CombatHappening {}

    record AmmunitionRestored(String stand, int markersLeft) implements CombatHappening {}

    /** C7Fac: it takes the casualty of the stand that was hit. */
    record CasualtyTaken(String stand, String hit) implements CombatHappening {}

    record Suppressed(String stand) implements CombatHappening {}

    /** What caused the loss of a stand. */
    enum Cause {
        FIRE,
        DEPLOYMENT,
        NO_RETREAT,
        LEFT_BEHIND,
        ISOLATION
    }

    record StandLost(String stand, Cause cause) implements CombatHappening {}

    record WipedOut(String unit) implements CombatHappening {}

    record PostOverrun(String unit, String post) implements CombatHappening {}

    record GunsOverrun(String attacker, String defender) implements CombatHappening {}

    /** The totals of die and modifiers; a tie has no winner. */
    record CloseCombatFought(
            String attacker,
            String defender,
            int attack,
            List<Modifier> attackModifiers,
            int defense,
            List<Modifier> defenseModifiers,
            Optional<String> winner)
            implements CombatHappening {
        public CloseCombatFought {
            attackModifiers = List.copyOf(attackModifiers);
            defenseModifiers = List.copyOf(defenseModifiers);
        }
    }

    record Retreated(String unit) implements CombatHappening {}

    record CannotRetreat(String unit) implements CombatHappening {}

    /** The distance in mils. */
    record Advanced(String unit, int distance) implements CombatHappening {}

    record RallyRolled(String stand, int needed, int die, boolean rallied) implements CombatHappening {}

    /** C9b: a stand of the side that lost a close combat. */
    record DefeatRolled(String stand, int needed, int die, Effect effect) implements CombatHappening {}

    /** The test fails if there is no score to roll against. */
    record MoraleTested(String unit, int hits, Optional<Integer> needed, Optional<Integer> die, boolean passed)
            implements CombatHappening {}
}
