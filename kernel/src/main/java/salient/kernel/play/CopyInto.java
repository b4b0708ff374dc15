package salient.kernel.play;

/**
 * A state that can be written over another of its kind, so that a search which tries out thousands of lines keeps one
 * buffer a depth instead of making a new copy for each. Cheap where the state is a few flat arrays beside a shared
 * scenario: one {@link System#arraycopy} an array and nothing else.
 */
public interface CopyInto<S> {
    /** Makes the other one equal to this one and independent of it. Both must be of the same scenario. */
    void copyInto(S kept);
}
