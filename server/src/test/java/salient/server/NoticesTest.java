package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import salient.server.notices.NoticeKind;
import salient.table.Secrets;
import tools.jackson.databind.JsonNode;

/** Players are told outside the page: once for all that waits, never in the way of play, never more than they asked for. */
class NoticesTest extends ServerTest {
    private static final Duration SOON = Duration.ofMillis(50);

    private volatile Duration ahead = Duration.ZERO;
    private List<Duration> retries = List.of(SOON, SOON);

    @Override
    ServerSettings settings() {
        ServerSettings local = ServerSettings.local(data);
        return local.withNotices(
                local.notices().alsoToThisMachine().withTimes(Duration.ZERO, retries, Duration.ofSeconds(1)));
    }

    @BeforeEach
    @Override
    void start() {
        server = Server.start(settings(), catalog(), () -> Instant.now().plus(ahead), new Secrets());
        client = new Client(server.port());
    }

    /** Red is Ann, blue is Ben. */
    private List<Client.Seat> twoPlayers(String title) {
        return twoPlayers(title, "null");
    }

    private List<Client.Seat> twoPlayers(String title, String clock) {
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "name": "Ann", "title": "%s", "clock": %s,
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""".formatted(title, clock)))
                .json();
        String invitation = made.path("invitations").get(0).path("invitation").asString();
        JsonNode blue = expect(201, client.post("/api/join", null, Map.of("invitation", invitation)))
                .json();
        return List.of(
                client.seats(made).getFirst(),
                client
                .new Seat(
                        blue.path("table").asString(),
                        blue.path("side").asString(),
                        blue.path("token").asString()));
    }

    private String person(String device, Client.Seat... seats) {
        String token = device.repeat(32).substring(0, 32);
        expect(201, client.post("/api/person", null, Map.of("device", token)));
        List<String> tokens =
                java.util.Arrays.stream(seats).map(seat -> seat.token).toList();
        expect(200, client.post("/api/person/seats", token, Map.of("tokens", tokens)));
        return token;
    }

    private JsonNode webhook(String person, String address) {
        return expect(
                        200,
                        client.post(
                                "/api/person/notices",
                                person,
                                Map.of("way", "webhook", "address", address, "minutes", 1)))
                .json();
    }

    /** Ben's webhook has received the notice that it is his move. */
    private Receiver told(List<Client.Seat> seats, String ben, IntUnaryOperator answers) {
        Receiver hook = new Receiver(answers);
        webhook(ben, hook.address());
        seats.get(0).play("end");
        hook.await(1);
        return hook;
    }

    private JsonNode channel(String person) {
        return expect(200, client.get("/api/person", person))
                .json()
                .path("notices")
                .get(0);
    }

    private static String mac(String key, String text) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void oneSignedNoticeTellsOfAllGamesThatWaitAndNotOnePerOrder() throws Exception {
        List<Client.Seat> first = twoPlayers("Sunday");
        List<Client.Seat> second = twoPlayers("Monday");
        String ben = person("b", first.get(1), second.get(1));
        try (Receiver hook = new Receiver(_ -> 204)) {
            first.get(0).play("arm A 2");
            first.get(0).play("end");
            second.get(0).play("end");
            JsonNode added = webhook(ben, hook.address());
            String secret = added.path("secret").asString();
            hook.await(1);
            Receiver.Received notice = hook.received.getFirst();
            assertThat(notice.json().path("text").asString()).isEqualTo("It is your move in 2 games.");
            assertThat(notice.json()
                            .path("games")
                            .valueStream()
                            .map(game -> game.path("title").asString()))
                    .containsExactlyInAnyOrder("Sunday", "Monday");
            assertThat(notice.json().path("games").get(0).path("link").asString())
                    .startsWith(server.address() + "#/table/");
            String signature = notice.headers().getFirst("Salient-Signature");
            String at = signature.substring("t=".length(), signature.indexOf(','));
            assertThat(signature).isEqualTo("t=" + at + ",v1=" + mac(secret, at + "." + notice.text()));
            // Ben plays one of them, Ann answers: it waits for the next interval, and then there is one notice of both.
            first.get(1).play("end");
            first.get(0).play("end");
            Thread.sleep(1_500);
            assertThat(hook.received).hasSize(1);
            ahead = Duration.ofSeconds(61);
            hook.await(2);
            assertThat(hook.received.get(1).json().path("text").asString()).isEqualTo("It is your move in 2 games.");
            assertThat(hook.received.get(1).headers().getFirst("Salient-Notice"))
                    .isNotEqualTo(notice.headers().getFirst("Salient-Notice"));
            ahead = Duration.ofSeconds(200);
            Thread.sleep(1_500);
            assertThat(hook.received).as("nothing new has happened").hasSize(2);
        }
    }

    @Test
    void aNoticeContainsNoSecret() {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        try (Receiver hook = new Receiver(_ -> 200)) {
            String secret = webhook(ben, hook.address()).path("secret").asString();
            seats.get(0).play("arm A 6");
            seats.get(0).play("end");
            hook.await(1);
            Receiver.Received notice = hook.received.getFirst();
            String all = notice.text()
                    + notice.headers().entrySet().stream().map(Object::toString).collect(Collectors.joining("\n"));
            assertThat(all)
                    .doesNotContain(seats.get(0).token, seats.get(1).token, ben, secret)
                    .doesNotContain("strength")
                    .doesNotContain("\"6\"");
        }
    }

    @Test
    void whoPlaysOnIsNotToldAndAHotSeatNeedsNoNotice() throws InterruptedException {
        List<Client.Seat> hot = client.hotSeat("long");
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ann = person("a", hot.get(0), hot.get(1), seats.get(0));
        try (Receiver hook = new Receiver(_ -> 200)) {
            webhook(ann, hook.address());
            Thread.sleep(1_200); // the list of tables has been read
            hot.get(0).play("end");
            hot.get(1).play("end");
            seats.get(0).play("arm A 2");
            seats.get(0).play("arm B 2");
            Thread.sleep(1_500);
            assertThat(hook.received).isEmpty();
        }
    }

    @Test
    void discordIsToldInItsOwnShapeAndTitlesMentionNobody() {
        List<Client.Seat> seats = twoPlayers("@everyone");
        String ben = person("b", seats.get(1));
        try (Receiver hook = new Receiver(_ -> 204)) {
            expect(
                    200,
                    client.post(
                            "/api/person/notices",
                            ben,
                            Map.of("way", "webhook", "address", hook.address(), "format", "discord")));
            seats.get(0).play("end");
            hook.await(1);
            JsonNode body = hook.received.getFirst().json();
            assertThat(body.path("content").asString())
                    .startsWith("It is your move in 1 game.\n")
                    .contains("@everyone: " + server.address() + "#/table/")
                    .contains("Stop these notices: " + server.address() + "#/stop/");
            assertThat(body.path("allowed_mentions").path("parse")).isEmpty();
            assertThat(body.has("text")).isFalse();
        }
    }

    @Test
    void oneLinkStopsThemWithoutALogin() throws InterruptedException {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        try (Receiver hook = told(seats, ben, _ -> 200)) {
            String stop = hook.received.getFirst().json().path("stop").asString();
            String link = stop.substring(stop.indexOf("#/stop/") + "#/stop/".length());
            assertThat(expect(410, client.post("/api/notices/stop", null, Map.of("link", link + "0")))
                            .json()
                            .path("message")
                            .asString())
                    .startsWith("This link does not work");
            JsonNode stopped = expect(200, client.post("/api/notices/stop", null, Map.of("link", link)))
                    .json();
            assertThat(stopped.path("way").asString()).isEqualTo("webhook");
            expect(200, client.post("/api/notices/stop", null, Map.of("link", link)));
            expect(410, client.post("/api/notices/confirm", null, Map.of("link", link)));
            assertThat(channel(ben).path("state").asString()).isEqualTo("stopped");
            seats.get(1).play("end");
            seats.get(0).play("end");
            ahead = Duration.ofMinutes(5);
            Thread.sleep(1_500);
            assertThat(hook.received).hasSize(1);
        }
    }

    @Test
    void aWebhookThatAnswers500IsTriedAgainThenGivenUpWithASentence() {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        try (Receiver hook = new Receiver(n -> n == 0 ? 500 : 200)) {
            webhook(ben, hook.address());
            seats.get(0).play("end");
            hook.await(2);
            Waiting.until(() -> channel(ben).path("trouble").asString().isEmpty());
            assertThat(hook.received.get(0).headers().getFirst("Salient-Notice"))
                    .as("the same notice again")
                    .isEqualTo(hook.received.get(1).headers().getFirst("Salient-Notice"));
        }
        List<Client.Seat> others = twoPlayers("Monday");
        String carl = person("c", others.get(1));
        try (Receiver hook = new Receiver(_ -> 500)) {
            webhook(carl, hook.address());
            others.get(0).play("end");
            Waiting.until(() -> channel(carl).path("state").asString().equals("stopped"));
            assertThat(hook.received).hasSize(3);
            String sentence = channel(carl).path("trouble").asString();
            assertThat(sentence)
                    .isEqualTo("The webhook answered 500. That was attempt 3; no more notices are sent there.");
            JsonNode synced = expect(200, client.post("/api/person/seats", carl, Map.of("tokens", List.of())))
                    .json();
            assertThat(synced.path("troubles").get(0).asString()).endsWith(sentence);
        }
    }

    @Test
    void aWebhookThatHangsHoldsNothingUp() {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        try (Receiver _ = told(seats, ben, _ -> -1)) {
            long before = System.nanoTime();
            for (int i = 0; i < 10; i++) {
                seats.get(1).play("end");
                seats.get(0).play("end");
            }
            assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
            Waiting.until(() -> channel(ben).path("trouble").asString().contains("no answer within 1 seconds"));
        }
    }

    @Test
    void aRestartLosesNothingThatWasPromised() {
        retries = java.util.Collections.nCopies(20, Duration.ofMillis(700));
        restart();
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        Receiver gone = new Receiver(_ -> 200);
        webhook(ben, gone.address());
        gone.close();
        seats.get(0).play("end"); // nobody listens there
        Waiting.until(() -> channel(ben).path("trouble").asString().contains("cannot be reached"));
        restart();
        try (Receiver back = new Receiver(gone.port(), _ -> 200)) {
            back.await(1);
            assertThat(back.received.getFirst().json().path("text").asString()).isEqualTo("It is your move in 1 game.");
            Waiting.until(() -> channel(ben).path("trouble").asString().isEmpty());
        }
    }

    @Test
    void aMoveThatWasNotNotedBeforeTheServerStoppedIsFoundAgain() throws Exception {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        try (Receiver hook = told(seats, ben, _ -> 200)) {
            server.close();
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("salient.db"));
                    Statement statement = connection.createStatement()) {
                // As if the process had been killed between the order and the note of it.
                statement.executeUpdate("delete from notice");
                statement.executeUpdate("update notice_channel set next_at = 0");
            }
            start();
            hook.await(2);
            assertThat(hook.received.get(1).json().path("text").asString()).isEqualTo("It is your move in 1 game.");
        }
    }

    @Test
    void theEndOfAGameAndRequestsToUndoAreToldToo() {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        try (Receiver hook = told(seats, ben, _ -> 200)) {
            server.notices().tell(seats.get(1).table, "blue", NoticeKind.REMINDER);
            ahead = Duration.ofMinutes(2);
            hook.await(2);
            assertThat(hook.received.get(1).json().path("text").asString())
                    .isEqualTo("It is your move in 1 game. Your time is running out in 1 game.");
            expect(200, seats.get(0).post("/resign", Map.of("key", "k")));
            ahead = Duration.ofMinutes(4);
            hook.await(3);
            assertThat(hook.received.get(2).json().path("text").asString()).isEqualTo("1 game has ended.");
            assertThat(hook.received
                            .get(2)
                            .json()
                            .path("games")
                            .get(0)
                            .path("why")
                            .asString())
                    .isEqualTo("over");
        }
    }

    @Test
    void aTrialIsSentAtOnceAndNotAgainAndAgain() {
        String ben = person("b");
        try (Receiver hook = new Receiver(_ -> 200)) {
            String id = webhook(ben, hook.address()).path("channel").path("id").asString();
            expect(200, client.post("/api/person/notices/try", ben, Map.of("id", id)));
            hook.await(1);
            assertThat(hook.received.getFirst().json().path("text").asString())
                    .isEqualTo("This is what a notice from Salient looks like.");
            expect(429, client.post("/api/person/notices/try", ben, Map.of("id", id)));
            expect(404, client.post("/api/person/notices/try", person("c"), Map.of("id", id)));
            expect(200, client.post("/api/person/notices/remove", ben, Map.of("id", id)));
            assertThat(expect(200, client.get("/api/person", ben)).json().path("notices"))
                    .isEmpty();
            expect(404, client.post("/api/person/notices/remove", ben, Map.of("id", id)));
        }
    }

    @Test
    void aBrowserGetsAMessageThatThePushServiceCannotRead() {
        List<Client.Seat> seats = twoPlayers("Sunday");
        String ben = person("b", seats.get(1));
        String key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        try (Receiver service = new Receiver(n -> n == 0 ? 201 : 410)) {
            Map<String, Object> wish = Map.of(
                    "way",
                    "push",
                    "address",
                    service.address(),
                    "minutes",
                    1,
                    "browserKey",
                    key,
                    "browserSecret",
                    "BTBZMqHH6r4Tts7J_aSIgg");
            expect(200, client.post("/api/person/notices", ben, wish));
            seats.get(0).play("end");
            service.await(1);
            Receiver.Received message = service.received.getFirst();
            assertThat(message.headers().getFirst("Content-Encoding")).isEqualTo("aes128gcm");
            assertThat(message.headers().getFirst("TTL")).isEqualTo("86400");
            String pushKey = expect(200, client.get("/api/person", ben))
                    .json()
                    .path("offer")
                    .path("pushKey")
                    .asString();
            assertThat(Base64.getUrlDecoder().decode(pushKey)).hasSize(65);
            assertThat(message.headers().getFirst("Authorization"))
                    .startsWith("vapid t=")
                    .endsWith(", k=" + pushKey);
            assertThat(new String(message.bytes(), StandardCharsets.ISO_8859_1)).doesNotContain("your move");
            // The browser has unsubscribed: it is not tried again.
            seats.get(1).play("end");
            seats.get(0).play("end");
            ahead = Duration.ofMinutes(2);
            Waiting.until(() -> channel(ben).path("state").asString().equals("stopped"));
            assertThat(channel(ben).path("trouble").asString()).contains("does not exist any more (410)");
        }
    }

    @Test
    void badWishesGetASentence() {
        String ben = person("b");
        assertThat(refused(ben, Map.of("way", "webhook", "address", "http://10.0.0.1/")))
                .isEqualTo("The host 10.0.0.1 is not on the public internet.");
        assertThat(refused(ben, Map.of("way", "webhook", "address", "gopher://x/")))
                .isEqualTo("Only addresses that begin with https:// can be used.");
        assertThat(refused(ben, Map.of("way", "webhook", "address", "https://127.0.0.1/", "format", "slack")))
                .isEqualTo("The format must be salient or discord.");
        assertThat(refused(ben, Map.of("way", "mail", "address", "ben@example.org")))
                .isEqualTo("This server cannot send mail.");
        assertThat(refused(ben, Map.of("way", "push", "address", "https://127.0.0.1/", "browserKey", "AAAA")))
                .isEqualTo("These are not the keys of a browser.");
        assertThat(refused(ben, Map.of("way", "webhook", "address", "https://127.0.0.1/", "minutes", 0)))
                .isEqualTo("The interval must be 1 to 1440 minutes.");
        expect(401, client.post("/api/person/notices", "x".repeat(32), Map.of("way", "mail", "address", "x")));
        expect(401, client.get("/api/person", null));
    }

    private String refused(String person, Map<String, Object> wish) {
        return expect(400, client.post("/api/person/notices", person, wish))
                .json()
                .path("message")
                .asString();
    }

    @Test
    void whoseTimeIsRunningOutIsRemindedOnce() throws Exception {
        List<Client.Seat> seats = twoPlayers("Slow", "{\"move\": 4320}");
        String ben = person("b", seats.get(1));
        try (Receiver hook = new Receiver(_ -> 204)) {
            webhook(ben, hook.address());
            seats.get(0).play("end");
            hook.await(1);
            assertThat(hook.received.getFirst().json().path("text").asString()).isEqualTo("It is your move in 1 game.");
            server.lookAtClocks();
            ahead = Duration.ofHours(60); // a quarter of the three days is left
            server.lookAtClocks();
            server.lookAtClocks();
            hook.await(2);
            assertThat(hook.received.get(1).json().path("text").asString())
                    .contains("Your time is running out in 1 game.");
            JsonNode about = hook.received.get(1).json().path("games");
            assertThat(about.toString()).contains("Slow").contains("reminder");
            Thread.sleep(500);
            assertThat(hook.received).hasSize(2);
        }
    }
}
