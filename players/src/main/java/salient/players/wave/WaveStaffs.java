package salient.players.wave;

import java.util.List;
import salient.players.ComputerPlayers.Offer;
import salient.wave.units.Sides;

/** The computer players of Wave of Terror. */
public final class WaveStaffs {
    private WaveStaffs() {}

    public static List<Offer> offers() {
        return List.of(
                new Offer(
                        "dietrich",
                        "Dietrich",
                        "Attacks by divisions where the odds are good and runs for the Meuse by road.",
                        List.of(Sides.GERMAN_SIDE),
                        (_, _) -> new Staff(new German())),
                new Offer(
                        "hodges",
                        "Hodges",
                        "Holds towns and road junctions, blows bridges, and strikes back under clear skies.",
                        List.of(Sides.ALLIED_SIDE),
                        (_, _) -> new Staff(new Allied())));
    }
}
