package salient.breakthrough.play;

import java.util.List;
import salient.breakthrough.tables.Army;
import salient.kernel.rulebook.ClauseId;

/** Chapter 8. */
public sealed interface CombatEvent extends BreakthroughEvent {
    /** 8.0j: the target hex is empty when its turn comes. */
    record NothingToAttack(Army side, String hex) implements CombatEvent {
        @Override
        public String sentence() {
            return "No enemy is left at " + hex + "; there is no combat.";
        }

        @Override
        public List<ClauseId> clauses() {
            return Clauses.clauses("8.0j");
        }
    }
}
