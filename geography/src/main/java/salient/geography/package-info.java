/**
 * The Ardennes once, as facts, and hex maps made from them. {@link salient.geography.HexMap} is what a game plays
 * on; {@link salient.geography.MapFile} is its text. A game brings its map recipe as a
 * {@link salient.geography.source.MapSource}; geography knows no game by name.
 */
package salient.geography;
