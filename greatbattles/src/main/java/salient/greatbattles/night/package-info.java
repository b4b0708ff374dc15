/** N, R: what happens between two days. */
package salient.greatbattles.night;
