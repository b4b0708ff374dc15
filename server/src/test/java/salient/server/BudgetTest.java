package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import salient.server.http.Limits;

/** Not only how often, but how much at once. */
class BudgetTest extends ServerTest {
    @Override
    ServerSettings settings() {
        return super.settings().withLimits(Limits.forThisMachine().withBudgets(4, 1, 6, 1));
    }

    /** Each byte would start the timeout of an idle connection again. */
    @Test
    void aRequestThatDripsIsCut() throws Exception {
        for (String begin : List.of(
                "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
                "POST /api/lobby HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{"))
            assertThat(secondsUntilCut(begin)).as(begin).isLessThan(15);
    }

    private double secondsUntilCut(String begin) throws IOException, InterruptedException {
        long started = System.nanoTime();
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            OutputStream out = socket.getOutputStream();
            out.write(begin.getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < 300; i++) {
                out.write(' ');
                out.flush();
                Thread.sleep(100);
                if (socket.getInputStream().available() > 0) break; // cut with an answer
            }
        } catch (SocketException cut) {
            // as it should be
        }
        return (System.nanoTime() - started) / 1e9;
    }

    @Test
    void aConnectionThatPausesBetweenRequestsIsNotCut() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(20_000);
            for (int i = 0; i < 3; i++) {
                socket.getOutputStream()
                        .write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                .getBytes(StandardCharsets.US_ASCII));
                assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                        .isEqualTo("HTTP/1.1 200");
                Thread.sleep(1_500);
                socket.getInputStream().readNBytes(socket.getInputStream().available());
            }
        }
    }

    @Test
    void oneAddressHoldsSoManyConnections() throws IOException {
        List<Socket> held = new ArrayList<>();
        try {
            for (int i = 0; i < 12; i++) held.add(new Socket("127.0.0.1", server.port()));
            Waiting.until(() -> held.stream().filter(BudgetTest::isClosed).count() >= 6);
        } finally {
            for (Socket socket : held) socket.close();
        }
        Waiting.until(
                () -> Raw.get(server.port(), "/api/health", "Host: localhost").startsWith("HTTP/1.1 200"));
    }

    private static boolean isClosed(Socket socket) {
        try {
            socket.setSoTimeout(10);
            return socket.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException open) {
            return false;
        } catch (IOException closed) {
            return true;
        }
    }

    /** Orders wait for the database, so that many of one visitor would be worked on at once. */
    @Test
    void soManyRequestsOfOneVisitorAreWorkedOnAtOnce() throws Exception {
        List<Client.Seat> tables = new ArrayList<>();
        for (int i = 0; i < 6; i++) tables.add(client.hotSeat("short").getFirst());
        List<Integer> statuses = java.util.Collections.synchronizedList(new ArrayList<>());
        List<Thread> talking = new ArrayList<>();
        for (Client.Seat seat : tables)
            talking.add(Thread.ofPlatform().start(() -> {
                for (int n = 0; n < 100; n++)
                    statuses.add(seat.post("/chat", Map.of("text", "?", "key", "key " + n))
                            .status());
            }));
        for (Thread thread : talking) thread.join();
        assertThat(statuses).contains(200, 429).containsOnly(200, 429);
        expect(200, tables.getFirst().post("/chat", Map.of("text", "?", "key", "last")));
    }

    @Test
    void longWorkOfOneVisitorIsOneAtATime() throws Exception {
        Client.Seat red = client.hotSeat("short").getFirst();
        red.play("end");
        List<Thread> asking = new ArrayList<>();
        List<Integer> statuses = java.util.Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 4; i++)
            asking.add(Thread.ofVirtual().start(() -> {
                for (int n = 0; n < 50; n++)
                    statuses.add(red.get("/replay?at=1").status());
            }));
        for (Thread thread : asking) thread.join();
        assertThat(statuses).contains(200, 429).doesNotContain(500);
        Waiting.until(() -> red.get("/replay?at=1").status() == 200); // and its share is given back
        expect(200, red.get("/record"));
    }
}
