package salient.kernel.play;

/**
 * Something orders are about: a unit, a hex, or the phase itself. Listing subjects first keeps lists short:
 * a player picks one, then sees only its orders. Equal subjects have equal text.
 */
public interface Subject {
    /** In the game's notation, for instance {@code unit 3/2PZ} or {@code phase}. */
    String text();
}
