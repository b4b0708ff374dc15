package salient.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import salient.table.Secrets;
import salient.table.TableQueries;
import salient.table.api.Answer;
import salient.table.api.Answers;
import salient.table.api.Call;
import salient.table.api.Route;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonValue;
import salient.table.wire.RequestRefused;

/** HTTP: paths, headers and sizes; calls go to {@link ApiDispatcher}. */
public final class HttpServer {
    private static final int LONGEST_HEADERS = 8 * 1024;

    /** How much of a body that is too large is read and dropped. */
    private static final int MOST_DROPPED = 16 * 1024 * 1024;

    private static final String API = "/api/";
    private static final Answers ANSWERS = ApiDispatcher.ANSWERS;

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
    private final Optional<String> metricsToken;
    private final ConnectionGuard guard;
    private final Server jetty;
    private final ServerConnector connector;

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
        this.metricsToken = access.metricsToken();
        this.guard = new ConnectionGuard(limits, !access.behindProxy());
        this.jetty = new Server(threads());
        this.connector = new ServerConnector(jetty, new HttpConnectionFactory(configuration()));
        this.sockets = new WebSockets(calls, queries, jetty, limits);
        this.metrics = metrics;
        this.pages = new StaticFiles(webDirectory);
        metrics.gauge("open_sockets", limiter::sockets);
        configure();
    }

    /** Requests are answered on virtual threads: most of the time they wait for the database. */
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool();
        threads.setName("http");
        threads.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
        return threads;
    }

    private static HttpConfiguration configuration() {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(LONGEST_HEADERS);
        return http;
    }

    private void configure() {
        connector.addBean(guard);
        jetty.addConnector(connector);
        jetty.setErrorHandler(new ErrorAnswers(limiter));
        jetty.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback done) {
                answer(new Exchange(request, response, done));
                return true;
            }
        });
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
        connector.setHost(host);
        connector.setPort(port);
        try {
            jetty.start();
        } catch (IOException e) {
            throw new PortUnavailable(
                    "port " + port + " of " + host + " is not available; another program may be using it", e);
        } catch (Exception e) {
            throw new IllegalStateException("cannot start the HTTP server", e);
        }
    }

    public int port() {
        return connector.getLocalPort();
    }

    /** Closes sockets and connections; what was queued to be written is written by the store. */
    public void stop() {
        sockets.closeAll();
        try {
            jetty.stop();
        } catch (Exception e) {
            throw new IllegalStateException("cannot stop the HTTP server", e);
        } finally {
            guard.close();
            calls.close();
        }
    }

    public void forgetIdleVisitors() {
        limiter.forgetIdle();
    }

    private void answer(Exchange exchange) {
        try {
            RateLimiter.Visitor visitor = admission.admit(exchange);
            if (Admission.isUpgrade(exchange)) sockets.upgrade(exchange, visitor);
            else answer(exchange, visitor);
        } catch (RequestRefused refused) {
            exchange.send(ANSWERS.refused(refused));
        } catch (IOException | RuntimeException fault) {
            exchange.fail(fault);
        }
    }

    private void answer(Exchange exchange, RateLimiter.Visitor visitor) throws IOException {
        String path = exchange.path();
        if (path == null) throw ErrorAnswers.of(400);
        boolean asks = exchange.method().equals("GET") || exchange.method().equals("HEAD");
        boolean ofApi = path.startsWith(API);
        if (!asks && !(ofApi && exchange.method().equals("POST"))) throw ErrorAnswers.of(405);
        switch (path) {
            case "/metrics" -> exchange.send(ANSWERS.guarded(() -> metrics(exchange)));
            case "/api/health" -> exchange.send(ANSWERS.guarded(() -> ANSWERS.json(200, calls.health())));
            case "/api/openapi.json" -> cached.send(exchange, path, HttpServer::description);
            default -> {
                if (ofApi) call(exchange, visitor, asks ? "GET" : "POST", path);
                else pages.serve(exchange);
            }
        }
    }

    private static Answer description() {
        return new Answer(200, Answer.JSON, OpenApi.document().getBytes(StandardCharsets.UTF_8));
    }

    private void call(Exchange exchange, RateLimiter.Visitor visitor, String method, String path) {
        Route.Found found = Routes.find(method, path).orElseThrow(() -> RequestRefused.unknown("such call"));
        Supplier<Answer> answer = () -> ANSWERS.guarded(() -> call(exchange, visitor, found));
        String call = found.route().call();
        if (UNCHANGING.contains(call)) cached.send(exchange, call + " " + found.names(), answer);
        else exchange.send(answer.get());
    }

    private Answer call(Exchange exchange, RateLimiter.Visitor visitor, Route.Found found) {
        Route route = found.route();
        boolean asks = route.method().equals("GET");
        if (!asks)
            AllowedHosts.refuseOtherOrigins(exchange.header(HttpHeader.ORIGIN), exchange.header(HttpHeader.HOST));
        JsonValue body = asks ? query(exchange, found) : body(exchange, route);
        Optional<String> table = Optional.ofNullable(found.names().get("table"));
        return calls.answer(new Call(route.call(), table, token(exchange), body), visitor);
    }

    /** For the operator alone: how often calls were made tells something about games that are played. */
    private Answer metrics(Exchange exchange) {
        Optional<String> sent = token(exchange);
        if (metricsToken.isEmpty()) throw RequestRefused.unknown("such page");
        if (sent.isEmpty() || !Secrets.same(sent.get(), metricsToken.get()))
            throw new RequestRefused(401, "token", "The metrics need the operator's token.");
        return new Answer(
                200, "text/plain; version=0.0.4; charset=utf-8", metrics.text().getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<String> token(Exchange exchange) {
        String header = exchange.header(HttpHeader.AUTHORIZATION);
        if (header == null) return Optional.empty();
        if (!header.startsWith("Bearer ")) throw new RequestRefused(401, "token", "Send the token as 'Bearer TOKEN'.");
        return Optional.of(header.substring("Bearer ".length()).strip());
    }

    private JsonValue body(Exchange exchange, Route route) {
        int most = route.call().equals("upload") ? limits.uploadBytes() : limits.bodyBytes();
        long length = exchange.length();
        InputStream in = exchange.body();
        try {
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

    private static RequestRefused tooLarge(int most) {
        return new RequestRefused(413, "size", "The body can have at most " + most + " bytes.");
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

    private static JsonValue query(Exchange exchange, Route.Found found) {
        Map<String, String> query = exchange.query();
        String game = found.names().get("game");
        if (game != null) query.put("game", game);
        return Route.body(query);
    }
}
