/** Words that hex games share in their notation: hexes, hexsides, bridges, positions as lines. */
package salient.hexwar.notation;
