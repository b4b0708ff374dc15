package salient.bench;

/** Something to be timed: does it so many times in its own loop. */
@FunctionalInterface
public interface Work {
    /** A sum over the results, so that nothing of the work can be left out by the compiler. */
    long run(int times);
}
