package salient.kernel.record;

/** A step with its number, from 1, and the hash that chains it to all before it. */
public record Entry(int number, Step step, String hash) {
    /** As it stands in a record: {@code 12 german: move 3/2PZ 7,13 | - | 5c7e1f0a9b1c2d3e}. */
    public String text() {
        return number + " " + step.text() + " | " + hash;
    }
}
