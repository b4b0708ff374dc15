/** A game's tables as data: comma-separated resources with a header line, read once and named by file and line in a fault. */
package salient.kernel.table;
