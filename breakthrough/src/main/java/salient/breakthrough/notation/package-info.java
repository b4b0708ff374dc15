/** Positions, orders and questions as text. */
package salient.breakthrough.notation;
