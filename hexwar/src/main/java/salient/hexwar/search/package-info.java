/** Searches over hexes that allocate nothing: movement range within points, traces in phases. */
package salient.hexwar.search;
