package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.ClauseId;
import tools.jackson.databind.JsonNode;

/** Plays all sides of a game with random legal orders, as fast as the server answers. */
final class Player {
    private static final Purpose CHOICE = new Purpose("a load player's choice", new ClauseId("load", "1"));

    private final String game;
    private final String scenario;
    private final Dice dice;
    private final List<String> sides;
    private String table;
    private Map<String, String> tokens;
    private String toDecide;
    private int[] sequences;
    private List<String> subjects = new ArrayList<>();
    private int keys;

    Player(String game, String scenario, List<String> sides, long seed) {
        this.game = game;
        this.scenario = scenario;
        this.sides = sides;
        this.dice = new SeededDice(seed);
    }

    List<String> sides() {
        return sides;
    }

    String table() {
        return table;
    }

    String tokenOf(String side) {
        return tokens.get(side);
    }

    boolean hasTable() {
        return table != null;
    }

    /** A new game in which this player has all seats. */
    void open(Line line) throws IOException {
        Map<String, Object> seats = new java.util.TreeMap<>();
        for (String side : sides) seats.put(side, Map.of("kind", "me"));
        JsonNode made = line.post("/api/tables", null, Map.of("game", game, "scenario", scenario, "seats", seats))
                .expect(201)
                .json();
        tokens = new java.util.TreeMap<>();
        for (JsonNode seat : made.path("seats"))
            tokens.put(seat.path("side").asString(), seat.path("token").asString());
        table = made.path("table").asString();
        sequences = new int[sides.size()];
        resume(line);
    }

    /** Asks for the state, after an interruption or a move of the other seat. */
    void resume(Line line) throws IOException {
        subjects.clear();
        for (int i = 0; i < sides.size(); i++) {
            JsonNode state = line.get("/api/tables/" + table + "/subjects", tokens.get(sides.get(i)))
                    .expect(200)
                    .json();
            sequences[i] = state.path("sequence").asInt();
            if (!state.path("subjects").isEmpty()) {
                toDecide = sides.get(i);
                for (JsonNode subject : state.path("subjects"))
                    subjects.add(subject.path("text").asString());
            }
        }
        if (subjects.isEmpty()) toDecide = "referee";
    }

    boolean isOver() {
        return toDecide.equals("referee");
    }

    /** An order and the key it is sent with. */
    record Sent(String side, String order, int sequence, String key) {}

    /** Chooses a legal order, or nothing if the subject chosen has none left. */
    Optional<Sent> choose(Line line) throws IOException {
        if (subjects.isEmpty()) resume(line);
        if (isOver()) return Optional.empty();
        String subject = subjects.remove(dice.roll(subjects.size(), CHOICE) - 1);
        JsonNode orders = line.post(
                        "/api/tables/" + table + "/subject", tokens.get(toDecide), Map.of("subject", subject))
                .expect(200)
                .json()
                .path("orders");
        if (orders.isEmpty()) return Optional.empty();
        String order =
                orders.get(dice.roll(orders.size(), CHOICE) - 1).path("text").asString();
        return Optional.of(new Sent(toDecide, order, sequences[sides.indexOf(toDecide)], "key-" + ++keys));
    }

    /** Sends it; when this returns it is durable. */
    Wire.Reply send(Line line, Sent sent) throws IOException {
        return line.post(
                "/api/tables/" + table + "/orders",
                tokens.get(sent.side()),
                Map.of("order", sent.order(), "sequence", sent.sequence(), "key", sent.key()));
    }

    /** Keeps what the answer says. */
    void heard(Wire.Reply reply) {
        JsonNode done = reply.json();
        String next = done.path("toDecide").asString();
        sequences[sides.indexOf(toDecide)] = done.path("sequence").asInt();
        if (!next.equals(toDecide)) subjects.clear();
        toDecide = next;
    }
}
