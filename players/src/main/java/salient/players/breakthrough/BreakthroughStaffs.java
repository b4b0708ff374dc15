package salient.players.breakthrough;

import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.players.ComputerPlayers.Offer;

/** The computer players of Breakthrough. */
public final class BreakthroughStaffs {
    private BreakthroughStaffs() {}

    public static List<Offer> offers() {
        return List.of(
                new Offer(
                        "manteuffel",
                        "Manteuffel",
                        "Drives along fixed axes for Bastogne, the Ourthe crossings and the western map edge.",
                        List.of(Breakthrough.GERMAN),
                        (_, _) -> new Staff(new German())),
                new Offer(
                        "middleton",
                        "Middleton",
                        "Holds towns and road junctions, blows bridges, and strikes back when the odds are good.",
                        List.of(Breakthrough.AMERICAN),
                        (_, _) -> new Staff(new American())));
    }
}
