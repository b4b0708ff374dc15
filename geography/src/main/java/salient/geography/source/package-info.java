/** What a game brings to have its map compiled, checked and drawn. */
package salient.geography.source;
