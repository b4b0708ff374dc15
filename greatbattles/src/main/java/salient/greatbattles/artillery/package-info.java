/** C4, C5, ART, V8, V34: templates of guns and aircraft. */
package salient.greatbattles.artillery;
