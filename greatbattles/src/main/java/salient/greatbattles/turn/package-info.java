/** T1-T17, C1D: the day, its turns and its steps. */
package salient.greatbattles.turn;
