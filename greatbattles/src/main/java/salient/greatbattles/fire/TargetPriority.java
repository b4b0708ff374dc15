package salient.greatbattles.fire;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V30: armor fires at the nearest armor and infantry at the nearest infantry, if there is any it could fire at. */
final class TargetPriority {
    private TargetPriority() {}

    @Clause({"greatbattles V30", "greatbattles Q27c"})
    static void judge(State s, int from, int to, Fire.Manner manner, Verdict.Reasons why) {
        if (!s.variants().targetPriority || why.settled() || !s.onTable(from) || !s.visible(to)) return;
        if (!s.type(from).infantry() && s.type(from) != StandType.ARMOR) return;
        boolean alike = alike(s, from, to);
        int distance = s.base(from).distanceUp(s.base(to));
        for (int other = 0; other < s.stands().count(); other++) {
            if (other == to || s.stand(other).side() == s.stand(from).side() || !alike(s, from, other)) continue;
            if (!s.visible(other) || alike && s.base(from).distanceUp(s.base(other)) >= distance) continue;
            if (manner == Fire.Manner.OPPORTUNITY && s.unitOf(other) != s.unitOf(to)) continue;
            Verdict.Reasons none = Verdict.Reasons.untilSettled();
            Fire.possible(s, from, other, manner, none);
            if (none.isEmpty()) {
                why.add(
                        Clauses.clause("Q27c"),
                        s.stand(from) + " must fire at " + s.stand(other) + ", the nearer target of its own kind.");
                return;
            }
        }
    }

    private static boolean alike(State s, int from, int to) {
        return s.type(from).infantry() ? s.type(to).infantry() : s.type(to) == StandType.ARMOR;
    }
}
