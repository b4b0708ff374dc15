/**
 * The Ardennes once, as facts, and the hex maps of the games. {@link salient.geography.HexMap} is what a game plays
 * on; {@link salient.geography.MapFile} is its text; {@link salient.geography.Maps} loads the maps that are shipped.
 */
package salient.geography;
