/** V12, V39, V46, V47: cover that stands make for themselves. */
package salient.greatbattles.works;
