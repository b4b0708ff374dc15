/** C7F, C9, U28, U38: stands that are suppressed or lost, and the consequences. */
package salient.greatbattles.casualties;
