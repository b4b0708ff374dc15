package salient.table;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import salient.kernel.play.Position;

/**
 * What {@link TableState} needs, besides the entries themselves, to go on after one of them without playing them again.
 *
 * @param sequence the last entry it contains
 * @param entries  a hash of the entries up to there
 * @param noticing the perspectives that noticed each entry, as bits
 * @param orders   the same for each order in force, then for each that can be redone: a step that answers a request is
 *     noticed by all, its order is not
 * @param revealing which of these orders revealed something hidden
 * @param plans the sides whose plans have begun
 * @param clocks what the sides have used of their time
 * @param position complete
 */
record SavedState(
        int sequence,
        long entries,
        int[] noticing,
        int[] orders,
        BitSet revealing,
        SortedSet<String> plans,
        String clocks,
        Position position) {
    private static final String FORMAT = "saved state 4";
    private static final int LINES = 9;

    interface Printer {
        String print(Position position);
    }

    interface Parser {
        Position parse(String text);
    }

    /** @param writer the program and the rules it was written with */
    String text(String writer, Printer printer) {
        return String.join(
                "\n",
                FORMAT,
                writer,
                Integer.toString(sequence),
                Long.toString(entries),
                digits(noticing),
                digits(orders),
                digits(revealing.stream().toArray()),
                String.join(" ", plans),
                clocks,
                printer.print(position));
    }

    /** Empty if it was written by another program; a text that is damaged is an {@link IllegalArgumentException}. */
    static Optional<SavedState> parse(String text, String writer, Parser parser) {
        String[] lines = text.split("\n", LINES + 1);
        if (lines.length != LINES + 1) throw new IllegalArgumentException("a saved state has more lines");
        if (!lines[0].equals(FORMAT) || !lines[1].equals(writer)) return Optional.empty();
        BitSet revealing = new BitSet();
        for (int order : numbers(lines[6])) revealing.set(order);
        return Optional.of(new SavedState(
                Integer.parseInt(lines[2]),
                Long.parseLong(lines[3]),
                numbers(lines[4]),
                numbers(lines[5]),
                revealing,
                words(lines[7]),
                lines[8],
                parser.parse(lines[9])));
    }

    /** Numbers in base 36 with spaces between. */
    private static String digits(int[] numbers) {
        StringBuilder text = new StringBuilder(2 * numbers.length);
        for (int number : numbers) {
            if (!text.isEmpty()) text.append(' ');
            text.append(Integer.toString(number, 36));
        }
        return text.toString();
    }

    private static SortedSet<String> words(String text) {
        return new TreeSet<>(text.isEmpty() ? List.of() : List.of(text.split(" ")));
    }

    private static int[] numbers(String text) {
        if (text.isEmpty()) return new int[0];
        return List.of(text.split(" ")).stream()
                .mapToInt(digits -> Integer.parseInt(digits, 36))
                .toArray();
    }
}
