package salient.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import salient.kernel.dice.Sha256;
import salient.kernel.play.Game;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.players.catalog.GameEntry;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonText;
import salient.table.wire.JsonValue;

/**
 * Makes calls of every kind at tables of one scenario and writes down the answers. What it asks next follows from the answers,
 * so engines that answer in the same way are asked the same.
 */
public final class ApiScript {
    /** Answers calls: a server, or an engine without one. */
    public interface Door {
        /** The status, a line break, the body. */
        String request(String method, String path, String token, String body);

        /** Waits until no computer player at the table is to decide. */
        void settle(String table, String token);

        static Door of(Engine engine) {
            return new Door() {
                @Override
                public String request(String method, String path, String token, String body) {
                    return engine.request(method, path, token, body);
                }

                @Override
                public void settle(String table, String token) {
                    while (engine.think()) {
                        // until nobody has to decide
                    }
                }
            };
        }
    }

    private static final int LONGEST_SHOWN = 400;
    private static final String[] BAD_BODIES = {
        "",
        "{",
        "null",
        "[]",
        "{\"order\": 5, \"sequence\": 0, \"key\": \"1\"}",
        "{\"order\": \"end\", \"key\": \"1\"}",
        "{\"order\": \"end\", \"sequence\": 0.5, \"key\": \"1\"}",
        "{\"order\": \"end\", \"sequence\": 0, \"key\": \"1\"} {}",
        "{\"order\": \"end\", \"sequence\": 0, \"key\": \"1\", \"color\": 1}",
        "{'order': 'end'}",
        "{\"order\": \"\\u0007\", \"sequence\": 0, \"key\": \"1\"}",
        "{\"order\": \"\\ud800\", \"sequence\": 0, \"key\": \"1\"}",
        "{\"order\": \"a\", \"order\": \"b\"}",
        "{\"parts\": {\"verb\": \"move\", \"units\": 1}, \"sequence\": 0, \"key\": \"1\"}",
        "{\"order\": \"Böse ½ \uD83C\uDFB2\", \"sequence\": 0, \"key\": \"1\"}",
        "{\"sequence\": 0, \"key\": \"1\"}"
    };

    private final Door door;
    private final GameEntry entry;
    private final String scenario;
    private final StringBuilder written = new StringBuilder();
    private final Map<String, String> tokens = new TreeMap<>();
    private String table;
    private String record = "";
    private boolean computers;
    private long random = 1944;
    private int keys;

    public ApiScript(Door door, GameEntry entry, String scenario) {
        this.door = door;
        this.entry = entry;
        this.scenario = scenario;
    }

    /** What was asked and answered; long answers by their digest. */
    public String written() {
        return written.toString();
    }

    /** The record of the game in which one person played all sides. */
    public String record() {
        return record;
    }

    // ---- the script

    /** @param orders how many are given at most, in each of the two games */
    public void run(int orders) {
        get("/api/games", "");
        get("/api/games/" + entry.game().id() + "/rulebook", "");
        get("/api/games/" + entry.game().id() + "/map", "");
        get("/api/games/chess/map", "");
        get("/api/nothing", "");
        bothSides(orders);
        againstComputer(orders);
    }

    private void bothSides(int orders) {
        create(false);
        badRequests();
        post("/entropy", mine(), "\"text\":\"my own luck\"");
        for (int i = 0; i < orders && !isOver(); i++) {
            order(i);
            if (i % 7 == 3) undoAndRedo();
            if (i % 10 == 5) lookAround();
            if (i == orders / 3) settleReactions();
            if (i == orders / 2) plan();
        }
        post("/chat", mine(), "\"text\":\"Grüße\\nand a second line\"");
        String first = table;
        branch();
        tokensOf(first);
        post("/resign", mine(), "");
        get(at("/story"), mine());
        record = body(get(at("/record"), mine()));
        lookAround();
        study();
    }

    /** From here on both sides answer interruptions by standing reactions. */
    private void settleReactions() {
        post("/reactions", mine(), "\"settings\":[{\"kind\":\"none\",\"rule\":\"ask\"}]");
        StringBuilder settings = new StringBuilder();
        for (ReactionPolicy.Setting setting :
                ReactionPolicy.usual(entry.game().standingReactions().kinds()).settings()) {
            String order = String.join("\",\"", setting.order());
            settings.append(settings.isEmpty() ? "" : ",")
                    .append("{\"kind\":\"" + setting.kind() + "\",\"rule\":\"" + setting.rule() + "\",\"figure\":")
                    .append(setting.figure().map(String::valueOf).orElse("null"))
                    .append(",\"order\":[" + (order.isEmpty() ? "" : "\"" + order + "\"") + "]}");
        }
        for (String token : tokens.values()) {
            post("/reactions", token, "\"settings\":[" + settings + "]");
            get(at("/reactions"), token);
        }
    }

    /** Both sides plan what can be read and what cannot. */
    private void plan() {
        post("/plan", mine(), "\"orders\":[{\"order\":\"nonsense at all\"}]");
        for (String token : tokens.values()) {
            post(
                    "/plan",
                    token,
                    "\"orders\":[{\"order\":\"done\",\"conditions\":[{\"kind\":\"phase\",\"about\":\"combat\"}]},"
                            + "{\"order\":\"done\",\"conditions\":[{\"kind\":\"before\",\"not\":true}]}]");
            get(at("/plan"), token);
        }
        post("/claim", mine(), "");
        post("/days-off", mine(), "\"days\":1");
        for (String call : List.of("/substitute", "/substitute", "/substitute/answer")) {
            boolean answer = call.endsWith("answer");
            for (String token : tokens.values()) post(call, token, answer ? "\"agree\":false" : "");
        }
        get(at(""), mine());
    }

    private void againstComputer(int orders) {
        create(true);
        door.settle(table, mine());
        for (int i = 0; i < Math.min(orders, 12) && !isOver(); i++) {
            order(i);
            if (i % 4 == 1) post("/undo", mine(), "\"sequence\":" + sequence());
            door.settle(table, mine());
        }
        get(at("/record"), mine());
        get(at("/intentions"), mine());
        post("/hurry", mine(), "");
        lookAround();
        playOn();
        post("/computer", mine(), "\"computer\":\"no-such-player\"");
        ask("POST", "/api/lobby", "", "{\"tokens\":[\"" + mine() + "\",\"unknown\"]}");
        post("/resign", mine(), "");
        get(at("/intentions"), mine());
    }

    private void create(boolean withComputers) {
        computers = withComputers;
        Game game = entry.game();
        StringBuilder seats = new StringBuilder();
        for (Side side : game.sides()) {
            boolean first = side.equals(game.sides().getFirst());
            seats.append(first ? "" : ",").append('"').append(side.id()).append("\":");
            seats.append(
                    first || !computers
                            ? "{\"kind\":\"me\"}"
                            : "{\"kind\":\"computer\",\"computer\":\""
                                    + entry.standard(side).id() + "\"}");
        }
        created(ask(
                "POST",
                "/api/tables",
                "",
                "{\"game\":\"" + game.id() + "\",\"scenario\":\"" + scenario + "\",\"seats\":{" + seats
                        + "},\"undo\":\"practice\",\"name\":\"Anna\"}"));
    }

    private void created(String answer) {
        JsonValue made = JsonParser.parse(body(answer));
        table = text(made, "table");
        tokens.clear();
        for (JsonValue seat : items(made, "seats")) tokens.put(text(seat, "side"), text(seat, "token"));
        all.put(table, Map.copyOf(tokens));
    }

    private final Map<String, Map<String, String>> all = new TreeMap<>();

    private void tokensOf(String former) {
        table = former;
        tokens.clear();
        tokens.putAll(all.get(former));
    }

    private void badRequests() {
        for (String bad : BAD_BODIES) ask("POST", at("/orders"), mine(), bad);
        ask("POST", at("/orders"), "", "{\"order\":\"end\",\"sequence\":0,\"key\":\"x\"}");
        ask("POST", at("/orders"), "wrong", "{\"order\":\"end\",\"sequence\":0,\"key\":\"x\"}");
        ask("POST", "/api/tables", "", "{\"game\":\"chess\",\"scenario\":\"x\",\"seats\":{}}");
        ask(
                "POST",
                "/api/tables",
                "",
                "{\"game\":\"" + entry.game().id() + "\",\"scenario\":\"x\",\"seats\":{\"a\":{\"kind\":\"robot\"}}}");
        ask("POST", "/api/join", "", "{\"invitation\":\"x\"}");
        ask("POST", "/api/records", "", "{\"record\":\"not a record\"}");
        get("/api/tables/no-such-table", "");
        get(at("/replay?at=99999"), mine());
        get(at("/replay?at=x"), mine());
        get(at("/feed?since=-5&perspective=nobody"), mine());
    }

    /** Looks at some subjects of the side that is to decide and gives one of their orders. */
    private void order(int number) {
        String token = tokens.getOrDefault(toDecide(), mine());
        JsonValue opening = JsonParser.parse(body(get(at("/opening?subject=phase"), token)));
        List<JsonValue> subjects = items(field(opening, "subjects"), "subjects");
        if (subjects.isEmpty()) return;
        String subject = text(subjects.get(any(subjects.size())), "text");
        JsonValue offered =
                JsonParser.parse(body(ask("POST", at("/subject"), token, "{\"subject\":" + quoted(subject) + "}")));
        List<JsonValue> orders = items(offered, "orders");
        if (orders.isEmpty()) return;
        JsonValue chosen = orders.get(any(orders.size()));
        String text = text(chosen, "text");
        ask("POST", at("/judge"), token, "{\"order\":" + quoted(text) + "}");
        for (String question : List.of("reach " + subject, "supply " + subject, "odds " + subject))
            ask("POST", at("/ask"), token, "{\"question\":" + quoted(question) + "}");
        String sequence = "\"sequence\":" + text(field(opening, "state"), "sequence");
        if (number % 5 == 2) post("/orders", token, "\"order\":\"nonsense " + number + "\"," + sequence);
        if (number % 5 == 3) post("/orders", token, "\"order\":" + quoted(text) + ",\"sequence\":9999");
        // A computer player may have answered before the state is written, so only a game without one asks for it.
        String along = computers ? "" : ",\"state\":true,\"subject\":\"phase\"";
        post("/orders", token, "\"order\":" + quoted(text) + "," + sequence + along);
        if (computers) door.settle(table, mine());
        if (number % 5 == 4) post("/orders", token, "\"order\":" + quoted(text) + "," + sequence); // a second time
    }

    private void undoAndRedo() {
        for (String token : tokens.values())
            for (String call : List.of("/undo", "/redo"))
                post(call, token, "\"sequence\":" + text(state(token), "sequence"));
    }

    private void lookAround() {
        int last = sequence();
        for (String token : tokens.values()) {
            get(at(""), token);
            get(at("/feed?since=-10"), token);
            get(at("/feed?since=0"), token);
            get(at("/subjects"), token);
            for (int moment : new int[] {0, last / 3, last}) get(at("/replay?at=" + moment), token);
        }
    }

    private void branch() {
        String answer = ask(
                "POST",
                at("/branch"),
                mine(),
                "{\"at\":" + sequence() / 2 + ",\"seats\":{" + allMine() + "},\"title\":\"Another way\"}");
        if (answer.startsWith("201")) {
            created(answer);
            order(0);
            get(at("/record"), mine());
        }
    }

    /** A save point, a copied position, and a game from what the side knows, with the tree of both. */
    private void playOn() {
        String first = table;
        String token = mine();
        String side = entry.game().sides().getFirst().id();
        post("/save-point", token, "\"name\":\"Here\"");
        get(at("/position?perspective=referee"), token);
        String copied = body(get(at("/position"), token));
        created(ask(
                "POST",
                at("/branch"),
                token,
                "{\"at\":" + sequence() + ",\"drawnFor\":\"" + side + "\",\"seats\":{" + allMine() + "}}"));
        get(at("/record"), mine());
        String second = mine();
        ask(
                "POST",
                "/api/branches",
                "",
                "{\"table\":\"" + first + "\",\"tokens\":[\"" + token + "\",\"" + second + "\"]}");
        created(ask("POST", "/api/records", "", "{\"record\":" + quoted(copied) + ",\"seats\":{" + allMine() + "}}"));
        get(at("/record"), mine());
        ask("POST", at("/screen"), mine(), "{\"side\":\"" + side + "\"}");
        tokensOf(first);
    }

    private String allMine() {
        StringBuilder seats = new StringBuilder();
        for (Side side : entry.game().sides())
            seats.append(seats.isEmpty() ? "" : ",")
                    .append('"')
                    .append(side.id())
                    .append("\":{\"kind\":\"me\"}");
        return seats.toString();
    }

    /** The record is opened for study, and replayed from the sight of all. */
    private void study() {
        JsonText json = new JsonText();
        json.open().name("record").text(record);
        json.close();
        created(ask("POST", "/api/records", "", json.toString()));
        get(at(""), "");
        get(at("/story"), "");
        get(at("/replay?at=5&perspective=public&from=referee"), "");
        get(at("/feed?since=0&perspective=referee"), "");
    }

    // ---- asking

    private String get(String path, String token) {
        return ask("GET", path, token, "");
    }

    private String post(String call, String token, String fields) {
        return ask(
                "POST",
                at(call),
                token,
                "{" + fields + (fields.isEmpty() ? "" : ",") + "\"key\":\"key " + ++keys + "\"}");
    }

    private String ask(String method, String path, String token, String body) {
        String answer = door.request(method, path, token, body);
        written.append(method)
                .append(' ')
                .append(path)
                .append(' ')
                .append(shown(body))
                .append('\n');
        written.append("  ").append(shown(answer)).append('\n');
        return answer;
    }

    private static String shown(String text) {
        String line = text.replace("\n", "\\n");
        if (line.length() <= LONGEST_SHOWN) return line;
        return line.substring(0, LONGEST_SHOWN) + " ... " + line.length() + " characters, " + Sha256.hex(line);
    }

    private String at(String call) {
        return "/api/tables/" + table + call;
    }

    private String mine() {
        return tokens.isEmpty()
                ? ""
                : tokens.get(entry.game().sides().getFirst().id());
    }

    private JsonValue state(String token) {
        return JsonParser.parse(body(door.request("GET", at(""), token, "")));
    }

    private int sequence() {
        return Integer.parseInt(text(state(mine()), "sequence"));
    }

    private String toDecide() {
        return text(state(mine()), "toDecide");
    }

    private boolean isOver() {
        return toDecide().equals(Side.REFEREE.id());
    }

    private int any(int count) {
        random = random * 6364136223846793005L + 1442695040888963407L;
        return (int) ((random >>> 33) % count);
    }

    // ---- reading answers

    private static String body(String answer) {
        return answer.substring(answer.indexOf('\n') + 1);
    }

    private static String quoted(String text) {
        JsonText json = new JsonText();
        json.text(text);
        return json.toString();
    }

    private static JsonValue field(JsonValue object, String name) {
        return object instanceof JsonValue.Object(Map<String, JsonValue> fields)
                ? fields.getOrDefault(name, new JsonValue.Nothing())
                : new JsonValue.Nothing();
    }

    private static String text(JsonValue object, String name) {
        return switch (field(object, name)) {
            case JsonValue.Text(String value) -> value;
            case JsonValue.Number(String digits) -> digits;
            default -> "";
        };
    }

    private static List<JsonValue> items(JsonValue object, String name) {
        return field(object, name) instanceof JsonValue.Items(List<JsonValue> items) ? items : new ArrayList<>();
    }
}
