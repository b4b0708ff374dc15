package salient.table;

import java.util.Optional;

/** The texts of the server's own entries: two parts with a line break between, the first without one. */
final class EntryTexts {
    private EntryTexts() {}

    record Said(String name, String text) {}

    record Seated(String name, Optional<String> computer) {}

    static String say(String name, String text) {
        return name + "\n" + text;
    }

    static Said said(String text) {
        int end = text.indexOf('\n');
        return new Said(text.substring(0, end), text.substring(end + 1));
    }

    static String seat(String name, Optional<String> computer) {
        return name + "\n" + computer.orElse("");
    }

    static Seated seated(String text) {
        int end = text.indexOf('\n');
        return new Seated(
                text.substring(0, end), Optional.of(text.substring(end + 1)).filter(id -> !id.isEmpty()));
    }
}
