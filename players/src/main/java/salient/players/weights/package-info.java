/** The figures by which staffs weigh what they see, in tables that can be tuned. */
package salient.players.weights;
