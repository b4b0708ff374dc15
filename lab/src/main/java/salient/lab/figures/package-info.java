/** Figures of the data files that a study changes. */
package salient.lab.figures;
