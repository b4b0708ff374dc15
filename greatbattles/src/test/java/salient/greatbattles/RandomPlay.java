package salient.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.ClauseId;

/** Plays a scenario by random legal orders. */
final class RandomPlay {
    private static final Purpose CHOICE = new Purpose("a choice", ClauseId.of("greatbattles G36"));

    private RandomPlay() {}

    /** Returns the number of orders; looks at every position on the way. */
    static int play(String scenario, long seed, Consumer<Position> look) {
        return play(new GreatBattles(), scenario, seed, look);
    }

    static int play(GreatBattles game, String scenario, long seed, Consumer<Position> look) {
        Position position = game.start(game.scenario(scenario), Options.of(game.options(), Map.of()));
        SeededDice choices = new SeededDice(seed);
        SeededDice dice = new SeededDice(~seed);
        int orders = 0;
        while (position.outcome().isEmpty()) {
            look.accept(position);
            List<Subject> subjects = new ArrayList<>();
            position.subjects(subjects::add);
            if (subjects.isEmpty())
                throw new AssertionError(
                        "nothing to decide:\n" + game.notation().print(position));
            List<Order> all = new ArrayList<>();
            position.orders(subjects.get(choices.roll(subjects.size(), CHOICE) - 1), all::add);
            if (all.isEmpty()) throw new AssertionError("a subject without orders in " + position.prompt());
            Order order = all.get(choices.roll(all.size(), CHOICE) - 1);
            if (!position.play(order, dice, _ -> {}).isLegal())
                throw new AssertionError("a listed order is refused: " + order);
            if (++orders > 20_000) throw new AssertionError("the game does not end");
        }
        return orders;
    }
}
