/** The words of the game: orders, events, questions, answers, views. */
package salient.breakthrough.play;
