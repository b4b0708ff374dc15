package salient.server.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import salient.server.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** HTTP over one kept connection with next to no work of its own, so that a load costs less than what it loads. */
final class Wire implements Line {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int TIMEOUT_MILLIS = 30_000;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final String forwarded;
    /** What has come and was not read yet is from {@code at} to {@code end}. */
    private final byte[] buffer = new byte[16 * 1024];

    private int at;
    private int end;

    /** @param text the body */
    record Reply(int status, String text) {
        JsonNode json() {
            return MAPPER.readTree(text);
        }

        Reply expect(int wanted) throws IOException {
            if (status != wanted) throw new Unexpected(status, text);
            return this;
        }
    }

    /** An answer that should have been another. */
    static final class Unexpected extends IOException {
        final int status;

        Unexpected(int status, String text) {
            super(status + ": " + text);
            this.status = status;
        }
    }

    Wire(int port) throws IOException {
        this(port, Optional.empty());
    }

    /** @param address what a proxy in front of the server would say of the sender */
    Wire(int port, Optional<String> address) throws IOException {
        forwarded = address.map(from -> "X-Forwarded-For: " + from + "\r\n").orElse("");
        socket = new Socket();
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.connect(new InetSocketAddress("127.0.0.1", port), 2_000);
        in = socket.getInputStream();
        out = socket.getOutputStream();
    }

    @Override
    public Reply get(String path, String token) throws IOException {
        send("GET", path, token, new byte[0]);
        return read();
    }

    @Override
    public Reply post(String path, String token, Map<String, ?> body) throws IOException {
        send("POST", path, token, Json.bytes(body));
        return read();
    }

    private void send(String method, String path, String token, byte[] body) throws IOException {
        StringBuilder head = new StringBuilder(200);
        head.append(method)
                .append(' ')
                .append(path)
                .append(" HTTP/1.1\r\nHost: localhost\r\n")
                .append(forwarded);
        if (token != null) head.append("Authorization: Bearer ").append(token).append("\r\n");
        if (method.equals("POST"))
            head.append("Content-Length: ").append(body.length).append("\r\n");
        head.append("\r\n");
        byte[] first = head.toString().getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[first.length + body.length];
        System.arraycopy(first, 0, all, 0, first.length);
        System.arraycopy(body, 0, all, first.length, body.length);
        out.write(all);
        out.flush();
    }

    private Reply read() throws IOException {
        String statusLine = line();
        int status = Integer.parseInt(statusLine.substring(9, 12));
        int length = -1;
        boolean chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            if (header.regionMatches(true, 0, "Content-Length:", 0, 15))
                length = Integer.parseInt(header.substring(15).strip());
            if (header.regionMatches(true, 0, "Transfer-Encoding: chunked", 0, 26)) chunked = true;
        }
        byte[] body = chunked ? chunks() : exactly(Math.max(0, length));
        return new Reply(status, new String(body, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            body.write(exactly(size));
            line();
        }
        line();
        return body.toByteArray();
    }

    private byte[] exactly(int length) throws IOException {
        byte[] bytes = new byte[length];
        for (int read = 0; read < length; ) {
            if (at == end) fill();
            int some = Math.min(length - read, end - at);
            System.arraycopy(buffer, at, bytes, read, some);
            at += some;
            read += some;
        }
        return bytes;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder(128);
        for (byte c = next(); c != '\n'; c = next()) if (c != '\r') line.append((char) c);
        return line.toString();
    }

    private byte next() throws IOException {
        if (at == end) fill();
        return buffer[at++];
    }

    private void fill() throws IOException {
        int read = in.read(buffer);
        if (read < 0) throw new IOException("the connection broke off");
        at = 0;
        end = read;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
