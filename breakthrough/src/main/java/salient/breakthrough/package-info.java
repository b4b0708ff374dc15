/** Breakthrough in the Ardennes: the game, its turn, and the rooms of the chapters that need no package of their own. */
package salient.breakthrough;
