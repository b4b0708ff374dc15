package salient.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import salient.table.Secrets;
import salient.table.TableQueries;
import salient.table.api.Answer;
import salient.table.api.Call;
import salient.table.api.Route;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonValue;
import salient.table.wire.RequestRefused;

/** HTTP: paths, headers and sizes; calls go to {@link ApiDispatcher}. */
public final class HttpServer {
    /** How much of a body that is too large is read and dropped. */
    private static final int MOST_DROPPED = 16 * 1024 * 1024;

    /** Calls whose answers do not change while the server runs. */
    private static final Set<String> UNCHANGING = Set.of("map", "rulebook");

    private final ApiDispatcher calls;
    private final Limits limits;
    private final RateLimiter limiter;
    private final WebSockets sockets;
    private final Metrics metrics;
    private final StaticFiles pages;
    private final ResponseCache cached = new ResponseCache();
    private final Admission admission;
    private final ErrorAnswers errors;
    private final Optional<String> metricsToken;
    private final ConnectionGuard guard;
    private final Javalin javalin;

    /** @param webDirectory the built client, if there is one */
    public HttpServer(
            ApiDispatcher calls,
            TableQueries queries,
            Limits limits,
            Metrics metrics,
            Optional<Path> webDirectory,
            Access access) {
        this.calls = calls;
        this.limits = limits;
        this.limiter = new RateLimiter(limits);
        this.admission =
                new Admission(new AllowedHosts(access.listening(), access.names()), limiter, access.behindProxy());
        this.errors = new ErrorAnswers(limiter);
        this.metricsToken = access.metricsToken();
        this.guard = new ConnectionGuard(limits, !access.behindProxy());
        this.sockets = new WebSockets(calls, queries);
        this.metrics = metrics;
        this.pages = new StaticFiles(webDirectory);
        metrics.gauge("open_sockets", limiter::sockets);
        this.javalin = Javalin.create(this::configure);
    }

    /**
     * Who may reach the server, and how.
     *
     * @param listening the address it listens to
     * @param names further names it answers to
     * @param metricsToken what must be sent to read the metrics; without it they cannot be read
     */
    public record Access(String listening, Set<String> names, Optional<String> metricsToken, boolean behindProxy) {}

    /** Something else listens on the port, or this program is not allowed to. */
    public static final class PortUnavailable extends RuntimeException {
        PortUnavailable(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Listens; port 0 lets the system choose. */
    public void start(String host, int port) {
        try {
            javalin.start(host, port);
        } catch (JavalinBindException e) {
            throw new PortUnavailable(
                    "port " + port + " of " + host + " is not available; another program may be using it", e);
        }
    }

    public int port() {
        return javalin.port();
    }

    /** Finishes running requests and closes sockets. */
    public void stop() {
        sockets.closeAll();
        javalin.stop();
        guard.close();
        calls.close();
    }

    public void forgetIdleVisitors() {
        limiter.forgetIdle();
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
        config.http.prefer405over404 = true;
        config.jetty.modifyServletContextHandler(handler -> {
            for (Filter filter : List.of(admission, new NoSession()))
                handler.addFilter(new FilterHolder(filter), "/*", EnumSet.of(DispatcherType.REQUEST));
            handler.setErrorHandler(errors);
        });
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(errors);
            server.addEventListener(new org.eclipse.jetty.util.component.LifeCycle.Listener() {
                @Override
                public void lifeCycleStarting(org.eclipse.jetty.util.component.LifeCycle starting) {
                    for (var connector : server.getConnectors())
                        if (connector instanceof org.eclipse.jetty.server.ServerConnector plain) plain.addBean(guard);
                }
            });
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(limits.bodyBytes());
            factory.setIdleTimeout(Duration.ofMinutes(2));
        });
        routes(config.routes);
    }

    private void routes(RoutesConfig routes) {
        routes.exception(
                HttpResponseException.class,
                (refused, context) ->
                        answer(context, ApiDispatcher.ANSWERS.refused(ErrorAnswers.of(refused.getStatus()))));
        routes.exception(Exception.class, (fault, context) -> answer(context, ApiDispatcher.ANSWERS.fault(fault)));
        routes.ws(Admission.LIVE, sockets::routes);
        routes.get(
                "/api/health",
                context -> answer(
                        context, ApiDispatcher.ANSWERS.guarded(() -> ApiDispatcher.ANSWERS.json(200, calls.health()))));
        routes.get("/metrics", context -> answer(context, ApiDispatcher.ANSWERS.guarded(() -> metrics(context))));
        routes.get(
                "/api/openapi.json",
                context -> context.contentType("application/json").result(OpenApi.document()));
        for (Route route : Route.ALL) {
            Handler handler = handler(route);
            if (route.method().equals("GET")) routes.get(route.path(), handler);
            else routes.post(route.path(), handler);
        }
        routes.get("/api/*", context -> answer(context, ApiDispatcher.ANSWERS.guarded(HttpServer::unknown)));
        routes.post("/api/*", context -> answer(context, ApiDispatcher.ANSWERS.guarded(HttpServer::unknown)));
        routes.get("/*", pages::serve);
    }

    private Handler handler(Route route) {
        if (!UNCHANGING.contains(route.call())) return context -> answer(context, call(context, route));
        return context -> cached.send(context, () -> call(context, route), failed -> answer(context, failed));
    }

    /** For the operator alone: how often calls were made tells something about games that are played. */
    private Answer metrics(Context context) {
        Optional<String> sent = token(context);
        if (metricsToken.isEmpty()) throw RequestRefused.unknown("such page");
        if (sent.isEmpty() || !Secrets.same(sent.get(), metricsToken.get()))
            throw new RequestRefused(401, "token", "The metrics need the operator's token.");
        return new Answer(
                200, "text/plain; version=0.0.4; charset=utf-8", metrics.text().getBytes(StandardCharsets.UTF_8));
    }

    private static Answer unknown() {
        throw RequestRefused.unknown("such call");
    }

    private Answer call(Context context, Route route) {
        return ApiDispatcher.ANSWERS.guarded(() -> {
            RateLimiter.Visitor visitor = visitor(context);
            if (!route.method().equals("GET"))
                AllowedHosts.refuseOtherOrigins(context.header("Origin"), context.header("Host"));
            JsonValue body = route.method().equals("GET") ? query(context, route) : body(context, route);
            Optional<String> table = Optional.ofNullable(context.pathParamMap().get("table"));
            return calls.answer(new Call(route.call(), table, token(context), body), visitor);
        });
    }

    private static void answer(Context context, Answer answer) {
        if (answer.retryAfter() > 0) context.header("Retry-After", Integer.toString(answer.retryAfter()));
        context.status(answer.status()).contentType(answer.type()).result(answer.body());
        context.header("Cache-Control", "no-store");
    }

    private static RateLimiter.Visitor visitor(Context context) {
        return context.attribute(Admission.VISITOR);
    }

    private static Optional<String> token(Context context) {
        String header = context.header("Authorization");
        if (header == null) return Optional.empty();
        if (!header.startsWith("Bearer ")) throw new RequestRefused(401, "token", "Send the token as 'Bearer TOKEN'.");
        return Optional.of(header.substring("Bearer ".length()).strip());
    }

    private JsonValue body(Context context, Route route) {
        int most = route.call().equals("upload") ? limits.uploadBytes() : limits.bodyBytes();
        long length = context.req().getContentLengthLong();
        try (InputStream in = context.req().getInputStream()) {
            if (length > most) {
                drain(in);
                throw tooLarge(most);
            }
            byte[] bytes = in.readNBytes(length >= 0 ? (int) length : most + 1);
            if (bytes.length > most) throw tooLarge(most);
            return JsonParser.parse(utf8(bytes));
        } catch (IOException e) {
            throw RequestRefused.json("The request ended too early.");
        }
    }

    private static String utf8(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw RequestRefused.json("This is not JSON: it is not UTF-8.");
        }
    }

    /** A client that sends everything before it reads would never see the refusal, so the rest of the body is read and dropped. */
    private static void drain(InputStream in) throws IOException {
        byte[] dropped = new byte[8192];
        int n = 0;
        for (int all = 0; n >= 0 && all < MOST_DROPPED; all += n) n = in.read(dropped);
    }

    private static RequestRefused tooLarge(int most) {
        return new RequestRefused(413, "size", "The body can have at most " + most + " bytes.");
    }

    private static JsonValue query(Context context, Route route) {
        Map<String, String> query = new LinkedHashMap<>();
        context.queryParamMap().forEach((name, values) -> query.put(name, values.getFirst()));
        if (route.path().contains("{game}")) query.put("game", context.pathParam("game"));
        return Route.body(query);
    }
}
