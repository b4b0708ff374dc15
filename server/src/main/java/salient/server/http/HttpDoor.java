package salient.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import salient.server.Declined;
import salient.server.table.Looks;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The HTTP door: paths, headers and sizes; what is asked goes to {@link Calls}. */
public final class HttpDoor {
    static final String VISITOR = "salient.visitor";

    /** Everything comes from the server itself; styles may be set on elements, as a canvas page must. */
    private static final String CONTENT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
            + " 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
            + " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** So much of a body that is too large is read without being kept. */
    private static final int MOST_DROPPED = 16 * 1024 * 1024;

    /** Calls whose answers do not change while the server runs. */
    private static final Set<String> UNCHANGING = Set.of("map", "rulebook");

    private final Calls calls;
    private final Bodies bodies;
    private final Limits limits;
    private final Visitors visitors;
    private final Sockets sockets;
    private final Metrics metrics;
    private final Pages pages;
    private final Unchanging unchanging = new Unchanging();
    private final boolean behindProxy;
    private final Javalin javalin;

    /** @param webDirectory the built client, if there is one */
    public HttpDoor(
            Calls calls,
            Bodies bodies,
            Looks looks,
            Limits limits,
            Metrics metrics,
            Optional<Path> webDirectory,
            boolean behindProxy) {
        this.calls = calls;
        this.bodies = bodies;
        this.limits = limits;
        this.visitors = new Visitors(limits);
        this.sockets = new Sockets(calls, bodies, looks);
        this.metrics = metrics;
        this.pages = new Pages(webDirectory);
        this.behindProxy = behindProxy;
        metrics.gauge("open_sockets", visitors::sockets);
        this.javalin = Javalin.create(this::configure);
    }

    /** Something else listens there, or this program may not. */
    public static final class PortTaken extends RuntimeException {
        PortTaken(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Listens; port 0 lets the system choose. */
    public void start(String host, int port) {
        try {
            javalin.start(host, port);
        } catch (JavalinBindException e) {
            throw new PortTaken("port " + port + " of " + host + " cannot be used: something else may be using it", e);
        }
    }

    public int port() {
        return javalin.port();
    }

    /** Lets running requests finish, tells sockets to come back later. */
    public void stop() {
        sockets.closeAll();
        javalin.stop();
    }

    public void forgetQuietVisitors() {
        visitors.forgetQuiet();
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = io.javalin.compression.CompressionStrategy.NONE;
        config.http.maxRequestSize = limits.uploadBytes();
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(8 * 1024);
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(limits.bodyBytes());
            factory.setIdleTimeout(Duration.ofMinutes(2));
        });
        routes(config.routes);
    }

    private void routes(RoutesConfig routes) {
        routes.before(this::headers);
        routes.wsBeforeUpgrade("/api/live", this::upgrade);
        routes.ws("/api/live", sockets::routes);
        routes.get(
                "/api/health",
                context ->
                        answer(context, Calls.guarded(() -> Calls.Answer.json(200, calls.health(visitors.sockets())))));
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        routes.get(
                "/api/openapi.json",
                context -> context.contentType("application/json").result(OpenApi.document()));
        for (Route route : Route.ALL) {
            Handler handler = handler(route);
            if (route.method().equals("GET")) routes.get(route.path(), handler);
            else routes.post(route.path(), handler);
        }
        routes.get("/api/*", context -> answer(context, Calls.guarded(HttpDoor::unknown)));
        routes.post("/api/*", context -> answer(context, Calls.guarded(HttpDoor::unknown)));
        routes.get("/*", pages::serve);
    }

    private Handler handler(Route route) {
        if (!UNCHANGING.contains(route.call())) return context -> answer(context, call(context, route));
        return context -> unchanging.send(context, () -> call(context, route), failed -> answer(context, failed));
    }

    private static Calls.Answer unknown() {
        throw Declined.unknown("such call");
    }

    private void headers(Context context) {
        context.header("Content-Security-Policy", CONTENT_POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
    }

    private Calls.Answer call(Context context, Route route) {
        return Calls.guarded(() -> {
            Visitors.Visitor visitor = visitor(context);
            visitor.asks();
            if (!route.method().equals("GET")) refuseOtherOrigins(context);
            JsonNode body = route.method().equals("GET") ? query(context, route) : body(context, route);
            Optional<String> table = Optional.ofNullable(context.pathParamMap().get("table"));
            return calls.answer(new Calls.Call(route.call(), table, token(context), body, visitor));
        });
    }

    private static void answer(Context context, Calls.Answer answer) {
        if (answer.status() == 429) context.header("Retry-After", "1");
        context.status(answer.status()).contentType(answer.type()).result(answer.body());
        context.header("Cache-Control", "no-store");
    }

    private Visitors.Visitor visitor(Context context) {
        String address = context.req().getRemoteAddr();
        String forwarded = context.header("X-Forwarded-For");
        if (behindProxy && forwarded != null)
            address = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip(); // the proxy's own entry is last
        return visitors.from(address);
    }

    private static Optional<String> token(Context context) {
        String header = context.header("Authorization");
        if (header == null) return Optional.empty();
        if (!header.startsWith("Bearer ")) throw new Declined(401, "token", "A token is sent as 'Bearer TOKEN'.");
        return Optional.of(header.substring("Bearer ".length()).strip());
    }

    private JsonNode body(Context context, Route route) {
        int most = route.call().equals("upload") ? limits.uploadBytes() : limits.bodyBytes();
        long length = context.req().getContentLengthLong();
        try (InputStream in = context.req().getInputStream()) {
            if (length > most) {
                hearOut(in);
                throw tooLarge(most);
            }
            byte[] bytes = in.readNBytes(length >= 0 ? (int) length : most + 1);
            if (bytes.length > most) throw tooLarge(most);
            return bodies.tree(bytes);
        } catch (IOException e) {
            throw Declined.json("The request broke off.");
        }
    }

    /** Who writes all before he reads would find the door shut and never hear why, so a good deal is read and dropped. */
    private static void hearOut(InputStream in) throws IOException {
        byte[] dropped = new byte[8192];
        int n = 0;
        for (int all = 0; n >= 0 && all < MOST_DROPPED; all += n) n = in.read(dropped);
    }

    private static Declined tooLarge(int most) {
        return new Declined(413, "size", "A body of at most " + most + " bytes is read here.");
    }

    /** Queries become bodies, so that both are read by the same rules. */
    private JsonNode query(Context context, Route route) {
        ObjectNode body = bodies.object();
        context.queryParamMap().forEach((name, values) -> {
            String value = values.getFirst();
            if (value.matches("-?\\d{1,9}")) body.put(name, Integer.parseInt(value));
            else body.put(name, value);
        });
        if (route.call().equals("rulebook") || route.call().equals("map")) body.put("game", context.pathParam("game"));
        return body;
    }

    private void upgrade(Context context) {
        try {
            refuseOtherOrigins(context);
            Visitors.Visitor visitor = visitor(context);
            visitor.connects();
            context.attribute(VISITOR, visitor);
        } catch (Declined declined) {
            answer(context, Calls.Answer.json(declined.status(), declined.problem()));
            context.skipRemainingHandlers();
        }
    }

    /** A page of another origin must not open tables or sockets in the name of whoever looks at it. */
    private static void refuseOtherOrigins(Context context) {
        String origin = context.header("Origin");
        if (origin != null && !sameOrigin(origin, context.header("Host")))
            throw new Declined(403, "origin", "Pages of another origin may not do this.");
    }

    private static boolean sameOrigin(String origin, String host) {
        try {
            return URI.create(origin).getAuthority() != null
                    && URI.create(origin).getAuthority().equalsIgnoreCase(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
