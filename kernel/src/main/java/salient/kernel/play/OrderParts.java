package salient.kernel.play;

import java.util.List;

/**
 * An order or a question that a client puts together from what the player selected: the verb of its kind, the units and
 * the places, and other words in the order of the grammar (a number, {@code yes}). The game's notation makes the text, so
 * that a client knows no grammar.
 */
public record OrderParts(String verb, List<String> units, List<String> places, List<String> words) {
    public OrderParts {
        units = List.copyOf(units);
        places = List.copyOf(places);
        words = List.copyOf(words);
    }
}
