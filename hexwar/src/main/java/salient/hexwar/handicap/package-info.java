/** Points that make a lopsided scenario even. Ours, in every game that has them. */
package salient.hexwar.handicap;
