package salient.site;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.catalog.GameCatalog;
import salient.table.ComputerTurns;
import salient.table.Table;
import salient.table.TableCommands;
import salient.table.Tables;

/** Lets the computer players of the tables that are open decide, one decision at a time; a table that is watched comes first. */
final class Thinking {
    private static final Logger LOG = Logger.getLogger("salient.computer");

    private final ComputerTurns turns;
    /** The turns that are not over, the table that has waited longest first. */
    private final Map<Table, ComputerTurns.Turn> due = new LinkedHashMap<>();

    Thinking(Tables tables, GameCatalog catalog, TableCommands commands) {
        this.turns = new ComputerTurns(catalog, commands, Thinking::think);
        tables.onPublished((table, _) -> {
            if (turns.isDue(table)) due.computeIfAbsent(table, turns::begin);
        });
    }

    private static Optional<Order> think(String table, ComputerPlayer player, Position known) {
        try {
            return Optional.of(player.decide(known));
        } catch (RuntimeException failed) {
            LOG.log(Level.SEVERE, "a computer player failed at " + table, failed);
            return Optional.empty();
        }
    }

    /** Makes the next decision, if one is due; whether more are. */
    boolean step() {
        if (due.isEmpty()) return false;
        Table table = next();
        ComputerTurns.Turn turn = due.remove(table);
        if (turn.isDue()) decide(turn);
        if (turn.isDue()) due.put(table, turn);
        else due.remove(table);
        return !due.isEmpty();
    }

    private Table next() {
        return due.keySet().stream()
                .filter(Table::isWatched)
                .findFirst()
                .orElseGet(() -> due.keySet().iterator().next());
    }

    private static void decide(ComputerTurns.Turn turn) {
        try {
            turn.next();
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the only thread", e);
        }
    }
}
