/** Tournaments between computer players, and the ratings that follow from them. */
package salient.lab.tournament;
