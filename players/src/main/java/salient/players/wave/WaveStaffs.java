package salient.players.wave;

import java.util.List;
import salient.players.ComputerPlayers.Maker;
import salient.players.ComputerPlayers.Offer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.ladder.Ladder;
import salient.players.learned.Learning;
import salient.players.search.Determinizer;
import salient.players.weights.Tunable;
import salient.wave.Wave;
import salient.wave.units.Sides;

/** The computer players of Wave of Terror. */
public final class WaveStaffs {
    private static final int PLAYOUTS = WaveDoctrine.BUDGET.playouts();
    private static final int SECONDS = 5;

    /** Draws what a side does not know. */
    public static final Determinizer DETERMINIZER = DrawnStacks::draw;

    private static final Thinker VETERAN = WaveDoctrine.veteran(WaveEvaluator.PROJECTED);

    public static final Learning LEARNING =
            new Learning(WaveFeatures.FEATURES, WaveEvaluator.PROJECTED, WaveDoctrine::veteran);

    /** Before there were usual plans for scenarios and tuned weights. */
    public static final Maker FIRST = (side, _) -> WaveTuning.first(side);

    /** What other weights are tried with. */
    public static final Tunable TUNING = new WaveTuning();

    private WaveStaffs() {}

    public static List<Offer> offers() {
        return Ladder.of(
                new Wave(),
                WaveEvaluator.EVALUATOR,
                List.of(
                        new Ladder.Staff(
                                        "Dietrich",
                                        "Attacks by divisions where the odds are good and runs for the Meuse by road.",
                                        Sides.GERMAN_SIDE,
                                        (_, _) -> new Staff(new German()))
                                .withVeteran(PLAYOUTS, SECONDS, VETERAN),
                        new Ladder.Staff(
                                        "Hodges",
                                        "Holds towns and road junctions, blows bridges, and strikes back under clear skies.",
                                        Sides.ALLIED_SIDE,
                                        (_, _) -> new Staff(new Allied()))
                                .withVeteran(PLAYOUTS, SECONDS, VETERAN)));
    }
}
