package salient.table.api;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import salient.table.Caller;
import salient.table.Subscription;
import salient.table.TableQueries;
import salient.table.wire.Changes;
import salient.table.wire.Differences;
import salient.table.wire.JsonParser;
import salient.table.wire.JsonValue;
import salient.table.wire.JsonWriter;
import salient.table.wire.Live;
import salient.table.wire.RecordReader;
import salient.table.wire.RequestReader;
import salient.table.wire.RequestRefused;
import salient.table.wire.Responses;

/** The calls that one client sends over its live connection, and news of the seats that it watches. Thread-safe. */
public final class LiveConnection implements AutoCloseable {
    private static final int MOST_WATCHES = 16;
    /** Calls whose answer may contain the next position. */
    private static final Set<String> ORDERS = Set.of("play", "undo", "redo", "consent");

    /** What the connection is made of: a socket and its limits, or a page. */
    public interface Wire {
        /** A message has come; refused if there were too many. */
        void count();

        /** Answers a call of the HTTP table; never throws. */
        Answer answer(Call call);

        void reply(String message);

        void tell(String news);
    }

    /**
     * A seat whose news the client wants.
     *
     * @param sent the position it was sent last, if it wants changes only
     */
    private record Watched(String table, Optional<String> token, Subscription news, Optional<SentPosition> sent) {}

    private final Calls calls;
    private final TableQueries queries;
    private final Answers answers;
    private final JsonWriter json;
    private final Differences differences;
    private final Wire wire;
    private final Map<String, Watched> watches = new ConcurrentHashMap<>();
    private final AtomicInteger positions = new AtomicInteger();

    public LiveConnection(Calls calls, TableQueries queries, JsonWriter json, RecordReader reader, Wire wire) {
        this.calls = calls;
        this.queries = queries;
        this.answers = new Answers(json);
        this.json = json;
        this.differences = new Differences(reader);
        this.wire = wire;
    }

    public void receive(String message) {
        int id = 0;
        Answer answer;
        try {
            Live.Call call;
            try {
                call = RequestReader.CALL.read(JsonParser.parse(message));
                id = call.id(); // a refusal because of the rate limit carries the id too
            } finally {
                wire.count();
            }
            Optional<Watched> own = own(call);
            if (own.isPresent()) {
                answerFirst(own.get(), call);
                return;
            }
            answer = answer(call, UnaryOperator.identity());
        } catch (RequestRefused refused) {
            answer = answers.refused(refused);
        }
        wire.reply(reply(id, answer, Optional.empty()));
    }

    /** The seat that gives an order, if it is watched. */
    private Optional<Watched> own(Live.Call call) {
        if (!ORDERS.contains(call.call())) return Optional.empty();
        return watches.values().stream()
                .filter(watch -> call.table().equals(Optional.of(watch.table()))
                        && call.token().equals(watch.token()))
                .findFirst();
    }

    /** The state after an order goes into the answer, so it is not sent a second time as news. */
    private void answerFirst(Watched own, Live.Call call) {
        own.news().hold();
        try {
            AtomicReference<Changes.PositionChange> change = new AtomicReference<>();
            Answer answer = answer(call, done -> {
                own.sent().flatMap(sent -> sent.changeIn(done)).ifPresent(change::set);
                return change.get() == null ? done : done.withoutPosition();
            });
            if (answer.item() > 0) own.news().answered(answer.item(), answer.items());
            wire.reply(reply(call.id(), answer, Optional.ofNullable(change.get())));
        } finally {
            own.news().release();
        }
    }

    private Answer answer(Live.Call call, UnaryOperator<Responses.Done> sent) {
        Call plain =
                new Call(call.call(), call.table(), call.token(), call.body().orElse(JsonValue.EMPTY), sent);
        return switch (call.call()) {
            case "watch" -> answers.guarded(() -> watch(plain));
            case "unwatch" -> answers.guarded(() -> unwatch(plain));
            default -> wire.answer(plain);
        };
    }

    private Answer watch(Call call) {
        Caller caller = calls.caller(call);
        Live.Watch wish = RequestReader.WATCH.read(call.body());
        String name = name(caller);
        if (watches.size() >= MOST_WATCHES && !watches.containsKey(name))
            throw RequestRefused.rate("One connection can watch at most " + MOST_WATCHES + " seats.");
        Responses.Items items = queries.feed(caller, wish.since());
        int seen = items.items().isEmpty()
                ? Math.clamp(wish.since(), 0, items.last())
                : items.items().getLast().sequence();
        TableQueries.Included included = TableQueries.Included.of(wish.state(), wish.subject());
        Optional<SentPosition> sent = wish.changes()
                .filter(changes -> changes)
                .map(_ -> new SentPosition(
                        caller.tableId(), caller.side().id(), differences, positions::incrementAndGet));
        Subscription watch = queries.watch(
                caller,
                seen,
                included,
                news -> wire.tell(json.text(sent.isPresent() ? sent.get().message(news) : news)));
        Watched former = watches.put(name, new Watched(caller.tableId(), call.token(), watch, sent));
        if (former != null) former.news().close();
        watch.start();
        return answers.json(200, items);
    }

    private Answer unwatch(Call call) {
        Caller caller = calls.caller(call);
        Watched watch = watches.remove(name(caller));
        if (watch != null) watch.news().close();
        return answers.json(200, queries.feed(caller, Integer.MAX_VALUE));
    }

    private static String name(Caller caller) {
        return caller.tableId() + " " + caller.side().id();
    }

    private String reply(int id, Answer answer, Optional<Changes.PositionChange> change) {
        String body = new String(answer.body(), StandardCharsets.UTF_8);
        if (!answer.type().equals(Answer.JSON)) body = json.text(body);
        String changed = change.isPresent() ? json.text(change.get()) : "null";
        return "{\"id\":" + id + ",\"status\":" + answer.status() + ",\"body\":" + body + ",\"change\":" + changed
                + "}";
    }

    @Override
    public void close() {
        watches.values().forEach(watch -> watch.news().close());
    }
}
