/** Race for Bastogne: the introductory game. */
package salient.race;
