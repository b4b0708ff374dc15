/** A computer player for plain hex games: it scores moves and attacks by the plan of its side. */
package salient.players.plain;
