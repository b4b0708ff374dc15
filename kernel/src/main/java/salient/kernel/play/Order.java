package salient.kernel.play;

/** What a player wants. Each game has one sealed hierarchy of records; its text is the game's notation. */
public interface Order {}
