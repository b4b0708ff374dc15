/** C2, T20: units come to the table, at set-up and from reserve. */
package salient.greatbattles.deployment;
