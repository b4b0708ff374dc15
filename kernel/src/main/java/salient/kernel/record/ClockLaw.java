package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/**
 * How much time the sides have; chosen when the game is created. The kernel has no clock: who keeps the time says in a step
 * that it ran out, and the law says what follows.
 *
 * @param move    minutes from getting the right to decide until passing it on; 0 if there is no such limit
 * @param game    minutes for all decisions of a side together; 0 if there is no such limit
 * @param daysOff days that each side may take in addition: when it says so, and whenever its time would otherwise run out
 */
public record ClockLaw(int move, int game, int daysOff) {
    /** A hundred days. */
    public static final int MOST_MINUTES = 100 * 24 * 60;

    public static final int MOST_DAYS_OFF = 365;

    public ClockLaw {
        if (move < 0 || game < 0 || move > MOST_MINUTES || game > MOST_MINUTES)
            throw new BadClock("The time for a move and for the game can be 1 to " + MOST_MINUTES + " minutes.");
        if (daysOff < 0 || daysOff > MOST_DAYS_OFF)
            throw new BadClock("A side can have 0 to " + MOST_DAYS_OFF + " days off.");
        if (move == 0 && game == 0) throw new BadClock("A clock needs a time for each move or for the game.");
    }

    /** A clock that cannot be; the message is for the player. */
    public static final class BadClock extends RuntimeException {
        public BadClock(String message) {
            super(message);
        }
    }

    /** As the record spells it: {@code move 4320 game 43200 off 7}; what is 0 is left out. */
    public String text() {
        List<String> parts = new ArrayList<>();
        if (move > 0) parts.add("move " + move);
        if (game > 0) parts.add("game " + game);
        if (daysOff > 0) parts.add("off " + daysOff);
        return String.join(" ", parts);
    }

    /** The counterpart of {@link #text()}. */
    static ClockLaw read(Line line) {
        int move = part(line, "move", MOST_MINUTES);
        int game = part(line, "game", MOST_MINUTES);
        Word at = line.more() ? line.peek("days off") : new Word("", line.number(), 1);
        int off = part(line, "off", MOST_DAYS_OFF);
        line.end();
        if (move == 0 && game == 0) throw at.expected("'move' or 'game' and a number of minutes");
        return new ClockLaw(move, game, off);
    }

    private static int part(Line line, String word, int most) {
        return line.skip(word) ? line.next("a number").number("a number", 1, most) : 0;
    }
}
