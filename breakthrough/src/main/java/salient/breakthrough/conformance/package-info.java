/** What the conformance suite must know about this game. */
package salient.breakthrough.conformance;
