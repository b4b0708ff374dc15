/**
 * Maps for the wall. {@link salient.geography.draw.MapPainter} draws a hex map layer by layer onto a
 * {@link salient.geography.draw.Canvas}, which is SVG text or pixels. Layers compute in hex pitches (a hex is 1 wide,
 * flat to flat); chance is a hash of the place, so that the same map always gives the same picture.
 */
package salient.geography.draw;
