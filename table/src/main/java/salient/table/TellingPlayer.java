package salient.table;

import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.Intention;

/** Asks a computer player what it intends right after it has decided, while the position is at hand. */
final class TellingPlayer implements ComputerPlayer {
    private static final Logger LOG = Logger.getLogger("salient.computer");

    private final ComputerPlayer player;
    private final boolean wanted;
    private volatile Optional<Intention> told = Optional.empty();

    /** @param wanted whether its intention for this phase is not known yet */
    TellingPlayer(ComputerPlayer player, boolean wanted) {
        this.player = player;
        this.wanted = wanted;
    }

    @Override
    public Order decide(Position known) {
        Order order = player.decide(known);
        if (wanted)
            try {
                told = player.intention(known);
            } catch (RuntimeException fault) {
                // The game goes on without it: what a player intends decides nothing.
                LOG.log(Level.SEVERE, "a computer player cannot tell what it intends", fault);
            }
        return order;
    }

    /** What it intends, if it made a plan. */
    Optional<Intention> told() {
        return told;
    }
}
