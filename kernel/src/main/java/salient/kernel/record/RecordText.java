package salient.kernel.record;

import java.util.SortedMap;
import salient.kernel.notation.Lines;

/** Writes records. The lines it makes are part of what is hashed, so they never change within a format version. */
final class RecordText {
    static final String FORMAT = "salient record 1";

    private RecordText() {}

    static String print(GameRecord record) {
        StringBuilder text = new StringBuilder(FORMAT).append('\n');
        text.append(header(record.header()));
        text.append("start ").append(record.start()).append("\n\n");
        for (Entry entry : record.entries()) text.append(entry.text()).append('\n');
        if (!record.entries().isEmpty()) text.append('\n');
        String closing = closing(record);
        return text.append(closing)
                .append(' ')
                .append(Chain.end(closing))
                .append('\n')
                .toString();
    }

    /** The header's lines, without the first, which names the format. */
    static String header(Header header) {
        StringBuilder text = new StringBuilder();
        line(text, "game", header.game());
        line(text, "rules", Integer.toString(header.rules()));
        switch (header.beginning()) {
            case Beginning.FromScenario(String scenario, SortedMap<String, String> options) -> {
                line(text, "scenario", scenario);
                options.forEach((option, value) -> line(text, "option", option + " " + value));
            }
            case Beginning.FromPosition(String position) ->
                text.append("position\n").append(Lines.indented(position));
        }
        header.undo().ifPresent(law -> line(text, "undo", law.id()));
        header.clock().ifPresent(law -> line(text, "clock", law.text()));
        if (header.ownDice()) line(text, "dice", "own");
        header.players().forEach((side, name) -> line(text, "player", side + " " + name));
        header.commitment().ifPresent(c -> line(text, "commitment", c.hex()));
        header.entropy().forEach((side, added) -> line(text, "entropy", side + " " + added));
        return text.toString();
    }

    /** The lines after the steps, without the hash that ends the last. */
    static String closing(GameRecord record) {
        StringBuilder text = new StringBuilder();
        record.result().ifPresent(result -> line(text, "outcome", text(result)));
        record.seed().ifPresent(seed -> line(text, "seed", seed.hex()));
        return text.append("end ").append(record.entries().size()).toString();
    }

    private static String text(GameRecord.Result result) {
        return result.winner().orElse("draw") + " " + result.score() + " " + result.level();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(' ').append(value).append('\n');
    }
}
