/** What a player is told before giving an order: moves, shots, templates and drops, asked of the rules that would carry them out. */
package salient.greatbattles.preview;
