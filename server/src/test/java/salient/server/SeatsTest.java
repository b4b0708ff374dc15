package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Opening tables, invitations, the lobby, spectators. */
class SeatsTest extends ServerTest {
    private JsonNode open(String blue) {
        return expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "name": "Ann", "title": "Sunday",
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "%s"}}}""".formatted(blue)))
                .json();
    }

    private Client.Reply join(String invitation) {
        return client.post("/api/join", null, Map.of("invitation", invitation, "name", "Ben"));
    }

    @Test
    void anInvitationIsGoodForOneSeatOnce() {
        JsonNode made = open("invited");
        Client.Seat red = client.seats(made).getFirst();
        assertThat(red.state().path("status").asString()).isEqualTo("forming");
        String invitation = made.path("invitations").get(0).path("invitation").asString();

        JsonNode seat = expect(201, join(invitation)).json();
        assertThat(seat.path("side").asString()).isEqualTo("blue");
        assertThat(expect(410, join(invitation)).error()).isEqualTo("gone");

        JsonNode state = red.state();
        assertThat(state.path("status").asString()).isEqualTo("running");
        assertThat(state.path("seats").get(1).path("name").asString()).isEqualTo("Ben");
        JsonNode item = red.get("/feed").json().path("items").get(0);
        assertThat(item.path("type").asString()).isEqualTo("Seated");
        assertThat(item.path("name").asString()).isEqualTo("Ben");
    }

    @Test
    void anInvitationSaysWhatItIsForWithoutBeingUsed() {
        String invitation =
                open("invited").path("invitations").get(0).path("invitation").asString();
        JsonNode told = expect(200, client.post("/api/invitation", null, Map.of("invitation", invitation)))
                .json();
        assertThat(told.path("game").asString()).isEqualTo("ambush");
        assertThat(told.path("scenario").asString()).isEqualTo("short");
        assertThat(told.path("title").asString()).isEqualTo("Sunday");
        assertThat(told.path("side").asString()).isEqualTo("blue");
        assertThat(told.path("host").asString()).isEqualTo("Ann");
        expect(201, join(invitation));
        assertThat(expect(410, client.post("/api/invitation", null, Map.of("invitation", invitation)))
                        .error())
                .isEqualTo("gone");
    }

    @Test
    void ofManyWhoComeWithOneInvitationOneSitsDown() throws Exception {
        String invitation =
                open("invited").path("invitations").get(0).path("invitation").asString();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> joins =
                    java.util.Collections.nCopies(12, () -> join(invitation).status());
            int seated = 0;
            for (Future<Integer> status : threads.invokeAll(joins)) {
                assertThat(status.get()).isIn(201, 410);
                if (status.get() == 201) seated++;
            }
            assertThat(seated).isEqualTo(1);
        }
    }

    @Test
    void aNewInvitationReplacesTheOldOne() {
        JsonNode made = open("invited");
        Client.Seat red = client.seats(made).getFirst();
        String old = made.path("invitations").get(0).path("invitation").asString();
        String fresh = expect(200, red.post("/invite", Map.of("side", "blue")))
                .json()
                .path("invitation")
                .asString();
        expect(410, join(old));
        Client.Seat blue = seat(expect(201, join(fresh)).json());
        expect(200, blue.get(""));
        assertThat(expect(403, red.post("/invite", Map.of("side", "blue"))).error())
                .isEqualTo("seat");
        assertThat(expect(403, blue.post("/invite", Map.of("side", "red"))).error())
                .isEqualTo("seat");
    }

    private Client.Seat seat(JsonNode token) {
        return client
        .new Seat(
                token.path("table").asString(),
                token.path("side").asString(),
                token.path("token").asString());
    }

    @Test
    void anOpenSeatIsTakenFromTheLobby() {
        open("open");
        JsonNode lobby = expect(200, client.post("/api/lobby", null, Map.of("tokens", List.of())))
                .json();
        JsonNode open = lobby.path("open").get(0);
        assertThat(open.path("title").asString()).isEqualTo("Sunday");
        expect(201, join(open.path("invitation").asString()));
        lobby = expect(200, client.post("/api/lobby", null, Map.of("tokens", List.of())))
                .json();
        assertThat(lobby.path("open")).isEmpty();
    }

    @Test
    void theLobbyShowsMyTablesAndWhoseTurnItIs() {
        Client.Seat first =
                client.seats(open("computer\", \"computer\": \"random")).getFirst();
        Client.Seat second = client.hotSeat("long").get(1);
        JsonNode lobby = expect(
                        200,
                        client.post(
                                "/api/lobby",
                                null,
                                Map.of("tokens", List.of(first.token, second.token, "no-such-token"))))
                .json();
        assertThat(lobby.path("tables").valueStream().map(t -> t.path("table").asString()))
                .containsExactlyInAnyOrder(first.table, second.table);
        JsonNode mine = lobby.path("tables")
                .valueStream()
                .filter(t -> t.path("table").asString().equals(second.table))
                .findFirst()
                .orElseThrow();
        assertThat(mine.path("side").asString()).isEqualTo("blue");
        assertThat(mine.path("toDecide").asString()).isEqualTo("red");
        assertThat(mine.path("turn").asString()).isEqualTo("turn 0");
        assertThat(lobby.path("unknown").get(0).asString()).isEqualTo("no-such-token");
    }

    @Test
    void spectatorsSeeATableOnlyIfItAllowsThem() {
        Client.Seat closed = client.hotSeat("short").getFirst();
        assertThat(expect(401, client.get("/api/tables/" + closed.table, null)).error())
                .isEqualTo("token");
        JsonNode made = expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "spectators": true,
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""")).json();
        Client.Seat red = client.seats(made).getFirst();
        red.play("arm A 6");
        JsonNode seen =
                expect(200, client.get("/api/tables/" + red.table, null)).json();
        assertThat(seen.path("side").asString()).isEqualTo("public");
        assertThat(seen.path("sequence").asInt()).isZero();
        assertThat(seen.path("view").path("pieces").get(0).path("strength").isNull())
                .isTrue();
        assertThat(expect(
                                403,
                                client.post(
                                        "/api/tables/" + red.table + "/chat", null, Map.of("text", "hi", "key", "1")))
                        .error())
                .isEqualTo("seat");
    }

    @Test
    void aTokenOfAnotherTableFitsNoSeatHere() {
        Client.Seat one = client.hotSeat("short").getFirst();
        Client.Seat other = client.hotSeat("short").getFirst();
        assertThat(expect(401, client.get("/api/tables/" + one.table, other.token))
                        .error())
                .isEqualTo("token");
    }

    @Test
    void tokensAndInvitationsAreNotStoredInTheClear() throws IOException {
        JsonNode made = open("invited");
        String token = made.path("seats").get(0).path("token").asString();
        String invitation = made.path("invitations").get(0).path("invitation").asString();
        assertThat(token.length()).isGreaterThanOrEqualTo(43);
        server.close();
        try (var files = Files.list(data)) {
            for (var file : files.toList()) {
                String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                assertThat(bytes).doesNotContain(token).doesNotContain(invitation);
            }
        }
        start();
    }

    @Test
    void aTableThatDoesNotReplayIsNamedAndTheOthersAreListed() throws SQLException {
        Client.Seat broken = client.hotSeat("short").getFirst();
        Client.Seat sound = client.hotSeat("short").getFirst();
        broken.play("arm A 5");
        server.close();
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("salient.db"));
                Statement statement = database.createStatement()) {
            statement.execute("update entry set text = replace(text, 'arm A 5', 'arm A 6')");
        }
        start();
        Client.Reply reply = expect(409, client.get("/api/tables/" + broken.table, broken.token));
        assertThat(reply.error()).isEqualTo("version");
        JsonNode lobby = client.post("/api/lobby", null, Map.of("tokens", List.of(broken.token, sound.token)))
                .json();
        assertThat(lobby.path("tables").get(0).path("table").asString()).isEqualTo(sound.table);
        assertThat(lobby.path("unreadable").get(0).path("table").asString()).isEqualTo(broken.table);
    }

    @Test
    void optionsThatDoNotGoTogetherAreExplained() {
        Client.Reply reply = client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "options": {"grim": "yes", "gentle": "yes"},
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "me"}}}""");
        assertThat(expect(400, reply).error()).isEqualTo("option");
        assertThat(reply.text()).contains("do not go together (ambush 6)");
    }

    @Test
    void everySideNeedsASeat() {
        Client.Reply reply = client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "short", "seats": {"red": {"kind": "me"}}}""");
        assertThat(expect(400, reply).text()).contains("none is given for Blue");
    }

    private static final String KEY = "a-key-that-the-client-made-0123456789";

    @Test
    void aJoinWhoseAnswerWasLostIsRepeatedWithItsKey() {
        String invitation =
                open("invited").path("invitations").get(0).path("invitation").asString();
        Map<String, String> wish = Map.of("invitation", invitation, "name", "Ben", "key", KEY);
        String first = expect(201, client.post("/api/join", null, wish)).text();
        assertThat(expect(201, client.post("/api/join", null, wish)).text()).isEqualTo(first);
        assertThat(expect(410, join(invitation)).error()).isEqualTo("gone");
        Map<String, String> other = Map.of("invitation", invitation, "key", KEY.replace('0', '1'));
        expect(410, client.post("/api/join", null, other));
        expect(200, seat(Client.JSON.readTree(first)).get(""));
    }

    @Test
    void aGameWhoseAnswerWasLostIsCreatedOnce() {
        String wish = """
                {"game": "ambush", "scenario": "short", "key": "%s", "title": "%s",
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "invited"}}}""";
        String first = expect(201, client.post("/api/tables", null, wish.formatted(KEY, "One")))
                .text();
        assertThat(expect(201, client.post("/api/tables", null, wish.formatted(KEY, "One")))
                        .text())
                .isEqualTo(first);
        assertThat(expect(400, client.post("/api/tables", null, wish.formatted(KEY, "Two")))
                        .error())
                .isEqualTo("option");
        assertThat(expect(400, client.post("/api/tables", null, wish.formatted("short", "One")))
                        .error())
                .isEqualTo("json");
        Client.Seat red = client.seats(Client.JSON.readTree(first)).getFirst();
        red.play("arm A 2");
        expect(201, client.post("/api/tables", null, wish.formatted(KEY, "One")));
        assertThat(red.sequence()).isEqualTo(1);
    }

    @Test
    void theHostInvitesAnewForASeatWhoseHolderNeverCame() {
        JsonNode made = open("invited");
        Client.Seat red = client.seats(made).getFirst();
        String invitation = made.path("invitations").get(0).path("invitation").asString();
        Client.Seat lost = seat(expect(201, join(invitation)).json()); // the answer never arrives
        assertThat(came(red)).containsExactly(true, false);
        String fresh = expect(200, red.post("/invite", Map.of("side", "blue")))
                .json()
                .path("invitation")
                .asString();
        assertThat(red.state().path("status").asString()).isEqualTo("forming");
        expect(401, lost.get(""));
        Client.Seat blue = seat(expect(201, join(fresh)).json());
        expect(200, blue.get("")); // this one came
        assertThat(came(red)).containsExactly(true, true);
        Waiting.until(() -> red.post("/invite", Map.of("side", "blue")).status() == 403);
        restart();
        expect(403, again(red).post("/invite", Map.of("side", "blue")));
        expect(200, again(blue).get(""));
    }

    private static List<Boolean> came(Client.Seat seat) {
        List<Boolean> came = new ArrayList<>();
        for (JsonNode each : seat.state().path("seats"))
            came.add(each.path("came").asBoolean());
        return came;
    }

    /** The host's page hears of it, though it is no part of the record. */
    @Test
    void theHostIsToldWhenTheHolderComes() {
        JsonNode made = open("invited");
        Client.Seat red = client.seats(made).getFirst();
        Client.Seat blue = seat(expect(
                        201,
                        join(made.path("invitations").get(0).path("invitation").asString()))
                .json());
        try (LiveClient live = new LiveClient(server.port())) {
            live.call("watch", red, Map.of("since", 0, "state", true));
            int before = live.received.size();
            expect(200, blue.get(""));
            Waiting.until(() -> live.received.size() > before);
            JsonNode news = Client.JSON.readTree(live.received.getLast());
            assertThat(news.path("items")).isEmpty();
            assertThat(news.path("state").path("seats").get(1).path("came").asBoolean())
                    .isTrue();
        }
    }
}
