package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.table.Secrets;
import tools.jackson.databind.JsonNode;

/**
 * Two worlds that differ only in what red may not know: everything red receives, by either door, is the same to the
 * byte. The worlds have the same secrets and the same clock, which moves with what red can see.
 */
class SecrecyTest {
    @TempDir
    Path data;

    /** What blue does in secret before the first turn. */
    private record World(String name, List<String> hidden, boolean watched) {
        World(String name, List<String> hidden) {
            this(name, hidden, true);
        }

        /** Not watched: an order and its answer may come in one piece of news or in two. */
        static World answering(String name, String... hidden) {
            return new World(name, List.of(hidden), false);
        }
    }

    private static final World PLAIN = new World("plain", List.of());
    private static final World ARMED = new World("armed", List.of("arm X 6", "arm Y 5", "arm Z 4"));
    private static final World UNDECIDED =
            new World("undecided", List.of("arm X 6", "arm X 2", "undo", "arm Z 3", "undo", "redo"));

    /** Standing reactions are set, changed and withdrawn before they can answer. */
    private static final World SETTLED =
            new World("settled", List.of("reactions yield", "arm Z 4", "reactions stand", "reactions"));

    /** A plan is made, changed and withdrawn, and one whose orders are all dropped stays. */
    private static final World PLANNED = new World(
            "planned",
            List.of("plan move X 6|end", "arm Z 4", "plan", "plan move A 3|stand|arm X 2|move Y 6 if before"));

    @Test
    void everythingASeatReceivesIsTheSameToTheByte() {
        List<String> plain = receivedByRed(PLAIN);
        assertThat(plain).hasSizeGreaterThan(150);
        assertThat(receivedByRed(ARMED)).containsExactlyElementsOf(plain);
        assertThat(receivedByRed(UNDECIDED)).containsExactlyElementsOf(plain);
        assertThat(receivedByRed(SETTLED)).containsExactlyElementsOf(plain);
        assertThat(receivedByRed(PLANNED)).containsExactlyElementsOf(plain);
    }

    /** Of standing reactions red learns the answers and nothing else: neither the rule nor its figure. */
    @Test
    void policiesThatAnswerAlikeAreTheSameToTheByte() {
        List<String> always = receivedByRed(World.answering("always", "arm X 3", "reactions yield"));
        assertThat(receivedByRed(World.answering("weak", "reactions stand", "arm X 3", "reactions below 4")))
                .containsExactlyElementsOf(always);
        assertThat(receivedByRed(World.answering("strong", "arm X 5", "reactions below 4")))
                .isNotEqualTo(always);
    }

    /** Whether blue gives the order by hand or has planned it, and with which conditions, red cannot tell. */
    @Test
    void plansThatGiveTheSameOrdersAreTheSameToTheByte() {
        List<String> simple = receivedByRed(World.answering("one", "plan move X 6 if phase play|end"));
        assertThat(receivedByRed(World.answering(
                        "another", "plan move X 5 if not unit X, phase play|move X 6 if not before|stand|end")))
                .containsExactlyElementsOf(simple);
    }

    @Test
    void theHarnessNoticesALeak() {
        List<String> plain = receivedByRed(PLAIN);
        List<String> fought = receivedByRed(new World("other visible course", List.of("end")));
        assertThat(fought).isNotEqualTo(plain);
    }

    private List<String> receivedByRed(World world) {
        Instant[] time = {Instant.parse("2026-01-01T00:00:00Z")};
        List<String> received = new ArrayList<>();
        try (Server server = Server.start(
                ServerSettings.local(data.resolve(world.name())),
                TestServer.catalog(),
                () -> time[0],
                new Secrets(new Random(1)))) {
            Client client = new Client(server.port());
            Client.Seat red = opened(client);
            Client.Seat blue = joined(client);
            try (LiveClient live = new LiveClient(server.port());
                    LiveClient changes = new LiveClient(server.port())) {
                live.call("watch", red, Map.of("since", 0, "state", true));
                changes.call("watch", red, Map.of("since", 0, "state", true, "subject", "phase", "changes", true));
                List<LiveClient> sockets = world.watched() ? List.of(live, changes) : List.of();
                visible(time, red, sockets, red, "arm A 4");
                visible(time, red, sockets, red, "end");
                for (String order : world.hidden()) {
                    time[0] = time[0].plusMillis(100);
                    hidden(blue, order);
                    lookAround(client, red, received);
                }
                for (int queries = world.hidden().size(); queries < 6; queries++) lookAround(client, red, received);
                time[0] = Instant.parse("2026-01-01T01:00:00Z");
                course(time, red, blue, sockets, client, received);
                for (LiveClient socket : sockets) received.addAll(socket.received);
            }
        }
        return received;
    }

    private static Client.Seat opened(Client client) {
        return client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "clock": {"move": 60, "game": 6000, "daysOff": 2},
                 "seats": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}""")).json())
                .getFirst();
    }

    private static Client.Seat joined(Client client) {
        String invitation = client.post("/api/lobby", null, Map.of("tokens", List.of()))
                .json()
                .path("open")
                .get(0)
                .path("invitation")
                .asString();
        JsonNode seat = expect(201, client.post("/api/join", null, Map.of("invitation", invitation)))
                .json();
        Client.Seat blue = client
        .new Seat(seat.path("table").asString(), "blue", seat.path("token").asString());
        expect(200, blue.get("")); // that the holder of a seat has come is not secret
        return blue;
    }

    private static void hidden(Client.Seat blue, String order) {
        switch (order) {
            case "undo", "redo" ->
                expect(200, blue.post("/" + order, Map.of("sequence", blue.sequence(), "key", Client.key())));
            default -> {
                if (order.startsWith("reactions")) settle(blue, order.split(" "));
                else if (order.equals("plan")) expect(200, PlanTest.plan(blue));
                else if (order.startsWith("plan "))
                    expect(
                            200,
                            PlanTest.plan(
                                    blue, order.substring("plan ".length()).split("\\|")));
                else blue.play(order);
            }
        }
    }

    private static void settle(Client.Seat blue, String... words) {
        Map<String, Object> setting = new LinkedHashMap<>();
        if (words.length > 1) setting.putAll(Map.of("kind", "attacked", "rule", words[1]));
        if (words.length > 2) setting.put("figure", Integer.valueOf(words[2]));
        expect(
                200,
                blue.post(
                        "/reactions",
                        Map.of("settings", setting.isEmpty() ? List.of() : List.of(setting), "key", Client.key())));
    }

    /** What both see: moves, an attack that is evaded, chat, a request to undo that is refused. */
    private static void course(
            Instant[] time,
            Client.Seat red,
            Client.Seat blue,
            List<LiveClient> sockets,
            Client client,
            List<String> received) {
        if (red.state().path("toDecide").asString().equals("blue")) visible(time, red, sockets, blue, "end");
        for (int turn = 1; turn <= 3; turn++) {
            visible(time, red, sockets, red, "move A " + turn);
            lookAround(client, red, received);
            visible(time, red, sockets, red, "end");
            if (red.state().path("toDecide").asString().equals("red")) continue; // blue had planned it
            visible(time, red, sockets, blue, "move X " + (7 - turn));
            visible(time, red, sockets, blue, "end");
        }
        visible(time, red, sockets, red, "attack A X");
        lookAround(client, red, received);
        if (red.state().path("toDecide").asString().equals("blue")) visible(time, red, sockets, blue, "yield");
        expect(200, blue.post("/chat", Map.of("text", "Ha.", "key", "chat")));
        awaitNews(red, sockets);
        lookAround(client, red, received);
    }

    private static void visible(
            Instant[] time, Client.Seat red, List<LiveClient> sockets, Client.Seat by, String order) {
        time[0] = time[0].plusSeconds(1);
        by.play(order);
        awaitNews(red, sockets);
    }

    /** One piece of news after the other, so that they are cut in the same places. */
    private static void awaitNews(Client.Seat red, List<LiveClient> sockets) {
        int last = red.sequence();
        for (LiveClient live : sockets)
            Waiting.until(() -> live.news().size() == last - 1); // the first came with the reply to watch
    }

    /** A game that begins from what red knows, seen as a whole; and what cannot be had. */
    private static void branch(Client client, Client.Seat red, List<String> received) {
        Map<String, Object> mine = Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "me"));
        int now = red.sequence();
        Map<String, Object> fromRed = Map.of("at", now, "drawnFor", "red", "seats", mine);
        Client.Reply made = expect(201, red.post("/branch", fromRed));
        received.add(made.text());
        received.add(
                expect(200, client.seats(made.json()).getFirst().get("/record")).text());
        received.add(expect(403, red.post("/branch", Map.of("at", now, "drawnFor", "blue", "seats", mine)))
                .text());
        received.add(expect(403, red.post("/branch", Map.of("at", now, "seats", mine)))
                .text());
        received.add(expect(403, red.post("/save-point", Map.of("name", "here", "key", "never")))
                .text());
    }

    /** Everything red can ask, also what is refused. */
    private static void lookAround(Client client, Client.Seat red, List<String> received) {
        JsonNode state = red.state();
        received.add(red.get("").text());
        received.add(red.get("/feed?since=0").text());
        JsonNode subjects = red.get("/subjects").json().path("subjects");
        received.add(subjects.toString());
        received.add(red.get("/opening?subject=phase").text());
        for (JsonNode subject : subjects)
            received.add(
                    red.post("/subject", Map.of("subject", subject.path("text").asString()))
                            .text());
        for (String question : List.of("strengths red", "strengths blue", "strengths green"))
            received.add(red.post("/ask", Map.of("question", question)).text());
        for (String order : List.of("attack A X", "move X 3", "arm X 3", "stand", "end", "nonsense")) {
            received.add(red.post("/judge", Map.of("order", order)).text());
            if (!state.path("toDecide").asString().equals("red"))
                received.add(red.tryPlay(order).text());
        }
        for (int at = 0; at <= state.path("sequence").asInt(); at++)
            received.add(red.get("/replay?at=" + at).text());
        received.add(red.get("/replay?at=0&lens=blue").text());
        received.add(red.get("/feed?since=0&lens=blue").text());
        received.add(red.get("/replay?at=999").text());
        received.add(red.get("/reactions").text());
        received.add(red.get("/plan").text());
        received.add(expect(403, red.get("/record")).text());
        received.add(expect(200, red.get("/position")).text());
        received.add(expect(200, red.get("/position?at=1")).text());
        received.add(expect(403, red.get("/position?perspective=referee")).text());
        received.add(expect(403, red.get("/position?perspective=blue")).text());
        received.add(client.post("/api/branches", null, Map.of("table", red.table, "tokens", List.of(red.token)))
                .text());
        branch(client, red, received);
        received.add(red.post("/orders", Map.of("order", "end", "sequence", 999, "key", "never"))
                .text());
        received.add(client.post("/api/lobby", null, Map.of("tokens", List.of(red.token)))
                .text());
    }
}
