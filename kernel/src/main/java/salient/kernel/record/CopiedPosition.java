package salient.kernel.record;

import java.util.Optional;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * A position as a text that can be carried from one table to another: of which game it is, whose knowledge it is, and the
 * position in the game's notation.
 *
 * @param knownTo  the id of the side whose knowledge it is; nothing for the complete position
 * @param position in the game's notation
 * @param line     the number of the line in which the position begins
 */
public record CopiedPosition(String game, int rules, Optional<String> knownTo, String position, int line) {
    static final String FORMAT = "salient position 1";
    private static final int LINES_BEFORE = 5;

    /** A complete position. */
    public static CopiedPosition of(Game game, Position position) {
        return of(game, position, Optional.empty());
    }

    /** What a side knows of a position. */
    public static CopiedPosition of(Game game, Position known, Side knownTo) {
        return of(game, known, Optional.of(knownTo.id()));
    }

    private static CopiedPosition of(Game game, Position position, Optional<String> knownTo) {
        return new CopiedPosition(
                game.id(),
                game.rulesVersion(),
                knownTo,
                game.notation().print(position),
                LINES_BEFORE + (knownTo.isPresent() ? 1 : 0));
    }

    public String text() {
        return FORMAT + "\ngame " + game + "\nrules " + rules
                + knownTo.map(side -> "\nknown to " + side).orElse("") + "\nposition\n" + Lines.indented(position)
                + "end\n";
    }

    /** Whether a text begins as a position does and not as a record. */
    public static boolean isOne(String text) {
        return text.stripLeading().startsWith("salient position");
    }

    /** The counterpart of {@link #text()}; what cannot be read is a {@link BadNotation}. */
    public static CopiedPosition parse(String text) {
        Lines lines = Lines.of(text);
        Line first = lines.next("'" + FORMAT + "'");
        if (!first.text().strip().equals(FORMAT)) throw first.bad(0, "expected '" + FORMAT + "'");
        String game = only(field(lines, "game"), "the id of a game");
        int rules = field(lines, "rules").next("a version").number("a version", 1, Integer.MAX_VALUE);
        Optional<String> knownTo = Optional.empty();
        if (lines.peek("'position'").peek("a word").is("known")) {
            Line known = field(lines, "known");
            known.expect("to");
            knownTo = Optional.of(only(known, "a side"));
        }
        field(lines, "position").end();
        int line = lines.number();
        Lines block = lines.block();
        if (!block.more()) throw block.end("a position, each line two spaces in");
        String position = block.text();
        field(lines, "end").end();
        if (lines.more()) throw lines.next("").bad(0, "expected nothing after 'end'");
        return new CopiedPosition(game, rules, knownTo, position, line);
    }

    private static Line field(Lines lines, String key) {
        Line line = lines.next("'" + key + "'");
        line.expect(key);
        return line;
    }

    private static String only(Line line, String what) {
        Word word = line.next(what);
        line.end();
        return word.text();
    }

    /** The position; one of a later version of the rules is refused. */
    public Position read(Game played) {
        if (rules > played.rulesVersion())
            throw new BadNotation(
                    1,
                    1,
                    "the position follows rules version " + rules + ", this program knows versions up to "
                            + played.rulesVersion() + "; open it with a newer program");
        try {
            return played.notation().parsePosition(position);
        } catch (BadNotation bad) {
            throw bad.within(line, 1 + Lines.INDENT.length());
        }
    }

    /** The side whose knowledge it is; an id that is none is a {@link BadNotation}. */
    public Optional<Side> knowing(Game played) {
        return knownTo.map(id -> played.sides().stream()
                .filter(side -> side.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadNotation(4, 1, "there is no side " + id)));
    }
}
