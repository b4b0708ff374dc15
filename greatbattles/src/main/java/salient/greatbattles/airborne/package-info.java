/** A: troops that drop from the air. */
package salient.greatbattles.airborne;
