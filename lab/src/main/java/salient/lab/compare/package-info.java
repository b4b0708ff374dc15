/** Studies compared with each other, game by game where they share their dice. */
package salient.lab.compare;
