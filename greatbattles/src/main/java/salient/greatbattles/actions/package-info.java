/** C6, C7: which units have an action left in this round. */
package salient.greatbattles.actions;
