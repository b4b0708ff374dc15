package salient.conformance;

import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Game;
import salient.kernel.rulebook.ClauseId;

/** Random choices of the suite, apart from the dice of the game. */
final class Chooser {
    private final Dice dice;
    private final Purpose purpose;

    Chooser(Dice dice, Game game) {
        this.dice = dice;
        this.purpose = new Purpose("the suite's choice", new ClauseId(game.id(), "suite"));
    }

    int upTo(int limit) {
        return dice.roll(limit, purpose);
    }

    <T> T oneOf(List<T> list) {
        return list.get(upTo(list.size()) - 1);
    }
}
