package salient.players;

import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.rulebook.ClauseId;

/** Any subject, any of its legal orders: the weakest opponent, and the one that finds faults in rules. */
public final class RandomPlayer implements ComputerPlayer {
    private static final Purpose CHOICE = new Purpose("a random player's choice", new ClauseId("players", "random"));

    private final Dice dice;

    public RandomPlayer(long seed) {
        this.dice = new SeededDice(seed);
    }

    @Override
    public Order decide(Position known) {
        return known.anyOrder(limit -> dice.roll(limit, CHOICE) - 1)
                .orElseThrow(() -> new IllegalStateException("nothing can be decided: " + known.prompt()));
    }
}
