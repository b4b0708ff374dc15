package salient.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import salient.kernel.dice.Dice;
import salient.kernel.dice.KeyedDice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Seed;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;

/** What the kernel promises: searches and dice. */
public final class KernelMeasures {
    private static final Purpose ROLL = new Purpose("a die to be timed", new ClauseId("bench", "d6"));

    private KernelMeasures() {}

    public static List<Measure> all(Yardstick map) {
        List<Measure> all = new ArrayList<>(new SearchMeasures(map).all());
        all.add(Measure.of(
                "d6 of the fast dice, against SplittableRandom",
                "times as long",
                Target.atMost(1.5),
                timing -> timing.ratio(rolls(new SeededDice(1)), splittableRandom())));
        all.add(Measure.of(
                "d6 of the fast dice", "ns", Target.none(), timing -> timing.nanos(rolls(new SeededDice(1)))));
        all.add(Measure.of(
                "d6 of the keyed dice",
                "ns",
                Target.atMost(200),
                timing -> timing.nanos(rolls(new KeyedDice(Seed.of("bench"))))));
        return List.copyOf(all);
    }

    private static Work rolls(Dice dice) {
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += dice.roll(6, ROLL);
            return sum;
        };
    }

    private static Work splittableRandom() {
        SplittableRandom random = new SplittableRandom(1);
        return times -> {
            long sum = 0;
            for (int i = 0; i < times; i++) sum += random.nextInt(6) + 1;
            return sum;
        };
    }
}
