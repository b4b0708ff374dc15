/** Great Battles put to the conformance suite. */
package salient.greatbattles.conformance;
