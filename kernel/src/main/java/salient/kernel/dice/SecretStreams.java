package salient.kernel.dice;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The secret dice of the sides, each made when its side first rolls. */
final class SecretStreams {
    private final Function<String, Dice> dice;
    private Map<String, Dice> made;

    SecretStreams(Function<String, Dice> dice) {
        this.dice = dice;
    }

    int roll(String side, int sides, Purpose purpose) {
        if (made == null) made = new TreeMap<>();
        return made.computeIfAbsent(side, dice).roll(sides, purpose);
    }
}
