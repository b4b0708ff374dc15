/** What is stored of a table, and what a table needs from its storage. */
package salient.table.store;
