package salient.players.greatbattles;

import java.util.List;
import salient.greatbattles.GreatBattles;
import salient.players.ComputerPlayers.Maker;
import salient.players.ComputerPlayers.Offer;
import salient.players.ladder.Ladder;
import salient.players.learned.Learning;
import salient.players.search.Determinizer;
import salient.players.weights.Tunable;

/** The computer players of Great Battles. */
public final class GreatBattlesStaffs {
    private static final int PLAYOUTS = BattleDoctrine.BUDGET.playouts();
    private static final int SECONDS = 3;

    /** Draws what a side does not know. */
    public static final Determinizer DETERMINIZER = DrawnBattalions::draw;

    private static final Ladder.Veteran VETERAN = new Ladder.Veteran(
            PLAYOUTS,
            SECONDS,
            BattleDoctrine.veteran(GreatBattlesEvaluator.PROJECTED),
            "Defends by the best of several plans, each played forward against the enemy's staff; attacks by one plan that was tuned"
                    + " further than the regular player's.");

    public static final Learning LEARNING =
            new Learning(new GreatBattlesFeatures(), GreatBattlesEvaluator.PROJECTED, BattleDoctrine::veteran);

    /** The staffs with other weights. */
    public static final Tunable TUNING = new GreatBattlesTuning();

    /** Before anything was tuned. */
    public static final Maker FIRST = (_, seed) -> new Staff(RoleWeights.FIRST, seed);

    private GreatBattlesStaffs() {}

    public static List<Offer> offers() {
        return Ladder.of(
                new GreatBattles(),
                GreatBattlesEvaluator.EVALUATOR,
                List.of(
                        new Ladder.Staff(
                                        "Simonds",
                                        "Methodical: guns first, then the infantry, and the C Ops up the road behind it.",
                                        GreatBattles.ALLIED,
                                        (_, seed) -> new Staff(RoleWeights.USUAL, seed))
                                .withVeteran(VETERAN),
                        new Ladder.Staff(
                                        "Lauchert",
                                        "Drives for the town in column, fights from cover, strikes where the odds are good.",
                                        GreatBattles.AXIS,
                                        (_, seed) -> new Staff(RoleWeights.USUAL, seed))
                                .withVeteran(VETERAN)));
    }
}
