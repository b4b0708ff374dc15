package salient.table;

import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.play.Game;
import salient.table.store.JournalEntry;
import salient.table.store.SavedStateRow;
import salient.table.store.Storage;
import salient.table.store.StorageFailure;
import salient.table.store.TableRow;

/**
 * Saves the state of tables every so many entries, so that opening a long game replays only its end. A saved state is a
 * cache: one that another program wrote, that does not fit the entries or cannot be read is not used, and the
 * game is replayed from its start. See {@code docs/decisions/052-saved-states.md}. Thread-safe.
 */
final class SavedStates {
    private static final Logger LOG = Logger.getLogger("salient.tables");

    private final Storage store;
    private final Concurrency concurrency;
    private final Settings settings;

    /**
     * @param program the version of the program
     * @param every how many entries are between two saved states
     * @param replayed how many entries at least are replayed when a table is read: what happened in them is shown first
     */
    record Settings(String program, int every, int replayed) {}

    SavedStates(Storage store, Concurrency concurrency, Settings settings) {
        this.store = store;
        this.concurrency = concurrency;
        this.settings = settings;
    }

    /** A table after some of its entries, to be continued with the others so that the last ones are replayed. */
    TableState beforeTheEnd(Game game, TableRow row, Perspectives perspectives, List<JournalEntry> entries) {
        return atMost(game, row, perspectives, entries, entries.size() - settings.replayed());
    }

    /** A table after as many of its entries as possible, but not after those beyond {@code most}. */
    TableState atMost(Game game, TableRow row, Perspectives perspectives, List<JournalEntry> entries, int most) {
        if (most < settings.every()) return new TableState(game, row, perspectives);
        try {
            Optional<SavedState> saved = store.savedState(row.id(), most)
                    .flatMap(found -> SavedState.parse(found.text(), writer(game), game.notation()::parsePosition));
            if (saved.isPresent())
                return TableState.resume(
                        game, row, perspectives, entries.subList(0, saved.get().sequence()), saved.get());
        } catch (StorageFailure away) {
            throw away;
        } catch (RuntimeException unfit) {
            LOG.log(Level.WARNING, row + " has a saved state that is not used: " + unfit.getMessage());
        }
        return new TableState(game, row, perspectives);
    }

    private String writer(Game game) {
        return settings.program() + " " + game.id() + " " + game.rulesVersion();
    }

    /** Saves the state if it is due. Returns at once. */
    void consider(TableState state) {
        if (state.last() % settings.every() != 0 || !state.canBeSaved()) return;
        SavedState saved = state.save();
        String table = state.row().id();
        concurrency.start("save " + table, () -> write(table, state.game(), saved));
    }

    private void write(String table, Game game, SavedState saved) {
        String text = saved.text(writer(game), game.notation()::print);
        store.save(new SavedStateRow(table, saved.sequence(), text)).exceptionally(failed -> {
            LOG.log(Level.WARNING, "a state was not saved: " + failed.getMessage());
            return false;
        });
    }
}
