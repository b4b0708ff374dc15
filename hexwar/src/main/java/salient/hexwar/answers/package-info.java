/** Answers to questions that all hex wargames share. */
package salient.hexwar.answers;
