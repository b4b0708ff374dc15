package salient.greatbattles.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.greatbattles.GreatBattles;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.ClauseId;

/** Every position that play reaches has a text that is read back to it; a damaged text is refused or playable. */
class PositionPropertyTest {
    private static final GreatBattles GAME = new GreatBattles();
    private static final Purpose CHOICE = new Purpose("a choice", ClauseId.of("greatbattles G36"));
    private static final String VARIANTS =
            "variant.tank-riders=2,variant.smoke=yes,variant.day-reserve=yes,variant.ammo-low=faq";

    @ParameterizedTest
    @CsvSource({"crossroads, 11", "agira, 12", "noville, 13", "malta, 14"})
    void everyPositionReachedIsReadBackAsItWas(String scenario, int seed) {
        for (boolean variants : new boolean[] {false, true})
            play(scenario, seed, variants, position -> {
                String text = GAME.notation().print(position);
                Position read = GAME.notation().parsePosition(text);
                assertThat(GAME.notation().print(read)).isEqualTo(text);
                assertThat(read.hash()).as(text).isEqualTo(position.hash());
            });
    }

    /** Words of other positions and of other lines in a text that was right. */
    @ParameterizedTest
    @CsvSource({"crossroads, 21", "agira, 22", "noville, 23", "malta, 24"})
    void aDamagedPositionIsRefusedWithItsLineOrCanBePlayed(String scenario, int seed) {
        SeededDice dice = new SeededDice(seed);
        List<String> words = new ArrayList<>();
        int[] looked = {0, 0, 0};
        play(scenario, seed, true, position -> {
            if (looked[0]++ % 37 != 0) return;
            String text = GAME.notation().print(position);
            words.addAll(Arrays.asList(text.split("[ \n]+")));
            for (int i = 0; i < 20; i++) {
                String damaged = damage(text, words, dice);
                try {
                    GAME.notation().parsePosition(damaged);
                    looked[2]++;
                } catch (BadNotation refused) {
                    assertThat(refused.place().line()).isBetween(1, damaged.split("\n").length + 1);
                    looked[1]++;
                    continue;
                }
                try {
                    use(GAME.notation().parsePosition(damaged), dice);
                } catch (RuntimeException e) {
                    throw new AssertionError("cannot be used:\n" + damaged, e);
                }
            }
        });
        assertThat(looked[1]).isPositive();
        assertThat(looked[2]).isPositive();
    }

    private static String damage(String text, List<String> words, SeededDice dice) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int at = 1 + upTo(lines.size() - 1, dice) - 1;
        List<String> line = new ArrayList<>(Arrays.asList(lines.get(at).split(" ")));
        int word = upTo(line.size(), dice) - 1;
        String other = words.get(upTo(words.size(), dice) - 1);
        switch (upTo(4, dice)) {
            case 1 -> line.remove(word);
            case 2 -> line.add(word, other);
            case 3 -> line.set(word, other);
            default -> {
                lines.remove(at);
                return String.join("\n", lines);
            }
        }
        lines.set(at, String.join(" ", line));
        return String.join("\n", lines);
    }

    private static void use(Position position, SeededDice dice) {
        GAME.notation().print(position);
        for (int step = 0; step < 4 && position.outcome().isEmpty(); step++) {
            position.prompt();
            for (Side side : GAME.sides()) position.seenBy(side);
            List<Subject> subjects = new ArrayList<>();
            position.subjects(subjects::add);
            if (subjects.isEmpty() && step == 0) throw new IllegalStateException("nothing to decide");
            if (subjects.isEmpty()) return;
            List<Order> orders = new ArrayList<>();
            position.orders(subjects.get(upTo(subjects.size(), dice) - 1), orders::add);
            if (orders.isEmpty()) continue;
            position.play(orders.get(upTo(orders.size(), dice) - 1), dice, position::sentence);
        }
    }

    private static void play(String scenario, long seed, boolean variants, Consumer<Position> look) {
        Map<String, String> chosen = new TreeMap<>();
        if (variants) for (String option : VARIANTS.split(",")) chosen.put(option.split("=")[0], option.split("=")[1]);
        Position position = GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), chosen));
        SeededDice choices = new SeededDice(seed);
        SeededDice dice = new SeededDice(~seed);
        while (position.outcome().isEmpty()) {
            look.accept(position);
            List<Subject> subjects = new ArrayList<>();
            position.subjects(subjects::add);
            List<Order> orders = new ArrayList<>();
            position.orders(subjects.get(upTo(subjects.size(), choices) - 1), orders::add);
            position.play(orders.get(upTo(orders.size(), choices) - 1), dice, _ -> {});
        }
        look.accept(position);
    }

    private static int upTo(int n, SeededDice dice) {
        return dice.roll(n, CHOICE);
    }
}
