/** Chances of winning that were learned from games between computer players. */
package salient.players.learned;
