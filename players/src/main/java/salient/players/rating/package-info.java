/** How strong players are, by the games they played. */
package salient.players.rating;
