package salient.greatbattles.activation;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** Q44p to Q44s, Q45c, V48, V49: the activation points that are carried over to the next morning. */
public final class CarryOver {
    private static final Purpose POINT = new Purpose("is the point carried over", Clauses.clause("Q44s"));
    private static final int AXIS_BEFORE_DAYS = Constants.number("malta_points_axis");
    private static final int ALLIED_BEFORE_DAYS = Constants.number("malta_points_allied");

    private CarryOver() {}

    /** The roll that keeps a point after a day: harder for the Axis each day, easier for the Allies. */
    public static int needed(int side, int day) {
        return side == ScenarioDefinition.AXIS ? AXIS_BEFORE_DAYS - day : ALLIED_BEFORE_DAYS + day;
    }

    @Clause({"greatbattles Q44p", "greatbattles Q44q", "greatbattles Q44r", "greatbattles Q45c", "greatbattles V49"})
    public static void overnight(State s, PlayContext t) {
        if (!s.on("malta.carry-over")) return;
        for (int side = 0; side < 2; side++) {
            s.sides().setPoints(side, kept(s, side, s.sides().points(side), Optional.empty(), t));
            for (Division d : s.scenario().divisions())
                if (d.side() == side)
                    s.divisions()
                            .setPoints(
                                    d.index(),
                                    kept(s, side, s.divisions().points(d.index()), Optional.of(d.number()), t));
        }
    }

    @Clause("greatbattles Q44s")
    private static int kept(State s, int side, int points, Optional<Integer> division, PlayContext t) {
        if (points == 0) return 0;
        int needed = needed(side, s.day());
        int kept = 0;
        for (int i = 0; i < points; i++) if (t.d10(POINT) <= needed) kept++;
        t.tell(
                Kind.NIGHT,
                List.of(),
                new TurnHappening.PointsKept(ScenarioDefinition.SIDE_IDS.get(side), division, kept, points, needed),
                "Q44s");
        return kept;
    }
}
