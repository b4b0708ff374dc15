/** G26-G31, H: who sees whom, and how hidden units come to light. */
package salient.greatbattles.sight;
