package salient.kernel.play;

/** Chooses at random for somebody who lets chance decide; these are no dice of the game. */
@FunctionalInterface
public interface Choice {
    /** A number from 0 up to the limit, without the limit itself; each has the same chance. */
    int below(int limit);
}
