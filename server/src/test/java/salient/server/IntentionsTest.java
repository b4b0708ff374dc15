package salient.server;

import static org.assertj.core.api.Assertions.assertThat;
import static salient.server.Client.expect;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.ComputerPlayers;
import salient.players.Intention;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.toy.Ambush;
import salient.table.Secrets;
import tools.jackson.databind.JsonNode;

/** What computer players intend is kept, told when the game is over, and secret until then; and they can be hurried. */
class IntentionsTest {
    private static final String ME = "\"kind\": \"me\"";
    private static final String SCHEMER = "\"kind\": \"computer\", \"computer\": \"schemer\"";

    @TempDir
    Path data;

    /** Gives the same orders whatever it intends. */
    private record Schemer(RandomPlayer orders, Optional<Intention> scheme) implements ComputerPlayer {
        @Override
        public Order decide(Position known) {
            return orders.decide(known);
        }

        @Override
        public Optional<Intention> intention(Position known) {
            return scheme;
        }
    }

    private static GameCatalog catalog(Optional<Intention> scheme) {
        return catalog(() -> new Schemer(new RandomPlayer(7), scheme));
    }

    private interface Maker {
        ComputerPlayer make();
    }

    private static GameCatalog catalog(Maker maker) {
        ComputerPlayers.Offer offer = new ComputerPlayers.Offer(
                "schemer", "Schemer", "Has a scheme.", new Ambush().sides(), (_, _) -> maker.make());
        return new GameCatalog(
                List.of(GameEntry.of(new Ambush(), List.of(offer)).drawnBy(Ambush::draw)));
    }

    private static final Intention BOLD = new Intention(
            "Goes for A.",
            List.of(new Intention.Aim(Intention.AimKind.ATTACK, "Attacks A with X at 3:1.", List.of("6", "7"), "1")));

    private static final Intention SLY = new Intention(
            "Waits.",
            List.of(
                    new Intention.Aim(Intention.AimKind.HOLD, "Holds 8 with Z.", List.of(), "8"),
                    new Intention.Aim(Intention.AimKind.FEAR, "Fears for 8.", List.of("2"), "8")));

    private static Client.Seat table(Client client, String red, String blue) {
        return client.seats(expect(201, client.post("/api/tables", null, """
                {"game": "ambush", "scenario": "long", "spectators": true, "seats": {"red": {%s}, "blue": {%s}}}""".formatted(red, blue)))
                        .json())
                .getFirst();
    }

    /** All that red receives while the game runs, by HTTP and by WebSocket, and then what is told. */
    private record Heard(List<String> running, JsonNode intentions, String openFeed) {}

    private Heard heard(String name, Optional<Intention> scheme) {
        Instant time = Instant.parse("2026-01-01T00:00:00Z");
        try (Server server = Server.start(
                ServerSettings.local(data.resolve(name)), catalog(scheme), () -> time, new Secrets(new Random(1)))) {
            Client client = new Client(server.port());
            Client.Seat red = table(client, ME, SCHEMER);
            List<String> running = new ArrayList<>();
            try (LiveClient live = new LiveClient(server.port())) {
                live.call("watch", red, Map.of("since", 0, "state", false));
                for (String order : List.of("arm A 4", "end", "end", "end", "end")) {
                    Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
                    red.play(order);
                    Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
                    lookAround(client, red, running);
                }
                int last = red.sequence();
                Waiting.until(() -> !live.news().isEmpty()
                        && live.news().getLast().path("sequence").asInt() == last);
                live.news().forEach(item -> running.add(item.toString()));
            }
            expect(200, red.post("/resign", Map.of("key", "enough")));
            return new Heard(
                    running,
                    expect(200, red.get("/intentions")).json().path("phases"),
                    expect(200, red.get("/feed?since=0&perspective=referee")).text());
        }
    }

    private static void lookAround(Client client, Client.Seat red, List<String> received) {
        received.add(red.get("").text());
        received.add(red.get("/feed?since=0").text());
        received.add(red.get("/opening?subject=phase").text());
        for (int at = 0; at <= red.sequence(); at++)
            received.add(red.get("/replay?at=" + at).text());
        received.add(expect(403, red.get("/feed?since=0&perspective=referee")).text());
        received.add(expect(403, red.get("/replay?at=0&perspective=referee")).text());
        received.add(expect(403, red.get("/intentions")).text());
        received.add(
                client.get("/api/tables/" + red.table + "/intentions", null).text());
        received.add(expect(403, red.get("/story")).text());
        received.add(expect(403, red.get("/record")).text());
        received.add(red.get("/position").text());
        received.add(client.post("/api/lobby", null, Map.of("tokens", List.of(red.token)))
                .text());
    }

    @Test
    void whileTheGameRunsTheEnemyReceivesTheSameToTheByteWhateverIsIntended() {
        Heard silent = heard("silent", Optional.empty());
        Heard bold = heard("bold", Optional.of(BOLD));
        Heard sly = heard("sly", Optional.of(SLY));
        assertThat(silent.running()).hasSizeGreaterThan(40);
        assertThat(bold.running()).containsExactlyElementsOf(silent.running());
        assertThat(sly.running()).containsExactlyElementsOf(silent.running());
        assertThat(silent.intentions()).isEmpty();
        assertThat(silent.openFeed()).doesNotContain("Intended");
        assertThat(bold.openFeed()).contains("\"type\":\"Intended\"", "Goes for A.");
    }

    @Test
    void whenTheGameIsOverEveryPhaseIsTold() {
        JsonNode told = heard("told", Optional.of(BOLD)).intentions();
        assertThat(told).hasSizeGreaterThan(2);
        JsonNode first = told.get(0);
        assertThat(first.path("side").asString()).isEqualTo("blue");
        assertThat(first.path("words").asString()).isEqualTo("Goes for A.");
        JsonNode aim = first.path("aims").get(0);
        assertThat(aim.path("kind").asString()).isEqualTo("attack");
        assertThat(aim.path("words").asString()).isEqualTo("Attacks A with X at 3:1.");
        assertThat(aim.path("from")).hasSize(2);
        assertThat(aim.path("to").asString()).isEqualTo("1");
        List<String> phases = told.valueStream()
                .map(each -> each.path("turn").asString() + each.path("phase").asString())
                .toList();
        assertThat(phases).as("one for each phase").doesNotHaveDuplicates();
    }

    /** Who has all seats may know all: it is the referee. */
    @Test
    void aRefereeIsToldDuringTheGame() {
        try (Server server = Server.start(ServerSettings.local(data), catalog(Optional.of(BOLD)))) {
            Client client = new Client(server.port());
            Client.Seat red = table(client, ME, ME);
            expect(200, red.post("/computer", Map.of("computer", "schemer", "key", "1")));
            Waiting.until(() -> red.state().path("toDecide").asString().equals("blue"));
            assertThat(expect(200, red.get("/intentions"))
                            .json()
                            .path("phases")
                            .get(0)
                            .path("side")
                            .asString())
                    .isEqualTo("red");
        }
    }

    /** Thinks until it is told to play. */
    private static final class Ponderer implements ComputerPlayer {
        private final RandomPlayer orders = new RandomPlayer(3);
        private BooleanSupplier hurried = () -> false;

        @Override
        public Order decide(Position known) {
            while (!hurried.getAsBoolean() && !Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            return orders.decide(known);
        }

        @Override
        public void hurryWhen(BooleanSupplier now) {
            hurried = now;
        }
    }

    @Test
    void aComputerPlayerIsToldToPlayNow() {
        try (Server server = Server.start(ServerSettings.local(data), catalog(Ponderer::new))) {
            Client client = new Client(server.port());
            Client.Seat red = table(client, ME, SCHEMER);
            Client.Reply early = expect(409, red.post("/hurry", Map.of("key", "1")));
            assertThat(early.json().path("message").asString()).isEqualTo("No computer player is deciding now.");
            red.play("end");
            assertThat(red.state().path("toDecide").asString()).isEqualTo("blue");
            expect(403, client.post("/api/tables/" + red.table + "/hurry", null, Map.of("key", "1")));
            expect(200, red.post("/hurry", Map.of("key", "2")));
            expect(200, red.post("/hurry", Map.of("key", "2"))); // the same request again
            Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
            assertThat(red.get("/feed?since=0").text()).contains("\"type\":\"Hurried\"");
            red.play("end");
            expect(200, red.post("/hurry", Map.of("key", "3"))); // the next turn is thought about anew
            Waiting.until(() -> red.state().path("toDecide").asString().equals("red"));
        }
    }
}
