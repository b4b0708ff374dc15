package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.kernel.dice.Dice;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Seed;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.skirmish.Skirmish;

/** Games of the toy for tests of records, with undo and redo in between. */
final class RandomSkirmish {
    static final Game GAME = new Skirmish();
    private static final Purpose CHOICE = new Purpose("choice", ClauseId.of("skirmish 4.1"));

    private final Dice choices;
    final Seed seed;
    final Match match;

    RandomSkirmish(long number) {
        choices = new SeededDice(number);
        seed = Seed.of("skirmish " + number);
        TreeMap<String, String> entropy = new TreeMap<>(Map.of("red", "rose 7", "blue", "sky"));
        Options options = Options.of(GAME.options(), Map.of("long", number % 2 == 0 ? "yes" : "no"));
        Header header = Header.of(GAME, GAME.scenarios().get((int) (number % 2)), options)
                .withPlayers(new TreeMap<>(Map.of("red", "Anna Karenina")))
                .withDice(seed.commitment(), entropy);
        match = new Match(GAME, header, DiceSource.keyed(seed.with(entropy)));
    }

    boolean over() {
        return match.position().outcome().isPresent();
    }

    int upTo(int limit) {
        return choices.roll(limit, CHOICE);
    }

    void playOne() {
        List<Order> orders = new ArrayList<>();
        match.position().orders(orders::add);
        match.play(orders.get(upTo(orders.size()) - 1), (Event _) -> {});
    }

    /** Sometimes takes back a few orders, with everyone's consent, and sometimes puts some of them in force again. */
    void wavering() {
        if (upTo(5) > 1 || match.inForce() == 0) return;
        Side by = Skirmish.RED;
        match.undo(by, upTo(Math.min(20, match.inForce())), GAME.sides());
        if (upTo(2) == 1) match.redo(by, upTo(match.undone()));
    }

    RandomSkirmish toTheEnd() {
        while (!over()) {
            playOne();
            if (match.entries().size() < 40) wavering();
        }
        return this;
    }
}
