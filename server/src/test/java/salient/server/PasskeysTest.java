package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import salient.table.Secrets;
import tools.jackson.databind.JsonNode;

/** Passkeys carry seats to other devices; what is wrong with one is said in a sentence. */
class PasskeysTest extends ServerTest {
    private static final String NAMED = "https://play.example.org";
    private static final String LAPTOP = "l".repeat(32);
    private static final String PHONE = "p".repeat(32);
    private static final String FRESH = "f".repeat(32);

    private final TestAuthenticator key = new TestAuthenticator();
    private Instant time = Instant.parse("2026-01-01T00:00:00Z");
    private Client.Seat red;

    @BeforeEach
    @Override
    void start() {
        server = Server.start(
                ServerSettings.local(data).named(Set.of("Play.Example.org")), catalog(), () -> time, new Secrets());
        client = new Client(server.port());
    }

    private void begin() {
        red = client.hotSeat("long").getFirst();
        expect(201, client.post("/api/person", null, Map.of("device", LAPTOP)));
        expect(200, client.post("/api/person/seats", LAPTOP, Map.of("tokens", List.of(red.token))));
    }

    private JsonNode askToMake(String device) {
        return expect(200, client.post("/api/person/passkey/ask", device, Map.of("page", NAMED + "/")))
                .json();
    }

    private JsonNode askToUse() {
        return expect(200, client.post("/api/passkey/ask", null, Map.of("page", NAMED + "/")))
                .json();
    }

    private JsonNode make(TestAuthenticator passkey) {
        return expect(200, client.post("/api/person/passkey", LAPTOP, passkey.make(askToMake(LAPTOP), NAMED)))
                .json();
    }

    private Client.Reply use(Map<String, Object> answer) {
        return client.post("/api/passkey", null, answer);
    }

    private static String message(Client.Reply reply) {
        return reply.json().path("message").asString();
    }

    @Test
    void aPasskeyCarriesAllSeatsToAnyNumberOfDevices() {
        begin();
        JsonNode asked = askToMake(LAPTOP);
        assertThat(asked.path("site").asString()).isEqualTo("play.example.org");
        assertThat(asked.path("algorithms").get(0).asInt()).isEqualTo(-7);
        JsonNode made = make(key).path("passkeys").get(0);
        assertThat(made.path("site").asString()).isEqualTo("play.example.org");
        assertThat(made.path("madeAt").asString()).isEqualTo("2026-01-01T00:00:00Z");
        assertThat(made.path("usedAt").isNull()).isTrue();
        assertThat(askToMake(LAPTOP).path("known").size())
                .as("a device makes no second one")
                .isOne();

        time = time.plusSeconds(60);
        Client.Seat onPhone = client.seats(
                        expect(201, use(key.use(askToUse(), NAMED, PHONE))).json())
                .getFirst();
        assertThat(onPhone.token).isNotEqualTo(red.token);
        onPhone.play("end");
        assertThat(red.state()).isEqualTo(onPhone.state());
        expect(201, use(key.use(askToUse(), NAMED, FRESH)));
        assertThat(client.seats(
                        expect(201, use(key.use(askToUse(), NAMED, FRESH))).json()))
                .as("the same device, in case the answer was lost")
                .hasSize(1);
        JsonNode state = expect(200, client.get("/api/person", PHONE)).json();
        assertThat(state.path("devices").asInt()).isEqualTo(3);
        assertThat(state.path("passkeys").get(0).path("usedAt").asString()).isEqualTo("2026-01-01T00:01:00Z");
    }

    @Test
    void onThisMachineItWorksWithoutHttps() {
        begin();
        String here = "http://localhost:" + server.port();
        JsonNode asked = expect(200, client.post("/api/person/passkey/ask", LAPTOP, Map.of("page", here + "/")))
                .json();
        expect(200, client.post("/api/person/passkey", LAPTOP, key.make(asked, here)));
        JsonNode wanted = expect(200, client.post("/api/passkey/ask", null, Map.of("page", here + "/")))
                .json();
        expect(201, use(key.use(wanted, here, PHONE)));
        restart();
        assertThat(message(expect(403, use(key.use(askToUse(), here, FRESH)))))
                .as("another program at the port of before")
                .startsWith("The passkey answered a page at " + here);
    }

    @Test
    void whereThereAreNoPasskeysASentenceSaysWhy() {
        begin();
        assertRefused("http://192.168.0.7:8080/", "Browsers have no passkeys for an address in numbers.");
        assertRefused("https://[2001:db8::1]/", "Browsers have no passkeys for an address in numbers.");
        assertRefused("http://play.example.org/", "Browsers have passkeys only for pages by https.");
        assertRefused(
                "https://evil.example/",
                "This server takes passkeys only at https://play.example.org and http://localhost:" + server.port()
                        + ".");
        assertRefused("https://play.example.org:8443/", "This server takes passkeys only at https://play.example.org");
        for (String page : List.of("nonsense", "http:///", "a b"))
            assertThat(message(expect(400, client.post("/api/passkey/ask", null, Map.of("page", page)))))
                    .startsWith("The page must be an address");
    }

    private void assertRefused(String page, String why) {
        for (Client.Reply reply : List.of(
                client.post("/api/person/passkey/ask", LAPTOP, Map.of("page", page)),
                client.post("/api/passkey/ask", null, Map.of("page", page))))
            assertThat(message(expect(400, reply))).startsWith(why).endsWith(" Make a personal key instead.");
    }

    @Test
    void aChallengeIsAnsweredOnceAndInTime() throws Exception {
        begin();
        Map<String, Object> made = key.make(askToMake(LAPTOP), NAMED);
        expect(200, client.post("/api/person/passkey", LAPTOP, made));
        assertThat(message(expect(400, client.post("/api/person/passkey", LAPTOP, made))))
                .isEqualTo("This passkey is here already.");
        JsonNode asked = askToUse();
        List<Callable<Integer>> uses = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Map<String, Object> answer =
                    key.use(asked, NAMED, Integer.toHexString(i).repeat(32));
            uses.add(() -> use(answer).status());
        }
        List<Integer> statuses = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Integer> status : threads.invokeAll(uses)) statuses.add(status.get());
        }
        assertThat(statuses).containsOnly(201, 410).containsOnlyOnce(201);
        assertThat(message(expect(410, use(key.use(asked, NAMED, PHONE)))))
                .isEqualTo("This answer of the passkey was already used. Try again.");
        JsonNode late = askToUse();
        time = time.plus(Duration.ofMinutes(5)).plusMillis(1);
        assertThat(message(expect(410, use(key.use(late, NAMED, PHONE)))))
                .isEqualTo("This took longer than 5 minutes. Try again.");
        assertThat(message(expect(410, use(key.use(asked, NAMED, PHONE)))))
                .as("what was used expires too")
                .startsWith("This took longer");
    }

    @Test
    void aChallengeCountsForItsPurposeAndItsPerson() {
        begin();
        make(key);
        String elsewhere = "The passkey did not answer a question that this server asked for this purpose.";
        assertThat(message(expect(400, use(key.use(askToMake(LAPTOP), NAMED, PHONE)))))
                .isEqualTo(elsewhere);
        TestAuthenticator another = new TestAuthenticator();
        assertThat(message(expect(400, client.post("/api/person/passkey", LAPTOP, another.make(askToUse(), NAMED)))))
                .isEqualTo(elsewhere);
        expect(201, client.post("/api/person", null, Map.of("device", PHONE)));
        assertThat(message(
                        expect(400, client.post("/api/person/passkey", LAPTOP, another.make(askToMake(PHONE), NAMED)))))
                .isEqualTo(elsewhere);
        JsonNode forged = Client.JSON.readTree("{\"challenge\": \"Zm9yZ2Vk\", \"site\": \"play.example.org\"}");
        assertThat(message(expect(400, use(key.use(forged, NAMED, PHONE))))).isEqualTo(elsewhere);
    }

    @Test
    void aPageOfAnotherServerCannotUseIt() {
        begin();
        make(key);
        for (String origin : List.of("https://evil.example", "http://play.example.org", "http://localhost:1"))
            assertThat(message(expect(403, use(key.use(askToUse(), origin, PHONE)))))
                    .isEqualTo("The passkey answered a page at " + origin + ", which is not a page of this server.");
        assertThat(message(expect(401, use(key.use(askToUse(), NAMED, "evil.example", PHONE)))))
                .isEqualTo("The answer of the passkey does not fit what was asked.");
    }

    @Test
    void aWrongSignatureAndACopyAreNoticed() {
        begin();
        key.count(5);
        make(key);
        Map<String, Object> answer = key.use(askToUse(), NAMED, PHONE);
        Map<String, Object> other = key.use(askToUse(), NAMED, PHONE);
        answer.put("signature", other.get("signature"));
        assertThat(message(expect(401, use(answer)))).isEqualTo("The signature of the passkey is not right.");
        key.count(6);
        expect(201, use(key.use(askToUse(), NAMED, PHONE)));
        assertThat(message(expect(401, use(key.use(askToUse(), NAMED, FRESH))))).startsWith("This passkey was copied");
        key.count(7);
        expect(201, use(key.use(askToUse(), NAMED, FRESH)));
    }

    @Test
    void aPasskeyThatWasRemovedOrRevokedIsUnknown() {
        begin();
        String unknown = "This passkey is not known here.";
        assertThat(message(expect(410, use(key.use(askToUse(), NAMED, PHONE))))).startsWith(unknown);
        String id = make(key).path("passkeys").get(0).path("id").asString();
        expect(201, client.post("/api/person", null, Map.of("device", PHONE)));
        expect(404, client.post("/api/person/passkey/remove", PHONE, Map.of("id", id)));
        JsonNode left = expect(200, client.post("/api/person/passkey/remove", LAPTOP, Map.of("id", id)))
                .json();
        assertThat(left.path("passkeys").isEmpty()).isTrue();
        assertThat(message(expect(410, use(key.use(askToUse(), NAMED, FRESH))))).startsWith(unknown);
        make(key);
        expect(200, client.post("/api/person/revoke", LAPTOP, Map.of("device", FRESH)));
        assertThat(message(expect(410, use(key.use(askToUse(), NAMED, "q".repeat(32))))))
                .startsWith(unknown);
    }

    @Test
    void aDeviceOfSomebodyElseIsNotTakenOver() {
        begin();
        make(key);
        expect(201, client.post("/api/person", null, Map.of("device", PHONE)));
        assertThat(message(expect(400, use(key.use(askToUse(), NAMED, PHONE))))).contains("somebody else's key");
    }

    @Test
    void whatCannotBeReadIsRefusedAndThereIsALimit() {
        begin();
        assertThat(message(expect(
                        400,
                        client.post("/api/person/passkey", LAPTOP, Map.of("clientData", "e30", "attestation", "oA")))))
                .isEqualTo("The answer of the passkey cannot be read.");
        Map<String, Object> odd = key.use(askToUse(), NAMED, PHONE);
        odd.put("deviceData", "AAAA");
        assertThat(message(expect(400, use(odd)))).isEqualTo("The answer of the passkey cannot be read.");
        odd.put("deviceData", "not base 64!");
        assertThat(message(expect(400, use(odd)))).isEqualTo("The answer of the passkey must be in base64url.");
        expect(401, client.post("/api/person/passkey/ask", "unknown", Map.of("page", NAMED)));
        for (int i = 0; i < 10; i++) make(new TestAuthenticator());
        assertThat(message(expect(400, client.post("/api/person/passkey/ask", LAPTOP, Map.of("page", NAMED)))))
                .startsWith("You have 10 passkeys.");
    }

    /** Whatever a program sends instead of an answer, it is refused with a sentence and changes nothing. */
    @Test
    void changedBytesAreRefused() {
        begin();
        String mine = make(key).path("passkeys").get(0).path("id").asString();
        Random random = new Random(7);
        for (int i = 0; i < 300; i++) {
            boolean making = i % 2 == 0;
            Map<String, Object> answer =
                    making ? new TestAuthenticator().make(askToMake(LAPTOP), NAMED) : key.use(askToUse(), NAMED, PHONE);
            List<String> fields = answer.keySet().stream()
                    .filter(field -> !field.equals("device"))
                    .toList();
            String field = fields.get(random.nextInt(fields.size()));
            byte[] bytes = Base64.getUrlDecoder().decode((String) answer.get(field));
            if (i % 5 == 0) bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            else bytes[random.nextInt(bytes.length)] ^= (byte) (1 + random.nextInt(255));
            answer.put(field, Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
            Client.Reply reply = making ? client.post("/api/person/passkey", LAPTOP, answer) : use(answer);
            // A few bytes of what is made mean nothing to the server: the id that the device chose, or who built it.
            if (making && reply.status() == 200) removeAllBut(mine);
            else assertThat(reply.status()).as(field + " " + reply.text()).isIn(400, 401, 403, 410);
        }
        expect(401, client.get("/api/person", PHONE));
    }

    private void removeAllBut(String id) {
        for (JsonNode made :
                expect(200, client.get("/api/person", LAPTOP)).json().path("passkeys")) {
            String other = made.path("id").asString();
            if (!other.equals(id)) expect(200, client.post("/api/person/passkey/remove", LAPTOP, Map.of("id", other)));
        }
    }
}
