package salient.table.store;

/**
 * The state of a table after one of its entries, as a text. Only a cache: the entries decide.
 *
 * @param sequence the last entry it contains
 */
public record SavedStateRow(String table, int sequence, String text) {}
