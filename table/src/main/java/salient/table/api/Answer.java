package salient.table.api;

/**
 * What goes back: the same bytes over HTTP and inside a reply of the live connection.
 *
 * @param retryAfter after how many seconds the same request may be answered otherwise; 0 if that is not known
 * @param item the number of the last item that it tells together with the state after it; 0 if it does not
 * @param items how many items it tells up to that one
 */
public record Answer(int status, String type, byte[] body, int retryAfter, int item, int items) {
    public static final String JSON = "application/json";

    public Answer(int status, String type, byte[] body) {
        this(status, type, body, 0, 0, 0);
    }
}
