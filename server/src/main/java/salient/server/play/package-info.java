/** What tables need of threads: the threads of the tables themselves, and those of computer players. */
package salient.server.play;
