package salient.kernel.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RulebookTest {
    private static Rulebook book(String text) {
        return Rulebook.parse("toy", "toy.md", text);
    }

    @Test
    void clauses_keep_the_order_of_the_book_and_know_their_chapter() {
        Rulebook book = book("""
                # 6 Supply
                6.10 | rule | One water hexside. | It is the last. | printed

                6.2 | information | Why supply matters. | | derived
                # 7 Stacking
                7.1 | option | Four units. | | reconstructed
                """);
        assertThat(book.entries()).extracting(e -> e.id().number()).containsExactly("6.10", "6.2", "7.1");
        Rulebook.Entry first = book.find("6.10").orElseThrow();
        assertThat(first)
                .isEqualTo(new Rulebook.Entry(
                        ClauseId.of("toy 6.10"),
                        "6 Supply",
                        Rulebook.Kind.RULE,
                        "One water hexside.",
                        "It is the last.",
                        Rulebook.Provenance.PRINTED));
        assertThat(book.find("7.1").orElseThrow().chapter()).isEqualTo("7 Stacking");
        assertThat(book.find("9")).isEmpty();
    }

    @Test
    void a_faulty_book_names_file_and_line() {
        assertThatThrownBy(() -> book("\n6.1 | rule | text"))
                .hasMessage("toy.md, line 2: expected five cells (id | kind | text | ruling | provenance), found 3");
        assertThatThrownBy(() -> book("6.1 | law | text | | printed")).hasMessageContaining("toy.md, line 1: ");
        assertThatThrownBy(() -> book("6.1 | rule | a | | printed\n6.1 | rule | b | | printed"))
                .hasMessage("toy.md, line 2: clause toy 6.1 stands twice");
    }

    @Test
    void a_clause_has_one_spelling() {
        assertThat(ClauseId.of("breakthrough 7.6b")).isEqualTo(new ClauseId("breakthrough", "7.6b"));
        assertThat(ClauseId.of("wave note p7 a")).hasToString("wave note p7 a");
        assertThat(ClauseId.of("a 2")).isGreaterThan(ClauseId.of("a 1")).isLessThan(ClauseId.of("b 1"));
        for (String wrong : new String[] {"7.6b", "", "wave ", " 7"})
            assertThatThrownBy(() -> ClauseId.of(wrong)).isInstanceOf(IllegalArgumentException.class);
    }
}
