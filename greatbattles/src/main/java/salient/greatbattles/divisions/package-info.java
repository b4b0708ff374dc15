/** C3o, Q44o: divisions and their activation points. */
package salient.greatbattles.divisions;
