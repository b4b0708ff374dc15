package salient.players.race;

import java.util.List;
import salient.players.ComputerPlayers.Offer;
import salient.players.ladder.Ladder;
import salient.players.plain.PlainEvaluator;
import salient.players.plain.PlainStaff;
import salient.players.search.Evaluator;
import salient.race.Race;

/** The computer players of Race for Bastogne. */
public final class RaceStaffs {
    private static final Evaluator EVALUATOR =
            PlainEvaluator.of(new Race().scenario().constant("german-win"));

    private RaceStaffs() {}

    public static List<Offer> offers() {
        return Ladder.of(
                new Race(),
                EVALUATOR,
                List.of(
                        new Ladder.Staff(
                                "Lüttwitz",
                                "Drives for Bastogne by every road, takes towns on the way and attacks at good odds.",
                                Race.GERMAN,
                                (_, _) -> new PlainStaff(GermanPlan::new)),
                        new Ladder.Staff(
                                "McAuliffe",
                                "Delays at the road junctions, falls back on Bastogne and holds it.",
                                Race.AMERICAN,
                                (_, _) -> new PlainStaff(AmericanPlan::new))));
    }
}
