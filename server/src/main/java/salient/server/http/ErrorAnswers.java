package salient.server.http;

import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import salient.table.api.Answer;
import salient.table.wire.RequestRefused;

/**
 * What the libraries refuse by themselves, before a request reaches us or after: a line that is not HTTP, headers that are too
 * long, a failed upgrade, an unknown method. The answer is a problem like any other and says nothing about the program.
 */
final class ErrorAnswers implements Request.Handler {
    private static final Map<Integer, RequestRefused> REFUSALS = Map.of(
            400, new RequestRefused(400, "request", "This is not a valid HTTP request."),
            404, RequestRefused.unknown("such page"),
            405, new RequestRefused(405, "method", "This method is not possible here."),
            408, new RequestRefused(408, "request", "The request took too long to arrive."),
            413, new RequestRefused(413, "size", "The body is too large."),
            414, new RequestRefused(414, "size", "The address is too long."),
            426, new RequestRefused(426, "upgrade", "Only version 13 of the WebSocket protocol is known here."),
            431, new RequestRefused(431, "size", "The headers are too long."),
            500, new RequestRefused(500, "fault", "Something went wrong in the server."),
            503, new RequestRefused(503, "busy", "The server is starting, stopping or busy. Try again."));

    private final RateLimiter limiter;

    /** @param limiter counts what never reached the rest of the server */
    ErrorAnswers(RateLimiter limiter) {
        this.limiter = limiter;
    }

    static RequestRefused of(int status) {
        RequestRefused known = REFUSALS.get(status);
        if (known != null) return known;
        return status >= 500
                ? new RequestRefused(status, "fault", "The server cannot do this.")
                : new RequestRefused(status, "request", "This request cannot be answered.");
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        RequestRefused refused = counted(request, of(response.getStatus()));
        Answer answer = ApiDispatcher.ANSWERS.refused(refused);
        response.setStatus(answer.status());
        for (HttpField header : Admission.HEADERS) response.getHeaders().put(header);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, answer.type());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        if (answer.retryAfter() > 0) response.getHeaders().put(HttpHeader.RETRY_AFTER, answer.retryAfter());
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, answer.body().length);
        boolean withBody = !"HEAD".equals(request.getMethod());
        response.write(true, withBody ? ByteBuffer.wrap(answer.body()) : ByteBuffer.allocate(0), callback);
        return true;
    }

    private RequestRefused counted(Request request, RequestRefused refused) {
        if (request.getAttribute(Admission.VISITOR) != null) return refused;
        try {
            limiter.from(Request.getRemoteAddr(request)).countRequest();
            return refused;
        } catch (RequestRefused tooMany) {
            return tooMany;
        }
    }
}
