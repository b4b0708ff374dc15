/** G26-G31, H: line of sight, and how hidden units are revealed. */
package salient.greatbattles.sight;
