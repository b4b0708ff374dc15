package salient.table.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON as the standard defines it (RFC 8259) and nothing else: no comments, no field twice, nothing after its end. What
 * cannot be read is refused with its line and column.
 */
public final class JsonParser {
    private static final int DEEPEST = 20;
    private static final int LONGEST_NUMBER = 20;

    private final String text;
    private int at;

    private JsonParser(String text) {
        this.text = text;
    }

    public static JsonValue parse(String text) {
        JsonParser parser = new JsonParser(text);
        JsonValue value = parser.value(0);
        parser.skipSpace();
        if (parser.at < text.length()) throw parser.wrong("something follows its end.");
        return value;
    }

    private JsonValue value(int depth) {
        skipSpace();
        return switch (peek()) {
            case '{' -> object(deeper(depth));
            case '[' -> items(deeper(depth));
            case '"' -> new JsonValue.Text(text());
            case 't' -> word("true", new JsonValue.Truth(true));
            case 'f' -> word("false", new JsonValue.Truth(false));
            case 'n' -> word("null", new JsonValue.Nothing());
            default -> number();
        };
    }

    private int deeper(int depth) {
        if (depth == DEEPEST) throw wrong("it is nested too deeply.");
        return depth + 1;
    }

    private JsonValue object(int depth) {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (accept('}')) return new JsonValue.Object(fields);
        do {
            skipSpace();
            if (peek() != '"') throw wrong("the name of a field was expected.");
            String name = text();
            if (fields.containsKey(name)) throw wrong("a field is given twice.");
            skipSpace();
            expect(':');
            fields.put(name, value(depth));
            skipSpace();
        } while (accept(','));
        expect('}');
        return new JsonValue.Object(fields);
    }

    private JsonValue items(int depth) {
        List<JsonValue> items = new ArrayList<>();
        at++;
        skipSpace();
        if (accept(']')) return new JsonValue.Items(items);
        do {
            items.add(value(depth));
            skipSpace();
        } while (accept(','));
        expect(']');
        return new JsonValue.Items(items);
    }

    private JsonValue word(String word, JsonValue meaning) {
        if (!text.startsWith(word, at)) throw wrong("a value was expected.");
        at += word.length();
        return meaning;
    }

    private JsonValue number() {
        int start = at;
        accept('-');
        if (!isDigit()) {
            at = start;
            throw wrong("a value was expected.");
        }
        if (!accept('0')) digits();
        else if (isDigit()) throw wrong("a number does not begin with zero.");
        if (accept('.')) digits();
        if (accept('e') || accept('E')) {
            if (!accept('+')) accept('-');
            digits();
        }
        if (at - start > LONGEST_NUMBER) throw wrong("a number is too long.");
        return new JsonValue.Number(text.substring(start, at));
    }

    private void digits() {
        if (!isDigit()) throw wrong("a digit was expected.");
        while (isDigit()) at++;
    }

    private boolean isDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private String text() {
        StringBuilder read = new StringBuilder();
        at++;
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                at--;
                throw wrong("a control character in a text must be escaped.");
            }
            read.append(c == '\\' ? escaped() : c);
        }
        at++;
        String whole = read.toString();
        Texts.check(whole);
        return whole;
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> {
                at--;
                throw wrong("there is no such escape.");
            }
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++, at++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) throw wrong("a hexadecimal digit was expected.");
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        if (at >= text.length()) throw wrong("it ends too early.");
        return text.charAt(at);
    }

    private boolean accept(char c) {
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void expect(char c) {
        if (peek() != c) throw wrong("'" + c + "' was expected.");
        at++;
    }

    private RequestRefused wrong(String what) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < at; i++) {
            column++;
            if (text.charAt(i) == '\n') {
                line++;
                column = 1;
            }
        }
        return RequestRefused.json("This is not JSON at line " + line + ", column " + column + ": " + what);
    }
}
