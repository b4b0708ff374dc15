/** C2b, R8, Q44v: roads, open ground and sources of supply. */
package salient.greatbattles.supply;
