package salient.lab.study;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers;
import salient.players.ComputerPlayers.Offer;
import salient.players.catalog.GameEntry;

/**
 * Translates milliseconds per phase into playouts, by the rate at which this machine plays them now. Only the number of
 * playouts goes into a manifest, so what was played can be played again.
 *
 * @param scenario null for the first of the game
 */
public record ThinkingTime(GameEntry entry, String scenario, Map<String, String> options) {
    /** A small search that is timed. */
    private static final int PLAYOUTS = 6;
    /** After so many decisions of a game the rate is known well enough. */
    private static final int DECISIONS = 300;

    private static final double NANOS = 1e6;

    public ThinkingTime {
        if (scenario == null) scenario = entry.game().scenarios().getFirst().id();
    }

    /** A player as it is named when it may think so long; the same name if it does not search. */
    public String named(String player, long milliseconds) {
        if (milliseconds < 1) throw new BadStudy("A player needs at least 1 ms to think.");
        double slowest = 0;
        for (Side side : entry.game().sides()) {
            Optional<Offer> offer = entry.computer(player, side);
            boolean fixed = player.contains(ComputerPlayers.BUDGET);
            if (fixed || offer.isEmpty() || offer.get().thinker().isEmpty()) return player;
            time(offer.get(), side); // warms the machine up
            slowest = Math.max(slowest, time(offer.get(), side));
        }
        int playouts = (int) Math.clamp(milliseconds * PLAYOUTS / Math.max(slowest, 1e-3), 1, 99_999);
        return player + ComputerPlayers.BUDGET + playouts;
    }

    /** The milliseconds of the slowest decision. */
    private double time(Offer offer, Side side) {
        Map<String, ComputerPlayer> seated = new TreeMap<>();
        for (Side each : entry.game().sides())
            seated.put(
                    each.id(),
                    each.equals(side)
                            ? offer.thinking(PLAYOUTS).maker().make(each, 1)
                            : entry.standard(each).maker().make(each, 1));
        Position position = entry.game()
                .start(entry.game().scenario(scenario), Options.of(entry.game().options(), options));
        Dice dice = new SeededDice(1);
        double slowest = 0;
        for (int n = 0; n < DECISIONS && position.outcome().isEmpty(); n++) {
            Side decides = position.toDecide();
            Position known = position.knownTo(decides);
            long before = System.nanoTime();
            Order order = seated.get(decides.id()).decide(known);
            if (decides.equals(side)) slowest = Math.max(slowest, (System.nanoTime() - before) / NANOS);
            position.play(order, dice, _ -> {});
        }
        return slowest;
    }
}
