/** The order of battle and all tables of the manual, read once from CSV files with provenance. */
package salient.breakthrough.tables;
