/** Ready-made parts for a plain hex game: subjects, questions, answers and views that every client can show. */
package salient.hexwar.plain;
