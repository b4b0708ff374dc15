package salient.server.http;

/**
 * How much one visitor may ask for. A visitor is an address.
 *
 * @param requestsPerSecond sustained, HTTP and WebSocket together; {@code burst} may come at once
 */
public record Limits(
        int requestsPerSecond,
        int burst,
        int tablesPerHour,
        int socketsPerVisitor,
        int sockets,
        int bodyBytes,
        int uploadBytes) {
    private static final int BODY = 64 * 1024;
    private static final int UPLOAD = 4 * 1024 * 1024;

    /** For a server that strangers can reach. */
    public static Limits forStrangers() {
        return new Limits(50, 400, 60, 20, 5_000, BODY, UPLOAD);
    }

    /** For a server that only listens to its own machine: generous, but a runaway program is still stopped. */
    public static Limits forThisMachine() {
        return new Limits(100_000, 200_000, 1_000_000, 5_000, 5_000, BODY, UPLOAD);
    }
}
