package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Keys, notices and the ladder with two servers on one PostgreSQL. */
class PersonsOnPostgresTest extends ServerTest {
    private final String database = TestPostgres.freshDatabase();

    @Override
    ServerSettings settings() {
        ServerSettings local = ServerSettings.local(data).withDatabase(database);
        return local.withNotices(local.notices()
                .alsoToThisMachine()
                .withTimes(Duration.ZERO, List.of(Duration.ofMillis(50)), Duration.ofSeconds(5)));
    }

    @Test
    void twoServersShareKeysSendEachNoticeOnceAndRateEachGameOnce() throws InterruptedException {
        try (Server second = Server.start(settings(), catalog());
                Receiver hook = new Receiver(_ -> 200)) {
            Client other = new Client(second.port());
            List<Client.Seat> seats = client.hotSeat("long");
            String ann = "a".repeat(32);
            String ben = "b".repeat(32);
            for (String device : List.of(ann, ben)) {
                expect(201, client.post("/api/person", null, Map.of("device", device)));
                expect(200, other.post("/api/person/ladder", device, Map.of("name", device.substring(0, 3))));
            }
            expect(200, client.post("/api/person/seats", ann, Map.of("tokens", List.of(seats.get(0).token))));
            expect(200, other.post("/api/person/seats", ben, Map.of("tokens", List.of(seats.get(1).token))));
            expect(200, client.post("/api/person/notices", ben, Map.of("way", "webhook", "address", hook.address())));
            seats.get(0).play("end");
            hook.await(1);
            Thread.sleep(1_500);
            assertThat(hook.received).hasSize(1);
            String key = expect(200, client.post("/api/person/key", ben, Map.of("page", "https://x/")))
                    .json()
                    .path("key")
                    .asString();
            JsonNode moved = expect(201, other.post("/api/key", null, Map.of("key", key, "device", "p".repeat(32))))
                    .json();
            expect(410, client.post("/api/key", null, Map.of("key", key, "device", "q".repeat(32))));
            Client.Seat blue = other.seats(moved).getFirst();
            blue.play("end");
            expect(200, seats.get(1).get(""));
            String fresh = "f".repeat(32);
            expect(200, other.post("/api/person/revoke", "p".repeat(32), Map.of("device", fresh)));
            expect(401, blue.get(""));
            Waiting.until(() -> seats.get(1).get("").status() == 401); // on the other server as soon as it has heard
            expect(200, seats.get(0).post("/resign", Map.of("key", "k")));
            for (Client each : List.of(client, other))
                Waiting.until(() ->
                        each.get("/api/ladder", null).json().path("standings").size() == 2);
            JsonNode best =
                    client.get("/api/ladder", null).json().path("standings").get(0);
            assertThat(best.path("name").asString()).isEqualTo("bbb");
            assertThat(best.path("games").asInt()).isOne();
        }
    }

    @Test
    void aPasskeyMadeOnOneServerIsUsedOnTheOtherAndEachAnswerOnce() {
        TestAuthenticator key = new TestAuthenticator();
        String name = "https://play.example.org";
        ServerSettings named = settings().named(Set.of("play.example.org"));
        try (Server one = Server.start(named, catalog());
                Server two = Server.start(named, catalog())) {
            Client here = new Client(one.port());
            Client there = new Client(two.port());
            String ann = "a".repeat(32);
            expect(201, here.post("/api/person", null, Map.of("device", ann)));
            Client.Seat red = here.hotSeat("long").getFirst();
            expect(200, here.post("/api/person/seats", ann, Map.of("tokens", List.of(red.token))));
            JsonNode asked = expect(200, here.post("/api/person/passkey/ask", ann, Map.of("page", name)))
                    .json();
            expect(200, there.post("/api/person/passkey", ann, key.make(asked, name)));
            JsonNode wanted = expect(200, here.post("/api/passkey/ask", null, Map.of("page", name)))
                    .json();
            Client.Seat moved = there.seats(expect(
                                    201, there.post("/api/passkey", null, key.use(wanted, name, "p".repeat(32))))
                            .json())
                    .getFirst();
            moved.play("end");
            expect(410, here.post("/api/passkey", null, key.use(wanted, name, "q".repeat(32))));
        }
    }
}
