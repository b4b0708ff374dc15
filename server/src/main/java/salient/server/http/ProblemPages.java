package salient.server.http;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import salient.server.wire.Json;
import salient.server.wire.RequestRefused;

/**
 * What the HTTP library refuses by itself (a request it cannot read, a method that no path has, an upgrade that is none)
 * is answered with a {@link salient.server.wire.Responses.Problem} too, and names nothing of the program.
 */
final class ProblemPages extends ErrorHandler {
    private static final String JSON = "application/json";

    private static byte[] problem(int status) {
        RequestRefused refused =
                switch (status) {
                    case 404 -> RequestRefused.unknown("such page");
                    case 405, 501 -> new RequestRefused(status, "method", "This path does not take that method.");
                    case 413 -> new RequestRefused(status, "size", "The request is larger than allowed.");
                    case 414, 431 -> new RequestRefused(status, "size", "The address or the headers are too long.");
                    default ->
                        status < 500
                                ? new RequestRefused(status, "request", "This request cannot be read.")
                                : new RequestRefused(status, "fault", "Something went wrong in the server.");
                };
        return Json.bytes(refused.problem());
    }

    /** For an answer that no handler of ours has written. */
    static void complete(Context context) {
        String type = context.res().getContentType();
        if (type != null && (type.startsWith(JSON) || type.startsWith("text/html"))) return;
        context.contentType(JSON).result(problem(context.statusCode()));
    }

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, JSON);
        response.write(true, ByteBuffer.wrap(problem(code)), callback);
    }
}
