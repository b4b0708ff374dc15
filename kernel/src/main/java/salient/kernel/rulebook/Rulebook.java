package salient.kernel.rulebook;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The clauses of one game in the order of its book. */
public final class Rulebook {
    private final String game;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** RULE and OPTION are enforced, INTERFACE is offered by a client, INFORMATION is shown. */
    public enum Kind {
        RULE,
        OPTION,
        INTERFACE,
        INFORMATION
    }

    /** Where the figures of a clause come from. */
    public enum Provenance {
        PRINTED,
        DERIVED,
        RECONSTRUCTED
    }

    /** One clause in our own words; the ruling is empty where the text needs none. */
    public record Entry(ClauseId id, String chapter, Kind kind, String text, String ruling, Provenance provenance) {}

    private Rulebook(String game) {
        this.game = game;
    }

    /**
     * Reads {@code id | kind | text | ruling | provenance}, one clause a line. A line that starts with {@code #} opens a
     * chapter and gives its title; empty lines are passed over.
     */
    public static Rulebook parse(String game, String file, String text) {
        Rulebook book = new Rulebook(game);
        String chapter = "";
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.isBlank()) continue;
            if (line.startsWith("#")) {
                chapter = line.substring(1).strip();
                continue;
            }
            book.add(chapter, line, file, number);
        }
        return book;
    }

    private void add(String chapter, String line, String file, int number) {
        List<String> cells = cells(line);
        if (cells.size() != 5)
            throw new IllegalArgumentException(file + ", line " + number
                    + ": expected five cells (id | kind | text | ruling | provenance), found " + cells.size());
        try {
            Entry entry = new Entry(
                    new ClauseId(game, cells.get(0)),
                    chapter,
                    Kind.valueOf(cells.get(1).toUpperCase(java.util.Locale.ROOT)),
                    cells.get(2),
                    cells.get(3),
                    Provenance.valueOf(cells.get(4).toUpperCase(java.util.Locale.ROOT)));
            if (entries.put(entry.id().number(), entry) != null)
                throw new IllegalArgumentException("clause " + entry.id() + " stands twice");
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ", line " + number + ": " + e.getMessage(), e);
        }
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        int from = 0;
        for (int bar = line.indexOf('|'); bar >= 0; bar = line.indexOf('|', from)) {
            cells.add(line.substring(from, bar).strip());
            from = bar + 1;
        }
        cells.add(line.substring(from).strip());
        return cells;
    }

    public String game() {
        return game;
    }

    public Collection<Entry> entries() {
        return entries.values();
    }

    public Optional<Entry> find(String number) {
        return Optional.ofNullable(entries.get(number));
    }
}
