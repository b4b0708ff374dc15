package salient.kernel.play;

import java.util.Optional;

/**
 * A subject as a client shows it.
 *
 * @param text  in the notation, sent back to ask for its orders
 * @param kind  the first word of the text: {@code unit}, {@code hex}, {@code phase}
 * @param unit  the unit it is about, if it is one
 * @param place the hex, hexside or point it is about, if it is one
 * @param label what it is, in plain words
 */
public record SubjectDescription(
        String text, String kind, Optional<String> unit, Optional<String> place, String label) {
    public static SubjectDescription unit(String text, String unit, String label) {
        return new SubjectDescription(text, "unit", Optional.of(unit), Optional.empty(), label);
    }

    public static SubjectDescription place(String text, String kind, String place, String label) {
        return new SubjectDescription(text, kind, Optional.empty(), Optional.of(place), label);
    }

    /** Neither a unit nor a place. */
    public static SubjectDescription other(String text, String kind, String label) {
        return new SubjectDescription(text, kind, Optional.empty(), Optional.empty(), label);
    }
}
