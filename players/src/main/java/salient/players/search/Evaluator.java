package salient.players.search;

import java.util.Optional;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Estimates a side's chance of winning from what it knows. */
public interface Evaluator {
    /** From 0 (lost) to 1 (won). */
    double chance(Position known, Side side);

    /** How much better a side stands than its enemy while the game goes on; 0 is even, 1 is clearly better. */
    interface Advantage {
        double of(Position known, Side side);
    }

    /** A finished game counts as it ended; before that the advantage decides. */
    static Evaluator of(Advantage advantage) {
        return (known, side) -> {
            Optional<Outcome> outcome = known.outcome();
            if (outcome.isEmpty()) return chance(advantage.of(known, side));
            return outcome.get()
                    .winner()
                    .map(won -> won.equals(side) ? 1.0 : 0.0)
                    .orElse(0.5);
        };
    }

    /** A smooth curve through 1/2 that needs no transcendental function, so that it is the same on every machine. */
    static double chance(double advantage) {
        return 0.5 + 0.5 * advantage / (1 + Math.abs(advantage));
    }
}
