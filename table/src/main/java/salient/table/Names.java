package salient.table;

import java.util.Optional;
import salient.table.wire.RequestRefused;

/** Names of players and titles of games, as people give them. */
final class Names {
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_TITLE = 80;

    private Names() {}

    static String player(Optional<String> name) {
        return line("A name", name.orElse("Anonymous"), LONGEST_NAME);
    }

    static String title(Optional<String> title, String otherwise) {
        return line("A title", title.orElse(otherwise), LONGEST_TITLE);
    }

    static String savePoint(String name) {
        return line("The name of a save point", name, LONGEST_NAME);
    }

    private static String line(String what, String text, int most) {
        String line = text.strip();
        if (line.isEmpty() || line.length() > most || line.chars().anyMatch(Character::isISOControl))
            throw RequestRefused.json(what + " must be one line of 1 to " + most + " characters.");
        return line;
    }
}
