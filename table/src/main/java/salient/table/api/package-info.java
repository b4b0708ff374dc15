/** The calls of the API by name and by path, and the live connection, without HTTP and sockets. */
package salient.table.api;
