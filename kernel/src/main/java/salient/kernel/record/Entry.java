package salient.kernel.record;

import salient.kernel.notation.Line;

/** A step with its number, from 1, and the hash that chains it to all before it. */
public record Entry(int number, Step step, String hash) {
    /** As it stands in a record: {@code 12 german: move 3/2PZ 7,13 | - | 5c7e1f0a9b1c2d3e}. */
    public String text() {
        return number + " " + step.text() + " | " + hash;
    }

    /** The counterpart of {@link #text()}; what cannot be read is a {@link salient.kernel.notation.BadNotation}. */
    public static Entry parse(String text) {
        Line line = Line.of(text);
        int number = line.next("a number").number("the number of a step", 1, Integer.MAX_VALUE);
        return StepReader.read(line, number);
    }
}
