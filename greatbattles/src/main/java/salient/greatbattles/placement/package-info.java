/** A15, T20: where a stand can be put without lying on others. */
package salient.greatbattles.placement;
