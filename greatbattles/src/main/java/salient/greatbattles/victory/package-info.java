/** T1, Q8, Q44a: who wins. */
package salient.greatbattles.victory;
