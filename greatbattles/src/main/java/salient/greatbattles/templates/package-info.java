/** U14, ART: what templates are called, and those that belong to a gun on the table. */
package salient.greatbattles.templates;
