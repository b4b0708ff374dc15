/** Servers under load, from another process: how fast they are, and whether they keep what they promised. */
package salient.server.load;
