/** What the laboratory reads from the positions and events of each game. */
package salient.lab.observe;
