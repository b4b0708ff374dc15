/** Shares, means and differences with their 95% intervals. */
package salient.lab.stats;
