package salient.kernel.play;

import java.util.List;
import salient.kernel.rulebook.ClauseId;

/**
 * An order as a client shows it: its text in the notation, which is sent back to give it, and its parts, so that no client
 * needs to read the text.
 *
 * @param verb   the word or two words that begin the text, the same for every order of its kind
 * @param units  the units it names, in the order of the text
 * @param places hexes, hexsides or points it names, in the order of the text
 * @param words  other words it names, such as a number or {@code yes}, in the order of the text
 * @param label  what it does, in plain words for a button or a list
 */
public record OrderDescription(
        String text,
        String verb,
        List<String> units,
        List<String> places,
        List<String> words,
        String label,
        List<ClauseId> clauses) {
    public OrderDescription {
        units = List.copyOf(units);
        places = List.copyOf(places);
        words = List.copyOf(words);
        clauses = List.copyOf(clauses);
    }

    /** What a client sends back to compose the same order, or one with other parts. */
    public OrderParts parts() {
        return new OrderParts(verb, units, places, words);
    }
}
