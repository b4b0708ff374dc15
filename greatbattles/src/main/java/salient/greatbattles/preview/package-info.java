/** What a player is told before he commits himself: moves, shots, templates and drops, asked of the rooms that would carry them out. */
package salient.greatbattles.preview;
