/** The map as rules read it: names, neighbors, roads and bridges in flat tables. */
package salient.hexwar.map;
