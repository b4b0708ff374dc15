package salient.greatbattles.movement;

import java.util.Optional;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Q45l: battalions activated by another battalion's HQ stay close to it. */
final class LedBattalions {
    private static final int KEEP_UP = Constants.mils("initiative_keep_up");

    private LedBattalions() {}

    /**
     * Q45l: a battalion activated by another's HQ stays within 2 inches of it, or moves closer if it is farther away.
     */
    @Clause("greatbattles Q45l")
    static void judge(State s, int unit, Paths paths, Verdict.Reasons why) {
        int leader = s.units().ledBy(unit);
        if (leader < 0 || leader == unit || !s.activated(unit)) return;
        Optional<Integer> found = headquarters(s, leader);
        if (found.isEmpty()) return;
        var hq = s.base(found.get());
        int before = Integer.MAX_VALUE;
        int after = Integer.MAX_VALUE;
        for (int i = 0; i < paths.count(); i++) {
            before = Math.min(before, s.base(paths.stand(i)).distanceUp(hq));
            after = Math.min(after, paths.last(s, i).distanceUp(hq));
        }
        if (after > KEEP_UP && (before <= KEEP_UP || after >= before))
            why.add(
                    Clauses.clause("Q45l"),
                    s.unit(unit) + " must keep a stand within 2\" of the HQ with " + s.unit(leader) + ".");
    }

    private static Optional<Integer> headquarters(State s, int unit) {
        for (int stand : s.standsOf(unit)) if (s.type(stand) == StandType.HQ) return Optional.of(stand);
        return Optional.empty();
    }
}
