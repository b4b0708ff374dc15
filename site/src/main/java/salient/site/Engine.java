package salient.site;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.players.catalog.GameCatalog;
import salient.table.Secrets;
import salient.table.TableCommands;
import salient.table.TableQueries;
import salient.table.Tables;
import salient.table.api.Answer;
import salient.table.api.Answers;
import salient.table.api.Call;
import salient.table.api.Calls;
import salient.table.api.LiveConnection;
import salient.table.api.Route;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonValue;
import salient.table.wire.RequestRefused;

/** All that a server does for one page, without a server: answers the same calls with the same bytes. Not thread-safe. */
public final class Engine implements LiveConnection.Wire {
    private static final String VERSION = "0.1.0";
    /** The memory that tables and what is kept of their past may take in a page. */
    private static final long MEMORY = 256L * 1024 * 1024;

    private static final String WHOLE_RECORD = "/whole-record";

    private static final PageJson JSON = new PageJson();

    private final Rows rows = new Rows();
    private final OneThread thread = new OneThread();
    private final Answers answers = new Answers(JSON);
    private final TableQueries queries;
    private final Calls calls;
    private final Tables tables;
    private final Thinking thinking;
    private final LiveConnection connection;
    private final List<String> news = new ArrayList<>();
    private String reply = "";
    private long millis;

    /** @param entropy hexadecimal digits that nobody can guess */
    public Engine(String entropy) {
        this(GameCatalog.standard(), new Secrets(new Entropy(entropy)));
    }

    public Engine(GameCatalog catalog, Secrets secrets) {
        this.tables = new Tables(rows, catalog, () -> Instant.ofEpochMilli(this.millis), thread, VERSION, MEMORY);
        this.queries = new TableQueries(tables, JSON);
        TableCommands commands = new TableCommands(catalog, queries);
        this.thinking = new Thinking(tables, catalog, commands);
        this.calls = new Calls(VERSION, catalog, tables, queries, commands, secrets, answers);
        this.connection = new LiveConnection(calls, queries, JSON, JSON, this);
    }

    /** @param now in milliseconds since 1970 */
    public void setTime(long now) {
        millis = now;
    }

    public void restore(String key, String value) {
        rows.restore(key, value);
    }

    public String takeChanges() {
        return rows.takeChanges();
    }

    public void forget(String table) {
        rows.forget(table);
    }

    public String request(String method, String path, String token, String body) {
        Answer answer = answers.guarded(() -> answer(method, path, token, body));
        thread.run();
        return answer.status() + "\n" + new String(answer.body(), StandardCharsets.UTF_8);
    }

    private Answer answer(String method, String path, String token, String body) {
        int query = path.indexOf('?');
        String plain = query < 0 ? path : path.substring(0, query);
        Optional<Answer> own = ownCall(method, plain, Optional.of(token).filter(given -> !given.isEmpty()));
        if (own.isPresent()) return own.get();
        Route.Found found = Route.find(method, plain).orElseThrow(() -> RequestRefused.unknown("such call"));
        JsonValue read = method.equals("GET")
                ? Route.body(query(query < 0 ? "" : path.substring(query + 1), found.names()))
                : JsonParser.parse(body);
        return calls.answer(new Call(
                found.route().call(),
                Optional.ofNullable(found.names().get("table")),
                Optional.of(token).filter(given -> !given.isEmpty()),
                read));
    }

    /** What only a page can do: delete a game, and take the record of a game that is running, in which nobody else plays. */
    private Optional<Answer> ownCall(String method, String path, Optional<String> token) {
        if (method.equals("POST") && path.equals("/api/forget")) {
            token.ifPresent(given -> rows.forgetToken(Secrets.hash(given)));
            return Optional.of(new Answer(200, Answer.JSON, "{}".getBytes(StandardCharsets.UTF_8)));
        }
        String tables = "/api/tables/";
        if (!method.equals("GET") || !path.startsWith(tables) || !path.endsWith(WHOLE_RECORD)) return Optional.empty();
        String table = path.substring(tables.length(), path.length() - WHOLE_RECORD.length());
        String record =
                queries.wholeRecord(calls.caller(new Call("record", Optional.of(table), token, JsonValue.EMPTY)));
        return Optional.of(new Answer(200, "text/plain; charset=utf-8", record.getBytes(StandardCharsets.UTF_8)));
    }

    private static Map<String, String> query(String text, Map<String, String> names) {
        Map<String, String> query = new LinkedHashMap<>();
        for (String part : text.split("&")) {
            if (part.isEmpty()) continue;
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            query.putIfAbsent(
                    PercentText.decode(name), PercentText.decode(equals < 0 ? "" : part.substring(equals + 1)));
        }
        if (names.containsKey("game")) query.put("game", names.get("game"));
        return query;
    }

    public String receive(String message) {
        connection.receive(message);
        thread.run();
        return reply;
    }

    public String takeNews() {
        thread.run();
        String all = String.join("\n", news);
        news.clear();
        return all;
    }

    /** What follows from a decision, such as news of it, waits until it is asked for: several decisions are one piece of news. */
    public boolean think() {
        return thinking.step();
    }

    // ---- the connection

    @Override
    public void count() {
        // A page may ask as often as it likes.
    }

    @Override
    public Answer answer(Call call) {
        return answers.guarded(() -> calls.answer(call));
    }

    @Override
    public void reply(String message) {
        reply = message;
    }

    @Override
    public void tell(String told) {
        news.add(told);
    }
}
