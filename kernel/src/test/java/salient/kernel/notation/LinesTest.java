package salient.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void words_stand_between_spaces_and_comments_are_passed_over() {
        Lines lines = Lines.of("# a position\n\nphase german combat # now\n   # nothing\nturn 3\n");
        Line phase = lines.next("a field");
        assertThat(phase.number()).isEqualTo(3);
        assertThat(phase.words()).extracting(Word::text).containsExactly("phase", "german", "combat");
        assertThat(lines.next("a field").words()).extracting(Word::column).containsExactly(1, 6);
        assertThat(lines.more()).isFalse();
    }

    @Test
    void a_name_with_spaces_stands_in_quotation_marks() {
        Line line = Line.of("move \"KG Peiper\" 7,13");
        line.expect("move");
        assertThat(line.next("a unit")).isEqualTo(new Word("KG Peiper", 1, 7));
        assertThat(line.next("a hex").text()).isEqualTo("7,13");
        line.end();
        assertThat(Word.quoted("KG Peiper")).isEqualTo("\"KG Peiper\"");
        assertThat(Word.quoted("3/2PZ")).isEqualTo("3/2PZ");
        assertThat(Word.quoted("")).isEqualTo("\"\"");
        assertThat(Word.quoted("#1")).isEqualTo("\"#1\"");
        assertThatThrownBy(() -> Word.quoted("the \"fox\"")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_block_is_handed_on_as_it_stands() {
        Lines lines = Lines.of("map\n   . r #\n  \n  x\n\nturn 1");
        lines.next("map").expect("map");
        Lines map = lines.block();
        assertThat(map.column()).isEqualTo(3);
        List<Line> drawn = map.drawn();
        assertThat(drawn).extracting(Line::text).containsExactly(" . r #", "", "x");
        assertThat(drawn.getFirst().bad(3, "no such terrain")).hasMessage("line 2, column 6: no such terrain");
        assertThat(lines.next("turn").number()).isEqualTo(6);
    }

    @Test
    void a_block_without_lines_is_empty() {
        Lines lines = Lines.of("map\nturn 1");
        lines.next("map");
        assertThat(lines.block().more()).isFalse();
        assertThat(lines.next("turn").next("turn").text()).isEqualTo("turn");
    }

    @Test
    void an_indented_text_is_read_back_as_a_block() {
        String text = "a\n  b\n\nc\n";
        Lines lines = Lines.of("position\n" + Lines.indented(text) + "end\n");
        lines.next("position");
        assertThat(lines.block().text()).isEqualTo(text);
    }

    @Test
    void complaints_say_where_and_what_was_expected() {
        assertThatThrownBy(() -> Line.of("move 3/2PZ").words().get(1).number("a hex", 1, 9))
                .hasMessage("line 1, column 6: expected a hex from 1 to 9, found '3/2PZ'");
        Line cut = Line.of("move");
        cut.next("an order");
        assertThatThrownBy(() -> cut.next("a unit"))
                .hasMessage("line 1, column 5: expected a unit, found the end of the line");
        assertThatThrownBy(() -> Line.of("say \"hello").words())
                .hasMessage("line 1, column 5: expected a closing quotation mark before the end of the line");
        assertThatThrownBy(() -> Line.of("a\nb")).hasMessage("line 1, column 2: expected one line, found more");
        assertThatThrownBy(() -> Line.of("go").expect("stop"))
                .hasMessage("line 1, column 1: expected 'stop', found 'go'");
        assertThatThrownBy(() -> Line.of("go on").end())
                .hasMessage("line 1, column 1: expected the end of the line, found 'go'");
        assertThatThrownBy(() -> Lines.of("").next("a game"))
                .hasMessage("line 1, column 1: expected a game, found the end");
        assertThatThrownBy(() -> Lines.of("a\n\n").block().next("a map"))
                .hasMessageContaining("expected a map, found the end");
    }

    @Test
    void a_number_has_one_spelling() {
        for (String wrong : List.of("+3", "03", "3.0", "-0", "99999999999", "0", "10", ""))
            assertThatThrownBy(() -> new Word(wrong, 1, 1).number("a strength", 1, 9))
                    .isInstanceOf(BadNotation.class);
        assertThat(new Word("-3", 1, 1).number("a modifier", -9, 9)).isEqualTo(-3);
    }

    @Test
    void a_choice_lists_what_there_is() {
        Word word = new Word("combt", 2, 7);
        assertThatThrownBy(() -> word.oneOf("a phase", List.of("movement", "combat"), p -> p))
                .hasMessage("line 2, column 7: expected a phase (movement, combat), found 'combt'");
        assertThat(new Word("combat", 1, 1).oneOf("a phase", List.of("movement", "combat"), p -> p))
                .isEqualTo("combat");
        assertThatThrownBy(() -> word.as("a phase", _ -> Optional.empty())).isInstanceOf(BadNotation.class);
        int length = word.as("a length", t -> Optional.of(t.length()));
        assertThat(length).isEqualTo(5);
    }

    @Test
    void parts_of_a_word_keep_their_columns() {
        Word field = new Word("steps=2+3", 1, 10);
        assertThat(field.value("steps")).contains(new Word("2+3", 1, 16));
        assertThat(field.value("step")).isEmpty();
        assertThat(field.value("steps").orElseThrow().split('+'))
                .containsExactly(new Word("2", 1, 16), new Word("3", 1, 18));
        assertThat(new Word("a,,b", 1, 1).split(',')).extracting(Word::text).containsExactly("a", "", "b");
    }

    @Test
    void the_rest_of_a_line_is_free_text() {
        Line line = Line.of("title The #1 battle  ");
        line.expect("title");
        assertThat(line.rest("a title")).isEqualTo(new Word("The #1 battle", 1, 7));
        assertThatThrownBy(() -> line.rest("more")).isInstanceOf(BadNotation.class);
        assertThat(Line.of("undo 2").skip("redo")).isFalse();
        assertThat(Line.of("undo 2").skip("undo")).isTrue();
        assertThat(Line.of("").skip("undo")).isFalse();
    }

    @Test
    void windows_line_ends_are_no_part_of_a_line() {
        assertThat(Lines.of("a b\r\nc\r\n").next("x").words())
                .extracting(Word::text)
                .containsExactly("a", "b");
    }

    @Test
    void a_complaint_inside_a_block_is_placed_in_the_whole_text() {
        assertThat(new BadNotation(2, 4, "x").within(10, 3)).hasMessage("line 11, column 6: x");
    }
}
