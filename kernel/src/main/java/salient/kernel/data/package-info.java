/** Data files of games and maps: resources as text, CSV tables with a header line, faults that name file and line. */
package salient.kernel.data;
