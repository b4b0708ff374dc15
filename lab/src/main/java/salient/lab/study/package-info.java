/** A study: many games by a manifest, resumable, with the same result on any number of threads or machines. */
package salient.lab.study;
