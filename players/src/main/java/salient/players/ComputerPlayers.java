package salient.players;

import java.util.List;
import salient.kernel.play.Game;
import salient.kernel.play.Side;

/** Computer players as they are offered for a seat. */
public final class ComputerPlayers {
    private ComputerPlayers() {}

    /**
     * @param id as in {@code --german random}
     * @param sides the sides it knows how to play
     */
    public record Offer(String id, String title, String summary, List<Side> sides, Maker maker) {}

    /** Makes a player for one game in play; the seed decides what it leaves to chance. */
    public interface Maker {
        ComputerPlayer make(Side side, long seed);
    }

    /** The player that every game has. */
    public static Offer random(Game game) {
        return new Offer(
                "random", "Random", "Gives any legal order.", game.sides(), (_, seed) -> new RandomPlayer(seed));
    }
}
