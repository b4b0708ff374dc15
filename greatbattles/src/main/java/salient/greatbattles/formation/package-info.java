/** F: formations as templates, and the check of what a player lays out himself. */
package salient.greatbattles.formation;
