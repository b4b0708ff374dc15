/** Chapter 10: the score. */
package salient.breakthrough.victory;
