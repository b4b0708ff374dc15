package salient.site;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.table.store.JournalEntry;
import salient.table.store.SavedStateRow;
import salient.table.store.SeatRow;
import salient.table.store.TableRow;

/** Rows as texts of one line: fields with tabs between, in which tabs, line breaks and backslashes are escaped. */
final class RowTexts {
    static final String TABLE = "table";
    static final String SEAT = "seat";
    static final String ENTRY = "entry";
    static final String STATE = "state";

    private RowTexts() {}

    // ---- keys

    static String key(TableRow row) {
        return TABLE + "/" + row.id();
    }

    static String key(SeatRow seat) {
        return SEAT + "/" + seat.table() + "/" + seat.side();
    }

    static String key(JournalEntry entry) {
        return ENTRY + "/" + entry.table() + "/" + entry.sequence();
    }

    static String key(SavedStateRow state) {
        return STATE + "/" + state.table() + "/" + state.sequence();
    }

    // ---- texts

    static String text(TableRow row) {
        return joined(
                row.game(),
                row.header(),
                row.title(),
                Boolean.toString(row.spectators()),
                Boolean.toString(row.study()),
                row.seed(),
                millis(row.createdAt()));
    }

    static TableRow table(String id, String text) {
        List<String> fields = parted(text, 7);
        return new TableRow(
                id,
                fields.get(0),
                fields.get(1),
                fields.get(2),
                Boolean.parseBoolean(fields.get(3)),
                Boolean.parseBoolean(fields.get(4)),
                fields.get(5),
                instant(fields.get(6)));
    }

    static String text(SeatRow seat) {
        return joined(
                seat.sitter().word(),
                seat.name(),
                seat.computer().orElse(""),
                Boolean.toString(seat.host()),
                seat.tokenHash().orElse(""),
                seat.invitationHash().orElse(""),
                seat.openInvitation().orElse(""),
                millis(seat.invitedAt()),
                Boolean.toString(seat.came()));
    }

    static SeatRow seat(String table, String side, String text) {
        List<String> fields = parted(text, 9);
        return new SeatRow(
                table,
                side,
                SeatRow.Sitter.of(fields.get(0)),
                fields.get(1),
                present(fields.get(2)),
                Boolean.parseBoolean(fields.get(3)),
                present(fields.get(4)),
                present(fields.get(5)),
                present(fields.get(6)),
                instant(fields.get(7)),
                Boolean.parseBoolean(fields.get(8)));
    }

    static String text(JournalEntry entry) {
        return joined(entry.kind().word(), entry.side(), entry.text(), entry.request(), millis(entry.at()));
    }

    static JournalEntry entry(String table, int sequence, String text) {
        List<String> fields = parted(text, 5);
        return new JournalEntry(
                table,
                sequence,
                JournalEntry.Kind.of(fields.get(0)),
                fields.get(1),
                fields.get(2),
                fields.get(3),
                instant(fields.get(4)));
    }

    static String text(SavedStateRow state) {
        return joined(state.text());
    }

    static SavedStateRow state(String table, int sequence, String text) {
        return new SavedStateRow(table, sequence, parted(text, 1).getFirst());
    }

    // ---- fields

    private static String millis(Instant at) {
        return Long.toString(at.toEpochMilli());
    }

    private static Instant instant(String millis) {
        return Instant.ofEpochMilli(Long.parseLong(millis));
    }

    private static Optional<String> present(String text) {
        return Optional.of(text).filter(given -> !given.isEmpty());
    }

    private static String joined(String... fields) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            if (i > 0) text.append('\t');
            escape(fields[i], text);
        }
        return text.toString();
    }

    private static void escape(String field, StringBuilder text) {
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            switch (c) {
                case '\\' -> text.append("\\\\");
                case '\t' -> text.append("\\t");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                default -> text.append(c);
            }
        }
    }

    private static List<String> parted(String text, int count) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\t') {
                fields.add(field.toString());
                field.setLength(0);
            } else if (c == '\\' && i + 1 < text.length()) field.append(unescaped(text.charAt(++i)));
            else field.append(c);
        }
        fields.add(field.toString());
        if (fields.size() != count) throw new IllegalArgumentException("a row has " + count + " fields");
        return fields;
    }

    private static char unescaped(char c) {
        return switch (c) {
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'r' -> '\r';
            default -> c;
        };
    }
}
