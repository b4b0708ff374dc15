package salient.geography;

/** A kind of ground in a game's vocabulary, and the letter that stands for it in the map file's picture. */
public record Terrain(char letter, String id) {}
