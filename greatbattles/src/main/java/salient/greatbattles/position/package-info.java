/** The position: what is shown, asked and answered, and what a side may know. */
package salient.greatbattles.position;
