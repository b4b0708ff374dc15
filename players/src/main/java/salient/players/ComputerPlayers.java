package salient.players;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Game;
import salient.kernel.play.Side;

/** Computer players as they are offered for a seat. */
public final class ComputerPlayers {
    private ComputerPlayers() {}

    /**
     * @param id as in {@code --german random}
     * @param sides the sides it knows how to play
     * @param thinker the same player with any budget, if it searches
     */
    public record Offer(
            String id, String title, String summary, List<Side> sides, Maker maker, Optional<Thinker> thinker) {
        public Offer(String id, String title, String summary, List<Side> sides, Maker maker) {
            this(id, title, summary, sides, maker, Optional.empty());
        }

        /** Of a player that searches: the same with so many playouts for each choice, named as in {@code veteran@40}. */
        public Offer thinking(int playouts) {
            Thinker search = thinker.orElseThrow();
            return new Offer(
                    id + BUDGET + playouts,
                    title + ", " + playouts + " playouts",
                    summary,
                    sides,
                    (side, seed) -> search.make(side, seed, playouts),
                    thinker);
        }
    }

    /** Stands between a player's name and the playouts of its search. */
    public static final String BUDGET = "@";

    /** Makes a player that searches with a budget of playouts. */
    public interface Thinker {
        ComputerPlayer make(Side side, long seed, int playouts);
    }

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
