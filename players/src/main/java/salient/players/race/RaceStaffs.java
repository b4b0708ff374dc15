package salient.players.race;

import java.util.List;
import java.util.function.Function;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers.Maker;
import salient.players.ComputerPlayers.Offer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.ladder.Ladder;
import salient.players.learned.Features;
import salient.players.learned.LearnedEvaluator;
import salient.players.learned.Learning;
import salient.players.plain.PlainDoctrine;
import salient.players.plain.PlainEvaluator;
import salient.players.plain.PlainFeatures;
import salient.players.plain.PlainStaff;
import salient.players.plain.Plan;
import salient.players.plain.Survey;
import salient.players.search.Evaluator;
import salient.race.Race;

/** The computer players of Race for Bastogne. */
public final class RaceStaffs {
    private static final Race RACE = new Race();
    private static final int POINTS_TO_WIN = RACE.scenario().constant("german-win");

    private static final int PLAYOUTS = PlainDoctrine.BUDGET.playouts();
    private static final int SECONDS = 1;

    private static final Features FEATURES = new PlainFeatures(
            RACE.scenarios().getFirst().id(), POINTS_TO_WIN, RACE.scenario().constant("turns"));

    /** What was learned judges positions long before the end, so playouts can be short; players/README.md has the figures. */
    private static final Thinker VETERAN = veteran(LearnedEvaluator.shipped(RACE, FEATURES));

    public static final Learning LEARNING =
            new Learning(FEATURES, PlainEvaluator.of(POINTS_TO_WIN), RaceStaffs::veteran);

    /** Before the staffs were taught to keep towns. */
    public static final Maker FIRST = (side, _) -> new PlainStaff(plans(side, 0, 0));

    private RaceStaffs() {}

    /** A German garrison that held on more would leave too few for the drive. */
    private static Function<Survey, Plan> plans(Side side) {
        return plans(side, 2, 4);
    }

    private static Function<Survey, Plan> plans(Side side, double german, double american) {
        return survey -> side.equals(Race.GERMAN) ? new GermanPlan(survey, german) : new AmericanPlan(survey, american);
    }

    private static Thinker veteran(Evaluator evaluator) {
        return (side, seed, playouts) -> {
            Side other = side.equals(Race.GERMAN) ? Race.AMERICAN : Race.GERMAN;
            return PlainDoctrine.player(
                    plans(side), plans(other), evaluator, side, seed, PlainDoctrine.BUDGET.withPlayouts(playouts));
        };
    }

    public static List<Offer> offers() {
        return Ladder.of(
                RACE,
                PlainEvaluator.of(POINTS_TO_WIN),
                List.of(
                        new Ladder.Staff(
                                        "Lüttwitz",
                                        "Drives for Bastogne by every road, takes towns on the way and attacks at good odds.",
                                        Race.GERMAN,
                                        (side, _) -> new PlainStaff(plans(side)))
                                .withVeteran(PLAYOUTS, SECONDS, VETERAN),
                        new Ladder.Staff(
                                        "McAuliffe",
                                        "Delays at the road junctions, falls back on Bastogne and holds it.",
                                        Race.AMERICAN,
                                        (side, _) -> new PlainStaff(plans(side)))
                                .withVeteran(PLAYOUTS, SECONDS, VETERAN)));
    }
}
