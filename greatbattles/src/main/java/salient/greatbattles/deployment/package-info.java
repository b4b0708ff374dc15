/** C2, T20: units are placed on the table, at set-up and from reserve. */
package salient.greatbattles.deployment;
