/** Units on hexes: stacks, and how many units of each side are next to each hex. Units and sides are numbers from 0. */
package salient.hexwar.units;
