/** Breakthrough in the Ardennes: the game, its position and notation, and what each side is shown. */
package salient.breakthrough;
