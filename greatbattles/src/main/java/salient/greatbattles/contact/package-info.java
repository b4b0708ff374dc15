/** C9: which units touch each other, and who may. */
package salient.greatbattles.contact;
