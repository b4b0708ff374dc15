package salient.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a program that uses the API looks like: plain HTTP and JSON trees. */
public final class Client {
    public static final JsonMapper JSON = new JsonMapper();

    /** The seats of a table at which one player plays both sides. */
    public static final Map<String, ?> BOTH_MINE = Map.of("red", Map.of("kind", "me"), "blue", Map.of("kind", "me"));

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(60)).build();
    private final String base;

    public Client(int port) {
        this.base = "http://127.0.0.1:" + port;
    }

    /** An answer as it came: status, bytes, and the tree in them. */
    public record Reply(int status, String text) {
        public JsonNode json() {
            return JSON.readTree(text);
        }

        public String error() {
            return json().path("error").asString();
        }
    }

    public Reply get(String path, String token) {
        return send(request(path, token).GET());
    }

    public Reply post(String path, String token, Object body) {
        return postText(path, token, body instanceof String text ? text : JSON.writeValueAsString(body));
    }

    public Reply postText(String path, String token, String body) {
        return send(request(path, token).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(base + path)).timeout(Duration.ofSeconds(180));
        if (token != null) request.header("Authorization", "Bearer " + token);
        return request;
    }

    private Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A seat at a table, with what a player does there. */
    public final class Seat {
        public final String table;
        public final String side;
        public final String token;

        public Seat(String table, String side, String token) {
            this.table = table;
            this.side = side;
            this.token = token;
        }

        public Reply get(String what) {
            return Client.this.get("/api/tables/" + table + what, token);
        }

        public Reply post(String what, Object body) {
            return Client.this.post("/api/tables/" + table + what, token, body);
        }

        public JsonNode state() {
            return expect(200, get("")).json();
        }

        public int sequence() {
            return state().path("sequence").asInt();
        }

        public Reply tryPlay(String order) {
            return post("/orders", Map.of("order", order, "sequence", sequence(), "key", key()));
        }

        public JsonNode play(String order) {
            return expect(200, tryPlay(order)).json();
        }

        /** Any legal order, chosen by the generator. */
        public Optional<String> anyOrder(java.util.Random random) {
            JsonNode subjects = get("/subjects").json().path("subjects");
            if (subjects.isEmpty()) return Optional.empty();
            String subject =
                    subjects.get(random.nextInt(subjects.size())).path("text").asString();
            JsonNode orders =
                    post("/subject", Map.of("subject", subject)).json().path("orders");
            return orders.isEmpty()
                    ? Optional.empty()
                    : Optional.of(orders.get(random.nextInt(orders.size()))
                            .path("text")
                            .asString());
        }
    }

    public static String key() {
        return Long.toHexString(ThreadLocalRandom.current().nextLong());
    }

    public static Reply expect(int status, Reply reply) {
        if (reply.status() != status)
            throw new AssertionError("expected " + status + ", got " + reply.status() + ": " + reply.text());
        return reply;
    }

    /** A new table of Ambush with both seats mine, red first. */
    public List<Seat> hotSeat(String scenario) {
        return seats(expect(201, ambush(scenario, BOTH_MINE, Map.of())).json());
    }

    /** Asks for a table of Ambush; {@code others} are further fields of the request. */
    public Reply ambush(String scenario, Map<String, ?> seats, Map<String, ?> others) {
        Map<String, Object> request = new TreeMap<>(others);
        request.putAll(Map.of("game", "ambush", "scenario", scenario, "seats", seats));
        return post("/api/tables", null, request);
    }

    /** A game that only computers play, from its request to its end: the id of its table. */
    public String playedByComputers(String request) {
        String table = expect(201, post("/api/tables", null, request))
                .json()
                .path("table")
                .asString();
        Waiting.until(() -> get("/api/tables/" + table, null)
                .json()
                .path("status")
                .asString()
                .equals("over"));
        return table;
    }

    public List<Seat> seats(JsonNode made) {
        return made.path("seats")
                .valueStream()
                .map(seat -> new Seat(
                        seat.path("table").asString(),
                        seat.path("side").asString(),
                        seat.path("token").asString()))
                .toList();
    }
}
