/**
 * Lays the gazetteer onto a hex grid. {@link salient.geography.compiler.Compiler} runs the stages in order; each stage
 * is one file: places, waters, fronts, roads, ground, scarps, the sets a game needs, corrections.
 *
 * <p>The result is the same on every machine: only {@code StrictMath} functions, no order that depends on hashing.
 */
package salient.geography.compiler;
