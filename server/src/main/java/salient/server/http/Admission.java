package salient.server.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import salient.table.api.Answer;
import salient.table.wire.RequestRefused;

/**
 * Before anything else looks at a request: it must be for a known name and within the rate of its visitor, whatever it asks
 * for and however it is formed, upgrades too. Every answer has the headers that tell browsers what a page may do.
 */
final class Admission implements Filter {
    /** The attribute of a request that has its visitor. */
    static final String VISITOR = "salient.visitor";

    /** The path of the WebSocket. */
    static final String LIVE = "/api/live";

    private static final String WEBSOCKET_VERSION = "13";
    /** Sixteen bytes in base 64. */
    private static final int KEY_DIGITS = 24;

    /** Everything comes from the server itself; styles may be set on elements, as a canvas page must. */
    private static final String CONTENT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
            + " 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
            + " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", CONTENT_POLICY,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin");

    private final AllowedHosts hosts;
    private final RateLimiter limiter;
    private final boolean behindProxy;

    Admission(AllowedHosts hosts, RateLimiter limiter, boolean behindProxy) {
        this.hosts = hosts;
        this.limiter = limiter;
        this.behindProxy = behindProxy;
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain rest)
            throws IOException, ServletException {
        HttpServletRequest asked = (HttpServletRequest) request;
        HttpServletResponse answer = (HttpServletResponse) response;
        HEADERS.forEach(answer::setHeader);
        try {
            hosts.check(asked.getHeader("Host"));
            RateLimiter.Visitor visitor = visitor(asked);
            visitor.countRequest();
            asked.setAttribute(VISITOR, visitor);
            if (isUpgrade(asked)) checkUpgrade(asked, visitor);
        } catch (RequestRefused refused) {
            if (refused.status() == 426) answer.setHeader("Sec-WebSocket-Version", WEBSOCKET_VERSION);
            send(answer, ApiDispatcher.ANSWERS.refused(refused));
            return;
        }
        rest.doFilter(request, response);
    }

    private static boolean isUpgrade(HttpServletRequest request) {
        return request.getHeader("Sec-WebSocket-Key") != null
                || "websocket".equalsIgnoreCase(request.getHeader("Upgrade"));
    }

    /** Here, because a refusal of the library's own would have no body. */
    private static void checkUpgrade(HttpServletRequest request, RateLimiter.Visitor visitor) {
        if (!request.getRequestURI().equals(LIVE)) throw RequestRefused.unknown("such page");
        if (!WEBSOCKET_VERSION.equals(request.getHeader("Sec-WebSocket-Version"))) throw ErrorAnswers.of(426);
        String key = request.getHeader("Sec-WebSocket-Key");
        String connection = request.getHeader("Connection");
        boolean formed = key != null
                && key.strip().length() == KEY_DIGITS
                && connection != null
                && connection.toLowerCase(Locale.ROOT).contains("upgrade")
                && request.getMethod().equals("GET");
        if (!formed) throw ErrorAnswers.of(400);
        AllowedHosts.refuseOtherOrigins(request.getHeader("Origin"), request.getHeader("Host"));
        visitor.mayOpenSocket();
    }

    private RateLimiter.Visitor visitor(HttpServletRequest request) {
        String address = request.getRemoteAddr();
        String forwarded = request.getHeader("X-Forwarded-For");
        if (behindProxy && forwarded != null)
            address = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip(); // the proxy's own entry is last
        return limiter.from(address);
    }

    private static void send(HttpServletResponse response, Answer answer) throws IOException {
        response.setStatus(answer.status());
        response.setContentType(answer.type());
        response.setHeader("Cache-Control", "no-store");
        if (answer.retryAfter() > 0) response.setHeader("Retry-After", Integer.toString(answer.retryAfter()));
        response.getOutputStream().write(answer.body());
    }
}
