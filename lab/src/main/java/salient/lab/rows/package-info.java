/** What a study writes down: one row per game, per turn and per battle. Their components are the columns of the open data. */
package salient.lab.rows;
