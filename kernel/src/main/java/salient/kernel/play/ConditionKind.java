package salient.kernel.play;

/**
 * A kind of condition of planned orders.
 *
 * @param id    the word for it
 * @param title what holds, in a few plain words
 * @param about what must be named, as in {@code UNIT}; empty if nothing must
 * @param not   what it means that it does not hold; empty if that cannot be asked
 */
public record ConditionKind(String id, String title, String about, String not) {}
