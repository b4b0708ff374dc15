package salient.players.breakthrough;

import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.players.ComputerPlayers.Maker;
import salient.players.ComputerPlayers.Offer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.ladder.Ladder;
import salient.players.learned.Learning;
import salient.players.search.Determinizer;
import salient.players.weights.Tunable;

/** The computer players of Breakthrough. */
public final class BreakthroughStaffs {
    private static final int PLAYOUTS = CampaignDoctrine.BUDGET.playouts();
    private static final int SECONDS = 3;

    /** Draws what a side does not know. */
    public static final Determinizer DETERMINIZER = DrawnForces::draw;

    private static final Thinker VETERAN = CampaignDoctrine.veteran(BreakthroughEvaluator.LEVELS);

    public static final Learning LEARNING =
            new Learning(BreakthroughFeatures.FEATURES, BreakthroughEvaluator.LEVELS, CampaignDoctrine::veteran);

    /** What other weights are tried with. */
    public static final Tunable TUNING = new BreakthroughTuning();

    /** The staffs as they were before anything was tuned: a fixed opponent, so that progress has a zero. */
    public static final Maker FIRST = (side, _) -> BreakthroughTuning.first(side);

    private BreakthroughStaffs() {}

    public static List<Offer> offers() {
        return Ladder.of(
                new Breakthrough(),
                BreakthroughEvaluator.EVALUATOR,
                List.of(
                        new Ladder.Staff(
                                        "Manteuffel",
                                        "Drives in force for Elsenborn, Malmedy, St. Vith and Bastogne, and on to the next towns.",
                                        Breakthrough.GERMAN,
                                        (_, _) -> new Staff(new German()))
                                .withVeteran(PLAYOUTS, SECONDS, VETERAN),
                        new Ladder.Staff(
                                        "Middleton",
                                        "Holds towns and road junctions, falls back before the stronger, and strikes back at good odds.",
                                        Breakthrough.AMERICAN,
                                        (_, _) -> new Staff(new American()))
                                .withVeteran(PLAYOUTS, SECONDS, VETERAN)));
    }
}
