package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.dice.Commitment;
import salient.kernel.dice.Seed;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;

/**
 * Reads records. A record has one spelling only: what is read is printed again and must give the same text, so that
 * not even a changed space goes unnoticed.
 */
final class RecordReader {
    private final String text;
    private final Lines lines;

    RecordReader(String text) {
        this.text = text.replace("\r\n", "\n");
        this.lines = Lines.of(this.text);
    }

    GameRecord read() {
        refuseInvisible();
        Line first = lines.next("'" + RecordText.FORMAT + "'");
        if (!first.text().equals(RecordText.FORMAT)) throw first.bad(0, "expected '" + RecordText.FORMAT + "'");
        Header header = header();
        String start = hash(field("start"));
        List<Entry> entries = new ArrayList<>();
        while (isNumber(lines.peek("a step or 'end'"))) entries.add(step(lines.next("a step"), entries.size() + 1));
        Optional<GameRecord.Result> result = optional("outcome").map(RecordReader::result);
        Optional<Seed> seed = optional("seed").map(line -> new Seed(hex(line, "a seed")));
        Line end = field("end");
        end.next("the number of steps").number("the number of steps, which is", entries.size(), entries.size());
        Word hash = end.next("a hash");
        end.end();
        GameRecord record = new GameRecord(header, start, entries, result, seed);
        compare(RecordText.print(record), hash);
        return record;
    }

    /** What a reader of other texts passes over has no place here: it could be changed without being noticed. */
    private void refuseInvisible() {
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.startsWith("#")) throw new BadNotation(number, 1, "expected no comment in a record");
            if (line.indexOf('\r') >= 0)
                throw new BadNotation(number, line.indexOf('\r') + 1, "expected no carriage return inside a line");
        }
    }

    private Header header() {
        String game = only(field("game"), "the id of a game");
        int rules = field("rules").next("a version").number("a version", 1, Integer.MAX_VALUE);
        Beginning beginning = beginning();
        Optional<UndoLaw> undo = optional("undo").map(RecordReader::undoLaw);
        Optional<ClockLaw> clock = optional("clock").map(ClockLaw::read);
        Optional<Line> dice = optional("dice");
        dice.ifPresent(line -> {
            line.expect("own");
            line.end();
        });
        SortedMap<String, String> players = bySide("player", "a name");
        Optional<Commitment> commitment = optional("commitment").map(line -> new Commitment(hex(line, "a commitment")));
        return new Header(
                game,
                rules,
                beginning,
                undo,
                clock,
                players,
                commitment,
                bySide("entropy", "what the player added"),
                dice.isPresent());
    }

    private static UndoLaw undoLaw(Line line) {
        Word word = line.next("'strict' or 'practice'");
        line.end();
        for (UndoLaw law : UndoLaw.values()) if (word.is(law.id())) return law;
        throw word.expected("'strict' or 'practice'");
    }

    private Beginning beginning() {
        Optional<Line> position = optional("position");
        if (position.isPresent()) {
            position.get().end();
            Lines block = lines.block();
            if (!block.more()) throw block.end("a position, each line two spaces in");
            return new Beginning.FromPosition(block.text());
        }
        String scenario = only(field("scenario"), "the id of a scenario");
        SortedMap<String, String> options = new TreeMap<>();
        for (Optional<Line> line = optional("option"); line.isPresent(); line = optional("option"))
            put(options, line.get(), "an option", line.get().next("an option"), only(line.get(), "its value"));
        return new Beginning.FromScenario(scenario, options);
    }

    private SortedMap<String, String> bySide(String key, String what) {
        SortedMap<String, String> values = new TreeMap<>();
        for (Optional<Line> line = optional(key); line.isPresent(); line = optional(key)) {
            Word side = line.get().next("a side");
            Word value = line.get().rest(what);
            if (!value.text().equals(value.text().strip())) throw value.expected(what + " without spaces around it");
            put(values, line.get(), key, side, value.text());
        }
        return values;
    }

    private static void put(SortedMap<String, String> map, Line line, String what, Word key, String value) {
        if (map.put(key.text(), value) != null) throw key.bad(what + " '" + key + "' stands twice");
        line.end();
    }

    private Line field(String key) {
        Line line = lines.next("'" + key + "'");
        line.expect(key);
        return line;
    }

    private Optional<Line> optional(String key) {
        return lines.peek("'end'").peek("a word").is(key) ? Optional.of(field(key)) : Optional.empty();
    }

    private static boolean isNumber(Line line) {
        return Character.isDigit(line.peek("a step").text().charAt(0));
    }

    private static Entry step(Line line, int number) {
        line.next("a number").number("the number of the step, which is", number, number);
        return StepReader.read(line, number);
    }

    private static GameRecord.Result result(Line line) {
        Word winner = line.next("a side or 'draw'");
        int score = line.next("a score").number("a score", Integer.MIN_VALUE, Integer.MAX_VALUE);
        String level = line.rest("the level of victory").text();
        return new GameRecord.Result(winner.is("draw") ? Optional.empty() : Optional.of(winner.text()), level, score);
    }

    private static String only(Line line, String what) {
        String word = line.next(what).text();
        line.end();
        return word;
    }

    private static String hash(Line line) {
        Word word = line.next("a hash");
        line.end();
        return StepReader.hash(word);
    }

    private static String hex(Line line, String what) {
        Word word = line.next(what);
        if (!Seed.isHex(word.text())) throw word.expected(what + " of " + Seed.DIGITS + " digits 0-9 or a-f");
        line.end();
        return word.text();
    }

    /** The first place where the text is not as it would be printed. */
    private void compare(String printed, Word endHash) {
        if (text.equals(printed)) return;
        String[] are = text.split("\n", -1);
        String[] shouldBe = printed.split("\n", -1);
        for (int i = 0; i < Math.max(are.length, shouldBe.length); i++) {
            String is = i < are.length ? are[i] : "";
            String should = i < shouldBe.length ? shouldBe[i] : "";
            if (is.equals(should) && i < are.length && i < shouldBe.length) continue;
            int column = 0;
            while (column < Math.min(is.length(), should.length()) && is.charAt(column) == should.charAt(column))
                column++;
            if (i + 1 == endHash.line() && column + 1 >= endHash.column())
                throw endHash.bad("the closing lines were changed: expected the hash '"
                        + should.substring(endHash.column() - 1) + "'");
            throw new BadNotation(
                    i + 1,
                    column + 1,
                    should.isEmpty() ? "expected an empty line" : "expected the line '" + should + "'");
        }
    }
}
