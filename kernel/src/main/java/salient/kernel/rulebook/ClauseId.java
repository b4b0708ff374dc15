package salient.kernel.rulebook;

import java.util.Arrays;
import java.util.List;

/** A clause in its one spelling: game, space, printed number, as in {@code breakthrough 7.6b}. */
public record ClauseId(String game, String number) implements Comparable<ClauseId> {
    public static ClauseId of(String text) {
        int space = text.indexOf(' ');
        if (space <= 0 || space == text.length() - 1)
            throw new IllegalArgumentException("a clause is written like 'breakthrough 7.6b', not '" + text + "'");
        return new ClauseId(text.substring(0, space), text.substring(space + 1));
    }

    /** Several clauses of one game, in this order. */
    public static List<ClauseId> all(String game, String... numbers) {
        return Arrays.stream(numbers).map(number -> new ClauseId(game, number)).toList();
    }

    @Override
    public int compareTo(ClauseId other) {
        int byGame = game.compareTo(other.game);
        return byGame != 0 ? byGame : number.compareTo(other.number);
    }

    @Override
    public String toString() {
        return game + " " + number;
    }
}
