package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Seats travel from device to device by a personal key; leaked and lost ones are made worthless. */
class PersonsTest extends ServerTest {
    private static final String PAGE = "https://play.example.org/";
    private static final String LAPTOP = "l".repeat(32);
    private static final String PHONE = "p".repeat(32);
    private static final String FRESH = "f".repeat(32);

    private List<Client.Seat> begin(String device, Client.Seat... seats) {
        expect(201, client.post("/api/person", null, Map.of("device", device)));
        return sync(device, seats);
    }

    private List<Client.Seat> sync(String device, Client.Seat... seats) {
        List<String> tokens =
                java.util.Arrays.stream(seats).map(seat -> seat.token).toList();
        return seats(expect(200, client.post("/api/person/seats", device, Map.of("tokens", tokens))));
    }

    private List<Client.Seat> seats(Client.Reply reply) {
        return client.seats(reply.json());
    }

    private String makeKey(String device) {
        JsonNode made = expect(200, client.post("/api/person/key", device, Map.of("page", PAGE)))
                .json();
        String key = made.path("key").asString();
        assertThat(made.path("link").asString()).isEqualTo(PAGE + "#/key/" + key);
        assertThat(made.path("qr").asString()).startsWith("<svg ").doesNotContain("script");
        return key;
    }

    private Client.Reply useKey(String key, String device) {
        return client.post("/api/key", null, Map.of("key", key, "device", device));
    }

    private static String message(Client.Reply reply) {
        return reply.json().path("message").asString();
    }

    @Test
    void aKeyCarriesAllSeatsToAnotherDeviceAndBothGoOn() {
        List<Client.Seat> hot = client.hotSeat("long");
        Client.Seat other = client.hotSeat("short").getFirst();
        assertThat(begin(LAPTOP, hot.get(0), hot.get(1), other)).isEmpty();
        List<Client.Seat> there = seats(expect(201, useKey(makeKey(LAPTOP), PHONE)));
        assertThat(there).hasSize(3);
        for (Client.Seat seat : there)
            assertThat(List.of(hot.get(0).token, hot.get(1).token, other.token)).doesNotContain(seat.token);
        Client.Seat red = there.stream()
                .filter(seat -> seat.table.equals(hot.get(0).table) && seat.side.equals("red"))
                .findFirst()
                .orElseThrow();
        red.play("arm A 4");
        hot.get(0).play("end");
        assertThat(red.state()).isEqualTo(hot.get(0).state());
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", red, Map.of("since", 0, "state", true));
            hot.get(1).play("end");
            Waiting.until(() -> !live.news().isEmpty());
        }
        assertThat(expect(401, client.get("/api/tables/" + other.table, red.token))
                        .error())
                .as("a token is for its own seat")
                .isEqualTo("token");
        JsonNode state = expect(200, client.get("/api/person", PHONE)).json();
        assertThat(state.path("devices").asInt()).isEqualTo(2);
        assertThat(state.path("seats").asInt()).isEqualTo(3);
        assertThat(state.path("openKeys").asInt()).isZero();
    }

    @Test
    void aKeyWorksOnceAndSaysSo() {
        begin(LAPTOP, client.hotSeat("short").getFirst());
        String key = makeKey(LAPTOP);
        expect(201, useKey(key, PHONE));
        assertThat(message(expect(410, useKey(key, FRESH)))).startsWith("This personal key was already used.");
        assertThat(seats(expect(201, useKey(key, PHONE))))
                .as("the same device, in case the answer was lost")
                .hasSize(1);
        assertThat(message(expect(410, useKey("nothing", FRESH)))).isEqualTo("This personal key does not exist.");
        assertThat(message(expect(400, useKey(makeKey(LAPTOP), PHONE)))).contains("has your games already");
    }

    @Test
    void ofManyWhoUseOneKeyAtOnceOneGetsTheSeats() throws Exception {
        begin(LAPTOP, client.hotSeat("short").getFirst());
        String key = makeKey(LAPTOP);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> uses = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                String device = Integer.toHexString(i).repeat(32);
                uses.add(() -> useKey(key, device).status());
            }
            int used = 0;
            for (Future<Integer> status : threads.invokeAll(uses)) {
                assertThat(status.get()).isIn(201, 410);
                if (status.get() == 201) used++;
            }
            assertThat(used).isOne();
        }
    }

    @Test
    void aKeyReplacesTokensThatWereLost() {
        Client.Seat red = client.hotSeat("long").getFirst();
        begin(LAPTOP, red);
        String key = makeKey(LAPTOP); // written down; then the browser loses its data
        Client.Seat again = seats(expect(201, useKey(key, FRESH))).getFirst();
        again.play("end");
    }

    @Test
    void seatsTakenLaterComeToTheOtherDevicesAndDeletedOnesStayAway() {
        begin(LAPTOP);
        expect(201, useKey(makeKey(LAPTOP), PHONE));
        Client.Seat later = client.hotSeat("long").getFirst();
        sync(PHONE, later);
        Client.Seat arrived = sync(LAPTOP).getFirst();
        assertThat(arrived.table).isEqualTo(later.table);
        assertThat(sync(LAPTOP, arrived)).as("each seat once").isEmpty();
        expect(
                200,
                client.post(
                        "/api/person/seats", LAPTOP, Map.of("tokens", List.of(), "deleted", List.of(arrived.token))));
        assertThat(sync(LAPTOP)).isEmpty();
        assertThat(sync(PHONE, later)).isEmpty();
        assertThat(sync(LAPTOP)).as("linking it again does not bring it back").isEmpty();
    }

    @Test
    void revokingMakesEverythingElseWorthless() {
        List<Client.Seat> hot = client.hotSeat("long");
        Client.Seat red = hot.getFirst();
        begin(LAPTOP, red);
        Client.Seat onPhone = seats(expect(201, useKey(makeKey(LAPTOP), PHONE))).getFirst();
        String leaked = makeKey(PHONE);
        try (LiveClient spy = new LiveClient(server.port())) {
            spy.call("watch", onPhone, Map.of("since", 0, "state", true));
            Client.Seat mine = seats(expect(200, client.post("/api/person/revoke", LAPTOP, Map.of("device", FRESH))))
                    .getFirst();
            expect(401, red.get(""));
            expect(401, onPhone.get(""));
            expect(401, client.get("/api/person", LAPTOP));
            expect(401, client.get("/api/person", PHONE));
            assertThat(message(expect(410, useKey(leaked, PHONE)))).startsWith("This personal key was revoked.");
            int heard = spy.news().size();
            mine.play("end");
            hot.get(1).play("end"); // the other side was not concerned
            mine.play("end");
            assertThat(spy.news()).as("the listener hears nothing more").hasSize(heard);
        }
        assertThat(expect(200, client.get("/api/person", FRESH))
                        .json()
                        .path("devices")
                        .asInt())
                .isOne();
        restart();
        expect(401, again(red).get(""));
    }

    @Test
    void aSeatOfSomebodyElseCannotBeTakenOver() {
        Client.Seat red = client.hotSeat("long").getFirst();
        begin(LAPTOP, red);
        // Somebody who found the token of the seat makes it theirs as well: it stays with the first.
        begin(PHONE, red);
        assertThat(expect(200, client.get("/api/person", PHONE))
                        .json()
                        .path("seats")
                        .asInt())
                .isZero();
        expect(200, client.post("/api/person/revoke", PHONE, Map.of("device", "q".repeat(32))));
        expect(200, red.get(""));
        expect(200, client.post("/api/person/revoke", LAPTOP, Map.of("device", FRESH)));
        expect(401, red.get(""));
    }

    @Test
    void aDeviceThatIsForgottenCanBecomeSomebodyElses() {
        begin(LAPTOP, client.hotSeat("long").getFirst());
        begin(PHONE);
        assertThat(message(expect(400, useKey(makeKey(LAPTOP), PHONE)))).contains("Forget that one in the settings");
        expect(404, client.post("/api/person/forget", LAPTOP, Map.of("device", PHONE)));
        expect(200, client.post("/api/person/forget", PHONE, Map.of("device", PHONE)));
        expect(401, client.get("/api/person", PHONE));
        assertThat(seats(expect(201, useKey(makeKey(LAPTOP), PHONE)))).hasSize(1);
    }

    @Test
    void onlyHashesAreStored() throws IOException {
        Client.Seat red = client.hotSeat("long").getFirst();
        begin(LAPTOP, red);
        String key = makeKey(LAPTOP);
        String given = seats(expect(201, useKey(key, PHONE))).getFirst().token;
        String unused = makeKey(PHONE);
        server.close();
        StringBuilder stored = new StringBuilder();
        try (var files = Files.list(data)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                stored.append(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        assertThat(stored.toString()).doesNotContain(LAPTOP, PHONE, key, given, unused, red.token);
        start();
    }

    @Test
    void badInputGetsASentence() {
        expect(400, client.post("/api/person", null, Map.of("device", "short")));
        begin(LAPTOP);
        for (String page :
                List.of("javascript:alert(1)", "https://x/#/", "ftp://x/", "https://" + "x".repeat(300) + "/"))
            expect(400, client.post("/api/person/key", LAPTOP, Map.of("page", page)));
        for (int i = 0; i < 10; i++) makeKey(LAPTOP);
        assertThat(message(expect(400, client.post("/api/person/key", LAPTOP, Map.of("page", PAGE)))))
                .startsWith("You have 10 keys");
        assertThat(message(expect(401, client.get("/api/person", "unknown")))).startsWith("This device is not known");
    }
}
