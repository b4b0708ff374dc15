/** C7M, G32: the paths of stands over the ground and their costs. */
package salient.greatbattles.paths;
