/**
 * What travels: the records of the API, their JSON and their TypeScript. Nothing here knows tables, sockets or
 * databases. {@code docs/api.md} describes the same records with examples.
 */
package salient.server.wire;
