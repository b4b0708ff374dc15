/** T1, Q8, Q44a: victory. */
package salient.greatbattles.victory;
