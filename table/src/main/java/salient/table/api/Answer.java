package salient.table.api;

/**
 * What goes back: the same bytes over HTTP and inside a reply of the live connection.
 *
 * @param retryAfter after how many seconds the same request may be answered otherwise; 0 if that is not known
 * @param item the number of the item that it tells together with the state after it; 0 if it does not
 */
public record Answer(int status, String type, byte[] body, int retryAfter, int item) {
    public static final String JSON = "application/json";

    public Answer(int status, String type, byte[] body) {
        this(status, type, body, 0, 0);
    }
}
