/** The theater as facts with latitude and longitude, each row with its source; read and validated from CSV files. */
package salient.geography.gazetteer;
