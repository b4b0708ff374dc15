/** The two doors, HTTP and WebSocket. Both lead to {@link salient.server.http.Calls}, which knows neither. */
package salient.server.http;
