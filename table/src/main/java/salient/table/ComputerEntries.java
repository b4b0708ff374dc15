package salient.table;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.record.Step;
import salient.table.store.JournalEntry;

/** What the entries of a table say about its computer players: for which phases they told their intentions, who was hurried. */
final class ComputerEntries {
    /** By side, the phase for which it has last told its intention. */
    private final SortedMap<String, String> intended = new TreeMap<>();

    /** The side whose computer player was told to play now, until another side gives an order. */
    private Optional<String> hurried = Optional.empty();

    /** An intention, or that somebody told a computer player to play now. */
    void take(JournalEntry entry) {
        if (entry.kind() == JournalEntry.Kind.HURRY) hurried = Optional.of(entry.text());
        else intended.put(entry.side(), entry.text().substring(0, entry.text().indexOf('\n')));
    }

    /** An order of another side ends the hurry; after an undo the same phase may be planned anew. */
    void follow(Step step) {
        if (step instanceof Step.Undone || step instanceof Step.Redone) {
            intended.clear();
            hurried = Optional.empty();
        }
        if (step instanceof Step.Played played) hurried = hurried.filter(side -> side.equals(played.side()));
    }

    SortedMap<String, String> intended() {
        return new TreeMap<>(intended);
    }

    Optional<String> hurried() {
        return hurried;
    }
}
