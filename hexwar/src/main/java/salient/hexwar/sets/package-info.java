/** Sets of numbers in flat arrays. */
package salient.hexwar.sets;
