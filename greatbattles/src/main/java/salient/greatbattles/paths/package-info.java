/** C7M, G32: the ways of stands over the ground and what they cost. */
package salient.greatbattles.paths;
