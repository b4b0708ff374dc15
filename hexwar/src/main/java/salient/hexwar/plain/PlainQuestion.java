package salient.hexwar.plain;

import java.util.List;
import salient.kernel.play.Question;

/** What can be asked in a plain hex game without changing anything. */
public sealed interface PlainQuestion extends Question {
    /** Where a unit can go, at what cost and by which path. */
    record Reach(PlainUnit unit) implements PlainQuestion {}

    /** The odds of an attack on a hex by these units. */
    record Odds(int hex, List<PlainUnit> attackers) implements PlainQuestion {
        public Odds {
            attackers = List.copyOf(attackers);
        }
    }
}
