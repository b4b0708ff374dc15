/**
 * Games in play. A {@link salient.table.Table} is rebuilt from its entries, changes only by an entry that is
 * durable, and tells each seat no more than that seat may know.
 */
package salient.table;
