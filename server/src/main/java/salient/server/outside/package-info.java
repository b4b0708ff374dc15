/** What the server sends to addresses that players gave: only where it may, and never for long. */
package salient.server.outside;
