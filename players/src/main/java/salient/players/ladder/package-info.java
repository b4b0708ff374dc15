/** The opponents of every game by strength. */
package salient.players.ladder;
