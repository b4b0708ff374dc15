/**
 * The database: tables, their seats and their entries, in SQLite or PostgreSQL. The entries, keyed by table and
 * sequence, are the only truth about a game; everything else can be rebuilt from them.
 */
package salient.server.store;
