/** C9, C9R, C10: close combat and what follows from it, casualties, rally and morale. */
package salient.greatbattles.combat;
