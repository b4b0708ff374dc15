/** A15, T20: where a stand can be placed without overlapping others. */
package salient.greatbattles.placement;
