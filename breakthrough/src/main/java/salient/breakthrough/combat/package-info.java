/** Chapter 8: plotted combats, their odds, losses, retreats and advances. */
package salient.breakthrough.combat;
