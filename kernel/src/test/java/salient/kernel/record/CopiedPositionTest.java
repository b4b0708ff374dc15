package salient.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** A position that is copied from one table and pasted at another. */
class CopiedPositionTest {
    private static final Game GAME = RandomSkirmish.GAME;

    private static Position middle() {
        RandomSkirmish random = new RandomSkirmish(2);
        for (int i = 0; i < 6; i++) random.playOne();
        return random.match.position();
    }

    @Test
    void a_whole_position_reads_back_as_it_was_printed() {
        Position position = middle();
        String text = CopiedPosition.of(GAME, position).text();
        CopiedPosition read = CopiedPosition.parse(text);
        assertThat(read.text()).isEqualTo(text);
        assertThat(read.read(GAME).hash()).isEqualTo(position.hash());
        assertThat(read.knowing(GAME)).isEmpty();
        assertThat(CopiedPosition.isOne("\n " + text)).isTrue();
        assertThat(CopiedPosition.isOne("salient record 1\n")).isFalse();
    }

    @Test
    void what_a_side_knows_is_marked_as_such() {
        Side red = GAME.sides().getFirst();
        Position known = middle().knownTo(red);
        CopiedPosition read =
                CopiedPosition.parse(CopiedPosition.of(GAME, known, red).text().replace("\n", "\r\n"));
        assertThat(read.knowing(GAME)).contains(red);
        assertThat(read.read(GAME).hash()).isEqualTo(known.hash());
    }

    @Test
    void what_is_wrong_is_named_by_its_place() {
        String text = CopiedPosition.of(GAME, middle(), GAME.sides().getFirst()).text();
        assertWrong(text.replace("salient position 1", "salient position 2"), "expected 'salient position 1'");
        assertWrong(text.substring(0, text.length() - 4), "expected 'end'");
        assertWrong(text + "more\n", "expected nothing after 'end'");
        assertWrong(text.replace("  decides ", "  decides p"), "line 7, column 11: expected a side");
        assertWrong(text.replace("rules 1", "rules 2"), "open it with a newer program");
        assertWrong(text.replace("known to red", "known to green"), "there is no side green");
        assertWrong("salient position 1\ngame skirmish\nrules 1\nposition\nend\n", "expected a position");
    }

    private static void assertWrong(String text, String complaint) {
        assertThatThrownBy(() -> {
                    CopiedPosition read = CopiedPosition.parse(text);
                    read.read(GAME);
                    read.knowing(GAME);
                })
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(complaint);
    }
}
