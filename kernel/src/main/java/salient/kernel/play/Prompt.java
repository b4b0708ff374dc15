package salient.kernel.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.rulebook.ClauseId;

/**
 * What is asked now, of whom, in which phase.
 *
 * @param turn     the turn as the game shows it, for instance {@code 18 Dec · turn 3}
 * @param phase    the phase in the rulebook's words
 * @param question one sentence in the second person
 * @param interruption whether the other side's action waits for this answer
 * @param where    the place concerned, in the game's notation, if there is one
 * @param keys     the letters of the original's menus, where it had any
 */
public record Prompt(
        Side side,
        String turn,
        String phase,
        String question,
        boolean interruption,
        Optional<String> where,
        List<Key> keys,
        List<ClauseId> clauses) {

    /** A key of the original menus: what it does, in which menu, and the clause that gives it. */
    public record Key(String menu, String key, String does, ClauseId clause) {}
}
