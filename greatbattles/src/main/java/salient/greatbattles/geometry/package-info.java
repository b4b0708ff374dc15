/**
 * G19 to G31 need lengths, sides and overlaps on a table in inches. Everything here is whole-number arithmetic on mils;
 * see docs/decisions/040-a-table-in-mils.md.
 */
package salient.greatbattles.geometry;
