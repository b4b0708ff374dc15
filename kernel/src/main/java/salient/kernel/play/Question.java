package salient.kernel.play;

/** Something a player may ask of a position without changing it: reach, supply, odds, why. One sealed hierarchy a game. */
public interface Question {}
