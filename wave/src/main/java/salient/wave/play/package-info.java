/** What a player can order and ask, and what is told and answered. */
package salient.wave.play;
