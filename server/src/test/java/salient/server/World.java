package salient.server;

import static salient.server.Client.expect;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.kernel.record.Entry;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.table.Secrets;
import tools.jackson.databind.JsonNode;

/**
 * A server with one table at which an onlooker writes down all that it receives, by either door, after each order. Its
 * secrets and its clock are the same in every world.
 */
public final class World implements AutoCloseable {
    private final Game game;
    private final String scenario;
    private final Server server;
    private final LiveClient live;
    /** Watches the same seat by its changes. */
    private final LiveClient changes;

    private final Client client;
    private final Map<String, Client.Seat> seats = new TreeMap<>();
    private final Client.Seat onlooker;
    private final List<List<String>> received = new ArrayList<>();
    private Instant time = Instant.parse("2026-01-01T00:00:00Z");
    private int news;
    private int told;
    private int changed;

    World(Game game, String scenario, Side onlooker, Path data) {
        this.game = game;
        this.scenario = scenario;
        this.server = Server.start(
                ServerSettings.local(data),
                new GameCatalog(List.of(GameEntry.of(game, List.of())
                        .drawnBy(GameCatalog.standard()
                                .find(game.id())
                                .orElseThrow()
                                .determinizer()))),
                () -> time,
                new Secrets(new Random(1)));
        this.client = new Client(server.port());
        sitDown(onlooker.id());
        this.onlooker = seats.get(onlooker.id());
        this.live = new LiveClient(server.port());
        live.call("watch", this.onlooker, Map.of("since", 0, "state", true));
        this.changes = new LiveClient(server.port());
        changes.call("watch", this.onlooker, Map.of("since", 0, "state", true, "subject", "phase", "changes", true));
        news = this.onlooker.sequence();
    }

    /** Two persons: a table of one person would give away its record. */
    private void sitDown(String onlooker) {
        Map<String, Object> sitting = new LinkedHashMap<>();
        for (Side side : game.sides())
            sitting.put(side.id(), Map.of("kind", side.id().equals(onlooker) ? "me" : "open"));
        Map<String, Object> wish =
                Map.of("game", game.id(), "scenario", scenario, "options", options(game), "seats", sitting);
        Client.Seat mine = client.seats(
                        expect(201, client.post("/api/tables", null, wish)).json())
                .getFirst();
        seats.put(mine.side, mine);
        JsonNode open = client.post("/api/lobby", null, Map.of("tokens", List.of()))
                .json()
                .path("open");
        for (JsonNode invitation : open) {
            JsonNode seat = expect(
                            201,
                            client.post(
                                    "/api/join",
                                    null,
                                    Map.of(
                                            "invitation",
                                            invitation.path("invitation").asString())))
                    .json();
            String side = seat.path("side").asString();
            seats.put(side, client.new Seat(mine.table, side, seat.path("token").asString()));
            expect(200, seats.get(side).get("")); // that the holder of a seat has come is not secret
        }
    }

    /** Two people at one table, where a game must be told. */
    public static Map<String, String> options(Game game) {
        return game.options().stream().anyMatch(option -> option.id().equals("players"))
                ? Map.of("players", "two")
                : Map.of();
    }

    String toDecide() {
        return onlooker.state().path("toDecide").asString();
    }

    boolean isOver() {
        return toDecide().equals("referee");
    }

    Optional<String> anyOrder(Random random) {
        return seats.get(toDecide()).anyOrder(random);
    }

    boolean allows(String order) {
        JsonNode judged =
                seats.get(toDecide()).post("/judge", Map.of("order", order)).json();
        return judged.path("legal").asBoolean();
    }

    /** Gives the order for the side that is to decide, then waits until the news of it has come. */
    void play(String order) {
        time = time.plusSeconds(1);
        Client.Seat mover = seats.get(toDecide());
        mover.post("/orders", Map.of("order", order, "sequence", mover.sequence(), "key", "order " + received.size()));
        int last = onlooker.sequence();
        Waiting.until(() -> live.news().size() == last - news && changes.news().size() == last - news);
    }

    /** Asks everything by HTTP, and the same by the WebSocket. */
    void lookAround(Collection<String> questions, Collection<String> attempts) {
        List<String> heard = new ArrayList<>();
        heard.add(onlooker.get("").text());
        heard.add(onlooker.get("/feed?since=0").text());
        heard.add(onlooker.get("/replay?at=" + onlooker.sequence()).text());
        heard.add(expect(403, onlooker.get("/record")).text());
        heard.add(client.post("/api/lobby", null, Map.of("tokens", List.of(onlooker.token)))
                .text());
        heard.add(expect(200, onlooker.get("/position")).text());
        heard.add(expect(403, onlooker.get("/position?perspective=referee")).text());
        heard.add(drawn());
        JsonNode subjects = onlooker.get("/subjects").json();
        heard.add(subjects.toString());
        heard.add(onlooker.get("/opening?subject=phase").text());
        for (JsonNode subject : subjects.path("subjects").valueStream().limit(5).toList())
            ask(
                    heard,
                    "subject",
                    "orders",
                    Map.of("subject", subject.path("text").asString()));
        for (String question : questions) ask(heard, "ask", "ask", Map.of("question", question));
        for (String attempt : attempts) ask(heard, "judge", "judge", Map.of("order", attempt));
        live.call("state", onlooker, null);
        live.call("feed", onlooker, Map.of("since", 0));
        live.call("subjects", onlooker, null);
        List<String> byWire = List.copyOf(live.received);
        heard.addAll(byWire.subList(told, byWire.size()));
        told = byWire.size();
        List<String> byChanges = List.copyOf(changes.received);
        heard.addAll(byChanges.subList(changed, byChanges.size()));
        changed = byChanges.size();
        received.add(heard);
    }

    /** All of a new game that begins from what the onlooker knows. */
    private String drawn() {
        Map<String, Object> both = new LinkedHashMap<>();
        for (Side side : game.sides()) both.put(side.id(), Map.of("kind", "me"));
        Map<String, Object> wish = Map.of("at", onlooker.sequence(), "drawnFor", onlooker.side, "seats", both);
        Client.Reply made = onlooker.post("/branch", wish);
        if (made.status() != 201) return made.text();
        return expect(200, client.seats(made.json()).getFirst().get("/record")).text();
    }

    private void ask(List<String> heard, String path, String call, Map<String, String> body) {
        heard.add(onlooker.post("/" + path, body).text());
        live.call(call, onlooker, body);
    }

    /** What the onlooker received after each order. */
    List<List<String>> received() {
        return List.copyOf(received);
    }

    /** How many orders were given before one that told a side something hidden; only the finished game's record shows it. */
    int ordersBeforeRevelation() {
        if (!isOver()) expect(200, seats.get(toDecide()).post("/resign", Map.of("key", "resigning")));
        GameRecord record =
                GameRecord.parse(expect(200, onlooker.get("/record")).text());
        Match match = new Match(game, record.header(), _ -> {
            throw new IllegalStateException("a recorded game rolls nothing");
        });
        Replay replay = Replay.onto(match);
        for (int orders = 0; orders < record.entries().size(); orders++) {
            Entry entry = record.entries().get(orders);
            List<Event> events = new ArrayList<>();
            replay.follow(entry, events::add);
            if (events.stream().anyMatch(Event::reveals)) return orders;
        }
        return record.entries().size();
    }

    @Override
    public void close() {
        live.close();
        changes.close();
        server.close();
    }
}
