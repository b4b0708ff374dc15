/** F: formations as templates, and the check of layouts made by a player. */
package salient.greatbattles.formation;
