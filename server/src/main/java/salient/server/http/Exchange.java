package salient.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketCreator;
import salient.table.api.Answer;

/** One HTTP request and the one answer to it. Used by one thread. */
record Exchange(Request request, Response response, Callback done) {
    private static final HttpField JSON = new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, Answer.JSON);
    private static final HttpField NO_STORE = new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-store");
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    // ---- the request

    String method() {
        return request.getMethod();
    }

    /** Without the query and without steps back; null if there is no such path. */
    String path() {
        return Request.getPathInContext(request);
    }

    /** Null if it was not sent. */
    String header(HttpHeader name) {
        return request.getHeaders().get(name);
    }

    /** The parameters of the query; of one that is given twice, the first. */
    Map<String, String> query() {
        if (request.getHttpURI().getQuery() == null) return new LinkedHashMap<>();
        Map<String, String> query = new LinkedHashMap<>();
        try {
            for (Fields.Field field : Request.extractQueryParameters(request))
                query.put(field.getName(), field.getValue());
        } catch (RuntimeException unreadable) { // the library has several for escapes that are wrong
            throw ErrorAnswers.of(400);
        }
        return query;
    }

    /** How many bytes the body has; negative if that is not said. */
    long length() {
        return request.getLength();
    }

    /** To be read and not to be closed: closing it before its end would break the connection off. */
    InputStream body() {
        return Content.Source.asInputStream(request);
    }

    String remoteAddress() {
        return Request.getRemoteAddr(request);
    }

    /** For {@link ErrorAnswers}, which must not count the request a second time. */
    void setVisitor(RateLimiter.Visitor visitor) {
        request.setAttribute(Admission.VISITOR, visitor);
    }

    // ---- the answer

    void set(HttpField header) {
        response.getHeaders().put(header);
    }

    void set(HttpHeader name, String value) {
        response.getHeaders().put(name, value);
    }

    void send(Answer answer) {
        set(NO_STORE);
        if (answer.retryAfter() > 0) set(HttpHeader.RETRY_AFTER, Integer.toString(answer.retryAfter()));
        send(answer.status(), answer.type(), answer.body());
    }

    void send(int status, String type, byte[] body) {
        response.setStatus(status);
        if (type.equals(Answer.JSON)) set(JSON);
        else set(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, isHead() ? NOTHING.duplicate() : ByteBuffer.wrap(body), done);
    }

    /** As it is, piece by piece. */
    void send(Path file, String type) throws IOException {
        response.setStatus(200);
        set(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, Files.size(file));
        if (isHead()) {
            response.write(true, NOTHING.duplicate(), done);
            return;
        }
        try (OutputStream out = Content.Sink.asOutputStream(response)) {
            Files.copy(file, out);
        }
        done.succeeded();
    }

    /** The visitor has what it asks for. */
    void sendUnchanged() {
        response.setStatus(304);
        response.write(true, NOTHING.duplicate(), done);
    }

    private boolean isHead() {
        return method().equals("HEAD");
    }

    /** Something went wrong: says so if nothing was said yet, otherwise breaks off. */
    void fail(Exception fault) {
        if (response.isCommitted()) done.failed(fault);
        else send(ApiDispatcher.ANSWERS.fault(fault));
    }

    /** The connection becomes a WebSocket. */
    void upgrade(ServerWebSocketContainer container, WebSocketCreator creator) {
        if (!container.upgrade(creator, request, response, done)) throw ErrorAnswers.of(400);
    }
}
