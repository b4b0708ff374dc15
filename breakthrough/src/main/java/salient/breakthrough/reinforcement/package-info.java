/** Chapter 5: reinforcements and the limits on units. */
package salient.breakthrough.reinforcement;
