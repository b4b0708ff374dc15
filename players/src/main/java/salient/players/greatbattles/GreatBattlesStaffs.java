package salient.players.greatbattles;

import java.util.List;
import salient.greatbattles.GreatBattles;
import salient.players.ComputerPlayers.Offer;

/** The computer players of Great Battles. */
public final class GreatBattlesStaffs {
    private GreatBattlesStaffs() {}

    public static List<Offer> offers() {
        return List.of(
                new Offer(
                        "simonds",
                        "Simonds",
                        "Methodical: guns first, then the infantry, and the C Ops up the road behind it.",
                        List.of(GreatBattles.ALLIED),
                        (_, _) -> new Staff()),
                new Offer(
                        "lauchert",
                        "Lauchert",
                        "Drives for the town in column, fights from cover, strikes where the odds are good.",
                        List.of(GreatBattles.AXIS),
                        (_, _) -> new Staff()));
    }
}
