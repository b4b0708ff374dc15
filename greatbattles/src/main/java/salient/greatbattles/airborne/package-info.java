/** A: airborne troops. */
package salient.greatbattles.airborne;
