/** What computer players share that think ahead. */
package salient.players.search;
