/** Playing tables cut out of the gazetteer, measured in inches from the south-west corner, x east and y north. */
package salient.geography.table;
