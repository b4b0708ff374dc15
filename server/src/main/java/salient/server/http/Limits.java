package salient.server.http;

/**
 * How much one visitor may ask for. A visitor is an address.
 *
 * @param requestsPerSecond sustained, HTTP and WebSocket together; {@code burst} may come at once
 * @param atOnce how many requests of one visitor are worked on at the same time
 * @param longAtOnce how many of them may be long ones: replays, records, uploads
 * @param connections how many HTTP connections one address may hold
 * @param dripSeconds how long a request may take to arrive slowly before its connection is cut
 */
public record Limits(
        int requestsPerSecond,
        int burst,
        int tablesPerHour,
        int socketsPerVisitor,
        int sockets,
        int bodyBytes,
        int uploadBytes,
        int atOnce,
        int longAtOnce,
        int connections,
        int dripSeconds) {
    private static final int BODY = 64 * 1024;
    private static final int UPLOAD = 4 * 1024 * 1024;

    /** For a server that strangers can reach. */
    public static Limits forStrangers() {
        return new Limits(50, 400, 60, 20, 5_000, BODY, UPLOAD, 16, 2, 64, 10);
    }

    /** For a server that only listens to its own machine: generous, but a runaway program is still stopped. */
    public static Limits forThisMachine() {
        return new Limits(100_000, 200_000, 1_000_000, 5_000, 5_000, BODY, UPLOAD, 1_000, 16, 5_000, 10);
    }

    /** For tests: as on this machine, but with these rates and numbers of sockets. */
    public Limits withRates(int perSecond, int newBurst, int tables, int socketsEach) {
        return new Limits(
                perSecond,
                newBurst,
                tables,
                socketsEach,
                sockets,
                bodyBytes,
                uploadBytes,
                atOnce,
                longAtOnce,
                connections,
                dripSeconds);
    }

    /** For tests: with another budget of work and of connections. */
    public Limits withBudgets(int newAtOnce, int newLongAtOnce, int newConnections, int newDripSeconds) {
        return new Limits(
                requestsPerSecond,
                burst,
                tablesPerHour,
                socketsPerVisitor,
                sockets,
                bodyBytes,
                uploadBytes,
                newAtOnce,
                newLongAtOnce,
                newConnections,
                newDripSeconds);
    }
}
