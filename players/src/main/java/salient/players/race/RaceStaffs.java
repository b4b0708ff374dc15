package salient.players.race;

import java.util.List;
import salient.players.ComputerPlayers.Offer;
import salient.players.ladder.Ladder;
import salient.players.plain.PlainDoctrine;
import salient.players.plain.PlainEvaluator;
import salient.players.plain.PlainStaff;
import salient.race.Race;

/** The computer players of Race for Bastogne. */
public final class RaceStaffs {
    private static final int POINTS_TO_WIN = new Race().scenario().constant("german-win");

    private static final int PLAYOUTS = PlainDoctrine.BUDGET.playouts();

    private RaceStaffs() {}

    public static List<Offer> offers() {
        return Ladder.of(
                new Race(),
                PlainEvaluator.of(POINTS_TO_WIN),
                List.of(
                        new Ladder.Staff(
                                        "Lüttwitz",
                                        "Drives for Bastogne by every road, takes towns on the way and attacks at good odds.",
                                        Race.GERMAN,
                                        (_, _) -> new PlainStaff(GermanPlan::new))
                                .withVeteran(
                                        PLAYOUTS,
                                        (side, seed, playouts) -> PlainDoctrine.player(
                                                GermanPlan::new,
                                                AmericanPlan::new,
                                                POINTS_TO_WIN,
                                                side,
                                                seed,
                                                playouts)),
                        new Ladder.Staff(
                                        "McAuliffe",
                                        "Delays at the road junctions, falls back on Bastogne and holds it.",
                                        Race.AMERICAN,
                                        (_, _) -> new PlainStaff(AmericanPlan::new))
                                .withVeteran(
                                        PLAYOUTS,
                                        (side, seed, playouts) -> PlainDoctrine.player(
                                                AmericanPlan::new,
                                                GermanPlan::new,
                                                POINTS_TO_WIN,
                                                side,
                                                seed,
                                                playouts))));
    }
}
