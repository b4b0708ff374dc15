package salient.kernel.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.rulebook.ClauseId;

/** How a game ended. No winner is a draw. */
public record Outcome(Optional<Side> winner, String level, int score, List<Line> ledger) {
    /** One line of the final score. */
    public record Line(String what, int points, ClauseId clause) {}
}
