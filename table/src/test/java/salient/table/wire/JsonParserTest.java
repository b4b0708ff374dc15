package salient.table.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every JSON text is read, and nothing else. */
class JsonParserTest {
    @Test
    void everyKindOfValueIsRead() {
        assertThat(JsonParser.parse(" {\"a\": [1, -2.5e3, true, false, null, \"x\"], \"b\": {}} "))
                .isEqualTo(new JsonValue.Object(Map.of(
                        "a",
                        new JsonValue.Items(List.of(
                                new JsonValue.Number("1"),
                                new JsonValue.Number("-2.5e3"),
                                new JsonValue.Truth(true),
                                new JsonValue.Truth(false),
                                new JsonValue.Nothing(),
                                new JsonValue.Text("x"))),
                        "b",
                        new JsonValue.Object(Map.of()))));
    }

    @Test
    void escapesAreRead() {
        assertThat(JsonParser.parse("\"\\\"\\\\\\/\\n\\r\\t\\u00e4\\ud83c\\udfb2\""))
                .isEqualTo(new JsonValue.Text("\"\\/\n\r\tä\uD83C\uDFB2"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "[1",
                "[1,",
                "[1,]",
                "{,}",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "'a'",
                "tru",
                "nul",
                "01",
                "1.",
                ".5",
                "-",
                "+1",
                "1e",
                "--1",
                "0x1",
                "\"",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\n\"",
                "1 2",
                "{} {}",
                "[1 2]",
                "NaN",
                "// no",
                "\uFEFF{}"
            })
    void whatIsNotJsonIsRefused(String text) {
        assertThatThrownBy(() -> JsonParser.parse(text))
                .isInstanceOf(RequestRefused.class)
                .hasMessageStartingWith("This is not JSON at line 1, column ")
                .hasMessageEndingWith(".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"a\":1,\"a\":2} | a field is given twice",
                "{\"a\": \"\\u0007\"} | Character 1 of a text is a control character",
                "{\"a\": \"b\\ud800\"} | Character 2 of a text is half of a surrogate pair",
                "111111111111111111111 | a number is too long"
            })
    void whatIsWrongIsSaid(String text, String why) {
        assertThatThrownBy(() -> JsonParser.parse(text)).hasMessageContaining(why);
    }

    @Test
    void theLineAndTheColumnAreNamed() {
        assertThatThrownBy(() -> JsonParser.parse("{\n  \"a\": 1,\n  b\n}")).hasMessageContaining("line 3, column 3");
    }

    @Test
    void twentyLevelsAreDeepEnough() {
        assertThat(JsonParser.parse("[".repeat(20) + "]".repeat(20))).isInstanceOf(JsonValue.Items.class);
        assertThatThrownBy(() -> JsonParser.parse("[".repeat(21) + "]".repeat(21)))
                .hasMessageContaining("nested too deeply");
    }
}
