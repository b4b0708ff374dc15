/** A study as one self-contained HTML page: every plot with its numbers as a table and a sentence that reads it. */
package salient.lab.report;
