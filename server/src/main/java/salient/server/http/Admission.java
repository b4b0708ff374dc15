package salient.server.http;

import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import salient.table.wire.RequestRefused;

/**
 * Before anything else looks at a request: it must be for a known name and within the rate of its visitor, whatever it asks
 * for and however it is formed, upgrades too. Every answer has the headers that tell browsers what a page may do.
 */
record Admission(AllowedHosts hosts, RateLimiter limiter, boolean behindProxy) {
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

    static final List<HttpField> HEADERS = List.of(
            new PreEncodedHttpField("Content-Security-Policy", CONTENT_POLICY),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"));

    /** The visitor; a request that may not be looked at is refused. */
    RateLimiter.Visitor admit(Exchange exchange) {
        for (HttpField header : HEADERS) exchange.set(header);
        hosts.check(exchange.header(HttpHeader.HOST));
        RateLimiter.Visitor visitor = visitor(exchange);
        exchange.setVisitor(visitor); // it is known, so that a refusal is not counted as well
        visitor.countRequest();
        if (isUpgrade(exchange)) checkUpgrade(exchange, visitor);
        return visitor;
    }

    static boolean isUpgrade(Exchange exchange) {
        return exchange.header(HttpHeader.SEC_WEBSOCKET_KEY) != null
                || "websocket".equalsIgnoreCase(exchange.header(HttpHeader.UPGRADE));
    }

    /** Here, because a refusal of the library's own would have no body. */
    private static void checkUpgrade(Exchange exchange, RateLimiter.Visitor visitor) {
        if (!LIVE.equals(exchange.path())) throw RequestRefused.unknown("such page");
        if (!WEBSOCKET_VERSION.equals(exchange.header(HttpHeader.SEC_WEBSOCKET_VERSION))) {
            exchange.set(HttpHeader.SEC_WEBSOCKET_VERSION, WEBSOCKET_VERSION);
            throw ErrorAnswers.of(426);
        }
        String key = exchange.header(HttpHeader.SEC_WEBSOCKET_KEY);
        String connection = exchange.header(HttpHeader.CONNECTION);
        boolean formed = key != null
                && key.strip().length() == KEY_DIGITS
                && connection != null
                && connection.toLowerCase(Locale.ROOT).contains("upgrade")
                && exchange.method().equals("GET");
        if (!formed) throw ErrorAnswers.of(400);
        AllowedHosts.refuseOtherOrigins(exchange.header(HttpHeader.ORIGIN), exchange.header(HttpHeader.HOST));
        visitor.mayOpenSocket();
    }

    private RateLimiter.Visitor visitor(Exchange exchange) {
        String address = exchange.remoteAddress();
        if (behindProxy) {
            String forwarded = exchange.header(HttpHeader.X_FORWARDED_FOR);
            if (forwarded != null)
                address = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip(); // the proxy's own entry is last
        }
        return limiter.from(address);
    }
}
