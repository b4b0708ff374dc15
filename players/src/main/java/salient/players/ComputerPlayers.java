package salient.players;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.greatbattles.GreatBattles;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.breakthrough.BreakthroughStaffs;
import salient.players.greatbattles.GreatBattlesStaffs;
import salient.players.wave.WaveStaffs;
import salient.wave.Wave;

/** The computer players that can take a seat, by game. */
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

    /** The best first. */
    public static List<Offer> of(Game game) {
        List<Offer> offers = new ArrayList<>();
        if (game instanceof Breakthrough) offers.addAll(BreakthroughStaffs.offers());
        if (game instanceof Wave) offers.addAll(WaveStaffs.offers());
        if (game instanceof GreatBattles) offers.addAll(GreatBattlesStaffs.offers());
        offers.add(new Offer(
                "random", "Random", "Gives any legal order.", game.sides(), (_, seed) -> new RandomPlayer(seed)));
        return List.copyOf(offers);
    }
}
