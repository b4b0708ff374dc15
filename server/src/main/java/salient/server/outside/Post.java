package salient.server.outside;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Sends a body to a checked address and reads the status of the answer; redirects are not followed. The JDK's own client looks
 * the name up again when it connects, and so could be led elsewhere. Thread-safe.
 */
public final class Post implements AutoCloseable {
    private static final int LONGEST_LINE = 1_000;

    private final Duration patience;
    private final Supplier<SSLSocketFactory> tls;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("outside-clock").factory());

    /** @param patience how long connecting, sending and the answer may take together */
    public Post(Duration patience) {
        this(patience, () -> (SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    /** @param tls asked when first needed: it takes a while to make */
    Post(Duration patience, Supplier<SSLSocketFactory> tls) {
        this.patience = patience;
        this.tls = tls;
    }

    /** The status of the answer. */
    public int send(Destinations.Destination to, Map<String, String> headers, byte[] body) throws IOException {
        try (Socket socket = new Socket()) {
            AtomicBoolean late = new AtomicBoolean();
            ScheduledFuture<?> end =
                    clock.schedule(() -> cut(socket, late), patience.toMillis(), TimeUnit.MILLISECONDS);
            try {
                socket.connect(new InetSocketAddress(to.address(), to.port()), (int) patience.toMillis());
                socket.setSoTimeout((int) patience.toMillis());
                return exchange(to.tls() ? secured(socket, to) : socket, to, headers, body);
            } catch (IOException e) {
                // Whichever notices first, the clock or the socket, the reader is told the same.
                if (late.get() || e instanceof SocketTimeoutException)
                    throw new IOException("no answer within " + patience.toSeconds() + " seconds", e);
                throw e;
            } finally {
                end.cancel(false);
            }
        }
    }

    private static void cut(Socket socket, AtomicBoolean late) {
        late.set(true);
        try {
            socket.close();
        } catch (IOException e) {
            System.getLogger("salient.notices").log(System.Logger.Level.DEBUG, "closing a connection", e);
        }
    }

    private Socket secured(Socket socket, Destinations.Destination to) throws IOException {
        SSLSocket secured = (SSLSocket) tls.get().createSocket(socket, to.host(), to.port(), true);
        SSLParameters parameters = secured.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secured.setSSLParameters(parameters);
        secured.startHandshake();
        return secured;
    }

    private static int exchange(Socket socket, Destinations.Destination to, Map<String, String> headers, byte[] body)
            throws IOException {
        StringBuilder head = new StringBuilder("POST " + to.target() + " HTTP/1.1\r\n");
        head.append("Host: ")
                .append(to.origin().substring(to.origin().indexOf("//") + 2))
                .append("\r\n");
        head.append("User-Agent: Salient\r\nConnection: close\r\n");
        headers.forEach((name, value) ->
                head.append(line(name)).append(": ").append(line(value)).append("\r\n"));
        head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
        OutputStream out = socket.getOutputStream();
        out.write(head.toString().getBytes(StandardCharsets.US_ASCII));
        out.write(body);
        out.flush();
        return status(socket.getInputStream());
    }

    private static String line(String text) {
        if (text.chars().anyMatch(c -> c < ' ' || c > '~')) throw new IllegalArgumentException("not one line: " + text);
        return text;
    }

    /** Of the first line that is not about something intermediate. */
    private static int status(InputStream in) throws IOException {
        while (true) {
            String[] words = readLine(in).split(" ", 3);
            if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !words[1].matches("[1-5]\\d\\d"))
                throw new IOException("the answer is not HTTP");
            int status = Integer.parseInt(words[1]);
            if (status >= 200) return status;
            for (String line = readLine(in); !line.isEmpty(); ) line = readLine(in);
        }
    }

    private static String readLine(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) throw new IOException("the connection was closed without an answer");
            if (line.size() >= LONGEST_LINE) throw new IOException("the answer is not HTTP");
            if (c != '\r') line.write(c);
        }
        return line.toString(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
