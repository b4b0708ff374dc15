/** C9: which units touch each other, and which may. */
package salient.greatbattles.contact;
