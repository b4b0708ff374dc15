package salient.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.dice.Sha256;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.play.StateHash;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.table.store.SeatRow;
import salient.table.store.StorageFailure;
import salient.table.wire.RequestRefused;

/**
 * Lets computer players decide and gives their orders, in the same way as people. Which thread does it and when is the
 * business of the caller. Thread-safe.
 */
public final class ComputerTurns {
    private static final Logger LOG = Logger.getLogger("salient.computer");
    /** How often in a row an order may fail. */
    private static final int MOST_FAILURES = 5;

    private static final String STOPPED = "This computer player could not give an order that the rules accept, and it"
            + " has stopped. It tries again when the position changes, or when the program is started again.";

    /** Where the thinking is done. */
    public interface Thinker {
        /** What the player decides; empty if it took too long or failed, and then it may still be thinking. */
        Optional<Order> think(String table, ComputerPlayer player, Position known) throws InterruptedException;
    }

    /** What became of an attempt to give an order. */
    public enum Attempt {
        PLAYED,
        /** Somebody else was faster. */
        OVERTAKEN,
        FAILED,
        /** It failed too often in a row: until the position changes there is no turn here. */
        GAVE_UP
    }

    private final GameCatalog catalog;
    private final TableCommands commands;
    private final Thinker thinker;
    /** Tables where a computer player has given up, by the move after which it did. */
    private final Map<String, Integer> stopped = new ConcurrentHashMap<>();

    public ComputerTurns(GameCatalog catalog, TableCommands commands, Thinker thinker) {
        this.catalog = catalog;
        this.commands = commands;
        this.thinker = thinker;
    }

    /** Whether a computer player is to decide, and has not given up. */
    public boolean isDue(Table table) {
        return toDecide(table).isPresent() && stopped.getOrDefault(table.row().id(), -1) != moves(table);
    }

    /** The seat that must decide, if a computer player sits there. */
    private static Optional<SeatRow> toDecide(Table table) {
        TableSnapshot now = table.now();
        if (now.isOver() || table.row().study()) return Optional.empty();
        return now.seats().stream()
                .filter(seat -> seat.side().equals(now.toDecide().id()) && seat.sitter() == SeatRow.Sitter.COMPUTER)
                .findFirst();
    }

    /** How many items the position has taken; chat does not count. */
    private static int moves(Table table) {
        return table.now().numbering().lastMove(table.perspectives().number(Side.REFEREE));
    }

    public Turn begin(Table table) {
        return new Turn(table);
    }

    /** The orders of a table's computer players until somebody else is to decide. Not thread-safe. */
    public final class Turn {
        private final Table table;
        /** A player may keep its plan for as long as it is asked without a pause. */
        private final Map<SeatRow, ComputerPlayer> seated = new HashMap<>();

        private int failures;

        private Turn(Table table) {
            this.table = table;
        }

        public boolean isDue() {
            return ComputerTurns.this.isDue(table);
        }

        /** How many attempts in a row have failed. */
        public int failures() {
            return failures;
        }

        /** Decides and gives one order; to be called while it {@link #isDue}. */
        public Attempt next() throws InterruptedException {
            Optional<SeatRow> seat = toDecide(table);
            if (seat.isEmpty()) return Attempt.OVERTAKEN;
            Caller caller = new Caller(table, table.now().toDecide(), seat);
            Attempt attempt = decideAndPlay(caller);
            if (attempt == Attempt.PLAYED) failures = 0;
            if (attempt != Attempt.FAILED || ++failures < MOST_FAILURES) return attempt;
            giveUp(caller);
            return Attempt.GAVE_UP;
        }

        private void giveUp(Caller caller) {
            int move = moves(table);
            LOG.log(Level.SEVERE, "a computer player gives up at " + table.row());
            commands.sayForComputer(caller, STOPPED, move);
            stopped.put(table.row().id(), move);
        }

        private Attempt decideAndPlay(Caller caller) throws InterruptedException {
            TableSnapshot now = table.now();
            if (!now.toDecide().equals(caller.side())) return Attempt.OVERTAKEN;
            try {
                Order order = decide(caller, now);
                int last = table.last();
                int seen = now.numbering().last(caller.perspective());
                commands.playForComputer(caller, table.game().notation().print(order), seen, last);
                return table.last() > last ? Attempt.PLAYED : Attempt.FAILED;
            } catch (RequestRefused refused) {
                boolean overtaken = refused.status() == 409 || refused.status() == 403;
                if (overtaken) return Attempt.OVERTAKEN;
                LOG.log(Level.SEVERE, "a computer player's order at " + table.row() + ": " + refused.problem());
                return Attempt.FAILED;
            } catch (StorageFailure away) {
                throw away;
            } catch (RuntimeException fault) {
                LOG.log(Level.SEVERE, "a computer player's order at " + table.row(), fault);
                return Attempt.FAILED;
            }
        }

        /** After a failure any legal order will do. */
        private Order decide(Caller caller, TableSnapshot now) throws InterruptedException {
            Position known = now.known(caller.perspective(), caller.side());
            // The sequence is in it, so that a player that leaves much to chance does not choose the same again and
            // again; the secret of the dice, so that nobody can work out beforehand what it chooses, a hidden set-up
            // for example. The hash gives nothing of that secret away.
            long seed = new StateHash()
                    .add(Sha256.hex("salient computer player 1\n" + table.row().seed()))
                    .add(caller.side().id())
                    .add(now.last())
                    .value();
            if (failures > 0) return new RandomPlayer(seed).decide(known);
            SeatRow seat = caller.seat().orElseThrow();
            ComputerPlayer player = seated.computeIfAbsent(seat, row -> player(row, caller.side(), seed));
            Prompt prompt = known.prompt();
            boolean plans = !prompt.interruption() && !now.hasIntended(caller.side(), prompt);
            TellingPlayer telling = new TellingPlayer(player, plans);
            Optional<Order> thought = thinker.think(table.row().toString(), telling, known);
            if (thought.isPresent()) {
                telling.told().ifPresent(intention -> commands.intendForComputer(caller, prompt, intention));
                return thought.get();
            }
            seated.remove(seat);
            return new RandomPlayer(seed).decide(now.known(caller.perspective(), caller.side()));
        }

        private ComputerPlayer player(SeatRow seat, Side side, long seed) {
            ComputerPlayers.Offer offer = catalog.find(table.row().game())
                    .flatMap(offered -> offered.computer(seat.computer().orElse(""), side))
                    .orElse(null);
            if (offer != null) {
                ComputerPlayer player = offer.maker().make(side, seed);
                player.hurryWhen(() -> table.now().isHurried(side));
                return player;
            }
            LOG.log(Level.WARNING, "computer player " + seat.computer() + " no longer exists, for " + seat);
            return new RandomPlayer(seed);
        }
    }
}
