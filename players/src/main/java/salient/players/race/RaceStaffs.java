package salient.players.race;

import java.util.List;
import salient.players.ComputerPlayers.Offer;
import salient.players.plain.PlainStaff;
import salient.race.Race;

/** The computer players of Race for Bastogne. */
public final class RaceStaffs {
    private RaceStaffs() {}

    public static List<Offer> offers() {
        return List.of(
                new Offer(
                        "luttwitz",
                        "Lüttwitz",
                        "Drives for Bastogne by every road, takes towns on the way and attacks at good odds.",
                        List.of(Race.GERMAN),
                        (_, _) -> new PlainStaff(GermanPlan::new)),
                new Offer(
                        "mcauliffe",
                        "McAuliffe",
                        "Delays at the road junctions, falls back on Bastogne and holds it.",
                        List.of(Race.AMERICAN),
                        (_, _) -> new PlainStaff(AmericanPlan::new)));
    }
}
