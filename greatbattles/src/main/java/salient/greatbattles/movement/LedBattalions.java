package salient.greatbattles.movement;

import java.util.Optional;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.paths.Rates;
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
     * Q45l: a battalion activated by another's HQ ends its move with a stand within 2 inches of it; one that is too far
     * away for one move comes closer.
     */
    @Clause("greatbattles Q45l")
    static void judge(State s, int unit, Paths paths, Verdict.Reasons why) {
        int leader = s.units().ledBy(unit);
        if (leader < 0 || leader == unit || !s.activated(unit)) return;
        Optional<Integer> found = headquarters(s, leader);
        if (found.isEmpty()) return;
        var hq = s.base(found.get());
        int nearest = 0;
        int before = Integer.MAX_VALUE;
        int after = Integer.MAX_VALUE;
        for (int i = 0; i < paths.count(); i++) {
            int distance = s.base(paths.stand(i)).distanceUp(hq);
            if (distance < before) nearest = paths.stand(i);
            before = Math.min(before, distance);
            after = Math.min(after, paths.last(s, i).distanceUp(hq));
        }
        if (after > KEEP_UP && (after >= before || inReach(s, unit, nearest, hq.center(), before - KEEP_UP)))
            why.add(
                    Clauses.clause("Q45l"),
                    s.unit(unit) + " must keep a stand within 2\" of the HQ with " + s.unit(leader) + ".");
    }

    /** Whether one move straight toward the HQ would bring the nearest stand this much closer. */
    private static boolean inReach(State s, int unit, int stand, Point hq, int mils) {
        if (mils <= 0) return true;
        Point from = s.at(stand);
        int length = new Segment(from, hq).length();
        long cost =
                Rates.of(s, unit, LoneStand.formation(s, unit)).cost(s, from, hq, length, 0, Math.min(mils, length));
        return cost >= 0 && cost <= Rates.WHOLE;
    }

    private static Optional<Integer> headquarters(State s, int unit) {
        for (int stand : s.standsOf(unit)) if (s.type(stand) == StandType.HQ) return Optional.of(stand);
        return Optional.empty();
    }
}
