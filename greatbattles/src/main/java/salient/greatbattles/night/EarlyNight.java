package salient.greatbattles.night;

import java.util.List;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** Q44d, V41: after an Allied player turn from the seventh on the day may end early. The tenth turn is the last anyway (T19). */
public final class EarlyNight {
    private static final Purpose DAY_END = new Purpose("does the day end", Clauses.clause("Q44d"));
    private static final int FIRST = Constants.number("early_night_from_turn");
    private static final int LAST = Constants.number("turns_per_day");

    private EarlyNight() {}

    /** G6d: the turn's number or more ends the day. */
    @Clause({"greatbattles V41", "greatbattles T19", "greatbattles Q44d"})
    public static boolean falls(State s, PlayContext t) {
        int turn = s.turn();
        if (!s.on("malta.early-night") || s.player() != ScenarioDefinition.ALLIED || turn < FIRST || turn >= LAST)
            return false;
        int die = t.d10(DAY_END);
        boolean ends = die >= turn;
        t.tell(Kind.NIGHT, List.of(), new TurnHappening.DayEndRolled(turn, die, ends), "Q44d");
        return ends;
    }
}
