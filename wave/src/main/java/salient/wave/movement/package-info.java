/** Chapter 9: what a step costs, how far units get, and the movement phase. */
package salient.wave.movement;
