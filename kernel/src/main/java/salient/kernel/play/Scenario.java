package salient.kernel.play;

/** A starting situation of a game. Length is in turns. */
public record Scenario(String id, String title, String summary, int turns) {}
