package salient.greatbattles.works;

import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Q44l, Q44m, V46, V47: Malta's entrenchments, which are hard cover: dug before the battle, or with five actions. */
public final class Entrenchments {
    private static final int ACTIONS = Constants.number("malta_entrench_actions");

    private Entrenchments() {}

    /** V47 replaces U48 where it is used. */
    @Clause("greatbattles V47")
    public static boolean played(State s) {
        return s.on("malta.entrench");
    }

    static int actions() {
        return ACTIONS;
    }

    /** Q44m: only infantry digs such trenches. */
    @Clause("greatbattles Q44m")
    static void judge(State s, Stand stand, Verdict.Reasons why) {
        if (!stand.type().infantry()) why.add(Clauses.clause("Q44m"), stand + " is not infantry.");
    }

    /** Q44l: before the battle, for the Allies outside their towns. */
    @Clause("greatbattles Q44l")
    public static boolean mayStartEntrenched(State s) {
        return s.phase() == Phase.SET_UP && s.decider() == ScenarioDefinition.ALLIED && s.on("malta.start-entrenched");
    }

    @Clause("greatbattles V46")
    public static void judgeStart(State s, Stand stand, Verdict.Reasons why) {
        if (!mayStartEntrenched(s)) {
            why.add(Clauses.clause("Q44l"), "Nobody of this side starts entrenched.");
            return;
        }
        int i = stand.index();
        if (!s.onTable(i) || !s.type(i).fights())
            why.add(Clauses.clause("Q44l"), stand + " is not a company that is set up.");
        else if (s.cover(i).compareTo(Cover.HARD) >= 0)
            why.add(Clauses.clause("Q44l"), stand + " has hard cover already.");
    }

    public static void start(State s, Stand stand, PlayContext t) {
        s.stands().setWorks(stand.index(), Cover.HARD);
        t.tellOnly(
                stand.side(),
                Kind.WORKS,
                java.util.List.of(stand.name()),
                new UnitHappening.StartsEntrenched(stand.name()),
                "Q44l");
    }
}
