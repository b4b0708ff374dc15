/** What the rulebooks say of their maps, fact by fact, held against the maps that are shipped. */
package salient.geography.check;
