package salient.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    private static final String SEQUENCE = "{\"sequence\":";
    private static final String TO_DECIDE = "\"toDecide\":\"";
    private static final String TEXT = "{\"text\":\"";

    private final String game;
    private final String scenario;
    private final Dice dice;
    private final List<String> sides;
    private String table;
    private Map<String, String> tokens;
    private String toDecide;
    private int[] sequences;
    private List<String> subjects = new ArrayList<>();
    /** What can be ordered next, as the answer to the order before said. */
    private List<String> orders = List.of();

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

    /** Asks what can receive orders, after an interruption or a move of the other seat. */
    void resume(Line line) throws IOException {
        subjects.clear();
        orders = List.of();
        for (int i = 0; i < sides.size(); i++) {
            String state = line.get("/api/tables/" + table + "/subjects", tokens.get(sides.get(i)))
                    .expect(200)
                    .text();
            sequences[i] = sequence(state);
            List<String> found = texts(state, "\"subjects\":[", "kind");
            if (found.isEmpty()) continue;
            toDecide = sides.get(i);
            subjects.addAll(found);
        }
        if (subjects.isEmpty()) toDecide = "referee";
    }

    boolean isOver() {
        return toDecide.equals("referee");
    }

    /**
     * An order and the key it is sent with.
     *
     * @param next the subject whose orders the answer shall tell, as a program asks that plays many orders
     */
    record Sent(String side, String order, int sequence, String key, Optional<String> next) {}

    /** Chooses a legal order, or nothing if the subject chosen has none left. */
    Optional<Sent> choose(Line line) throws IOException {
        if (orders.isEmpty()) {
            if (subjects.isEmpty()) resume(line);
            if (isOver()) return Optional.empty();
            String listed = line.post(
                            "/api/tables/" + table + "/subject", tokens.get(toDecide), Map.of("subject", anySubject()))
                    .expect(200)
                    .text();
            orders = orders(listed);
            if (orders.isEmpty()) return Optional.empty();
        }
        String order = orders.get(dice.roll(orders.size(), CHOICE) - 1);
        orders = List.of();
        Optional<String> next = subjects.isEmpty() ? Optional.empty() : Optional.of(anySubject());
        return Optional.of(new Sent(toDecide, order, sequences[sides.indexOf(toDecide)], "key-" + ++keys, next));
    }

    private String anySubject() {
        return subjects.remove(dice.roll(subjects.size(), CHOICE) - 1);
    }

    /** Sends it; when this returns it is durable. */
    Wire.Reply send(Line line, Sent sent) throws IOException {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("order", sent.order());
        body.put("sequence", sent.sequence());
        body.put("key", sent.key());
        sent.next().ifPresent(subject -> {
            body.put("subject", subject);
            body.put("state", false);
        });
        return line.post("/api/tables/" + table + "/orders", tokens.get(sent.side()), body);
    }

    /** Keeps what the answer says. */
    void heard(Wire.Reply reply) {
        String done = reply.text();
        int from = done.lastIndexOf(TO_DECIDE) + TO_DECIDE.length();
        String next = done.substring(from, done.indexOf('"', from));
        sequences[sides.indexOf(toDecide)] = sequence(done);
        if (next.equals(toDecide)) {
            orders = orders(done);
            return;
        }
        subjects.clear();
        toDecide = next;
    }

    // ---- what answers say, found without reading the rest of them: a load should cost less than what it loads

    private static int sequence(String json) {
        int from = SEQUENCE.length();
        if (!json.startsWith(SEQUENCE)) throw new IllegalArgumentException("no sequence number first: " + json);
        return Integer.parseInt(json.substring(from, json.indexOf(',', from)));
    }

    private static List<String> orders(String json) {
        return texts(json, "\"orders\":[", "verb");
    }

    /** The texts of the descriptions in the last list of a name; {@code next} is the field after the text. */
    private static List<String> texts(String json, String list, String next) {
        List<String> texts = new ArrayList<>();
        int at = json.lastIndexOf(list);
        if (at < 0) return texts;
        String end = "\",\"" + next + "\":";
        for (at = json.indexOf(TEXT, at); at >= 0; at = json.indexOf(TEXT, at)) {
            int to = json.indexOf(end, at);
            String text = json.substring(at + TEXT.length(), to);
            texts.add(
                    text.indexOf('\\') < 0
                            ? text
                            : new Wire.Reply(200, '"' + text + '"').json().asString());
            at = to;
        }
        return texts;
    }
}
