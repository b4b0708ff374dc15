/** C9, C9R, C10: close combat and what follows from it, rally and morale. */
package salient.greatbattles.combat;
