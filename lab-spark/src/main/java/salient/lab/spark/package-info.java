/** Studies on a Spark cluster: the same games and the same figures as on one machine. */
package salient.lab.spark;
