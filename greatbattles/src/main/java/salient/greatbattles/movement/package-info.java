/** C7, C7M, ACT: what an action is spent on, and the ways of stands over the ground. */
package salient.greatbattles.movement;
