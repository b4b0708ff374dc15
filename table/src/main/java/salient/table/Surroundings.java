package salient.table;

import java.time.InstantSource;
import salient.table.store.Storage;

/** What the tables of a process share: where they are stored, by which clock they are played, and who is told of changes. */
record Surroundings(
        Storage store, SavedStates saved, InstantSource clock, Concurrency concurrency, Table.Published published) {}
