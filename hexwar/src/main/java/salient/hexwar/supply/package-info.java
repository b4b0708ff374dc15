/** Supply over roads: the net of a whole side at once. A game passes in sources, barred hexes and open steps. */
package salient.hexwar.supply;
