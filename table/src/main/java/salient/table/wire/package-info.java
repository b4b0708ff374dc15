/**
 * What travels: the records of the API, and how what comes in is read. Nothing here knows tables, sockets or
 * databases. {@code docs/api.md} describes the same records with examples.
 */
package salient.table.wire;
