/** Chapter 3: air points, interdiction, ground attacks, supply drops. */
package salient.breakthrough.air;
