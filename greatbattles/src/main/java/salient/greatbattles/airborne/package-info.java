/** A: troops that drop from the air, until they have gathered. */
package salient.greatbattles.airborne;
