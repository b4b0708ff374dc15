/** HTTP and WebSocket. Both pass calls to {@link salient.server.http.ApiDispatcher}, which knows neither. */
package salient.server.http;
