package salient.kernel.property;

import java.util.function.Consumer;

/** Checks a property on many random cases. A failure names the seed that brings the same case back. */
public final class ForAll {
    private ForAll() {}

    public static void forAll(int cases, Consumer<Gen> property) {
        Gen seeds = new Gen(20441216);
        for (int i = 0; i < cases; i++) forSeed(seeds.bits(), property);
    }

    /** One case alone: paste the seed of a failure here to look at it. */
    public static void forSeed(long seed, Consumer<Gen> property) {
        try {
            property.accept(new Gen(seed));
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("fails for seed " + seed + "L: " + failure.getMessage(), failure);
        }
    }
}
