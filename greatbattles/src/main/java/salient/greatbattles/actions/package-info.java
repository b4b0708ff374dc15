/** C6, C7: who has an action left in this round. */
package salient.greatbattles.actions;
