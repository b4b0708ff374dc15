package salient.kernel.play;

/**
 * The facts of a position that change in play.
 *
 * @param <S> the game's own class of them
 */
public interface GameState<S> {
    /** Independent of this one, and cheap. */
    S copy();

    /** A hash of all facts, hidden ones included; equal on every machine. */
    long hash();
}
