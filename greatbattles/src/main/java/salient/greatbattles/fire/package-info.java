/** C7F, C8: direct and opportunity fire. */
package salient.greatbattles.fire;
