package salient.players;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.ClauseId;

/** Any subject, any of its legal orders: the weakest opponent, and the one that finds faults in rules. */
public final class RandomPlayer implements ComputerPlayer {
    private static final Purpose CHOICE = new Purpose("a random player's choice", new ClauseId("players", "random"));

    private final Dice dice;
    /** Filled anew at each decision. */
    private final List<Subject> subjects = new ArrayList<>();

    private final List<Order> orders = new ArrayList<>();

    public RandomPlayer(long seed) {
        this.dice = new SeededDice(seed);
    }

    @Override
    public Order decide(Position known) {
        subjects.clear();
        orders.clear();
        known.subjects(subjects::add);
        if (subjects.isEmpty()) throw new IllegalStateException("nothing can be decided: " + known.prompt());
        Subject subject = subjects.get(dice.roll(subjects.size(), CHOICE) - 1);
        known.orders(subject, orders::add);
        if (orders.isEmpty()) throw new IllegalStateException(subject.text() + " was listed but has no order");
        return orders.get(dice.roll(orders.size(), CHOICE) - 1);
    }
}
