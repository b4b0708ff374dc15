package salient.wave.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;
import salient.wave.Games;
import salient.wave.play.Clauses;
import salient.wave.state.Phase;
import salient.wave.units.Sides;

/**
 * Positions of a random game with a line left out, another phase, or lines of another position. Each is refused as bad
 * notation, or it is a position in which everything can be asked and somebody has an order to give.
 */
class DamagedPositionsTest {
    private static final Notation NOTATION = Games.GAME.notation();
    private static final Purpose CHOICE = new Purpose("a choice of the test", Clauses.clause("5.1a"));

    private final SeededDice dice = new SeededDice(11);
    private final List<String> texts = new ArrayList<>();
    private final List<String> orders = new ArrayList<>();

    private int upTo(int limit) {
        return dice.roll(limit, CHOICE) - 1;
    }

    private void collect(String scenario) {
        Games game = Games.start(scenario, false);
        for (int i = 0; i < 700 && game.position().outcome().isEmpty(); i++) {
            boolean asked = game.state().turn.phase.isBattle() || game.state().turn.phase == Phase.DEMOLITION;
            if (asked || i % 40 == 0) texts.add(game.text());
            List<Subject> subjects = new ArrayList<>();
            game.position().subjects(subjects::add);
            List<Order> offered = new ArrayList<>();
            game.position().orders(subjects.get(upTo(subjects.size())), offered::add);
            Order order = offered.get(upTo(offered.size()));
            if (i % 10 == 0) orders.add(NOTATION.print(order));
            game.position().play(order, dice, _ -> {});
        }
    }

    private String damaged(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        switch (upTo(4)) {
            case 0 -> lines.remove(1 + upTo(lines.size() - 1));
            case 1 ->
                lines.replaceAll(line -> line.startsWith("phase ")
                        ? "phase " + Sides.word(upTo(2)) + " " + Phase.values()[upTo(Phase.values().length)].word()
                        : line);
            case 2 -> {
                List<String> other = texts.get(upTo(texts.size())).lines().toList();
                lines.add(other.get(1 + upTo(other.size() - 1)));
            }
            default -> lines.removeIf(line -> line.startsWith("moving ") || line.startsWith("fight-first"));
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void aDamagedPositionIsRefusedOrPlayable() {
        collect("northern-shoulder");
        collect("bastogne");
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 300; i++) {
            String text = damaged(texts.get(upTo(texts.size())));
            Position position;
            try {
                position = NOTATION.parsePosition(text);
            } catch (BadNotation bad) {
                refused++;
                continue;
            }
            read++;
            try {
                look(position);
            } catch (RuntimeException e) {
                throw new AssertionError("in the position\n" + text, e);
            }
        }
        assertThat(read).isGreaterThan(40);
        assertThat(refused).isGreaterThan(40);
    }

    private void look(Position position) {
        position.prompt();
        position.seenBy(Sides.GERMAN_SIDE);
        position.seenBy(Sides.ALLIED_SIDE);
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        List<Order> offered = new ArrayList<>();
        for (int i = 0; i < subjects.size() && offered.size() < 200; i++)
            position.orders(subjects.get(i), offered::add);
        if (position.outcome().isEmpty()) assertThat(offered).isNotEmpty();
        for (String order : orders) position.judge(NOTATION.parseOrder(order, position));
        if (offered.isEmpty()) return;
        Order order = offered.get(upTo(offered.size()));
        assertThat(position.play(order, dice, _ -> {}).isLegal())
                .as(NOTATION.print(order))
                .isTrue();
    }
}
