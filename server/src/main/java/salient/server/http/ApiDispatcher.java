package salient.server.http;

import java.util.Set;
import salient.server.person.PersonCalls;
import salient.server.wire.Json;
import salient.table.Tables;
import salient.table.api.Answer;
import salient.table.api.Answers;
import salient.table.api.Call;
import salient.table.api.Calls;
import salient.table.wire.Responses;

/** Answers calls that come over HTTP and WebSocket: what {@link Calls} answers, within the limits of the visitor. Thread-safe. */
public final class ApiDispatcher {
    static final Answers ANSWERS = new Answers(Json::bytes);

    /** Calls that replay a game from its start, or work as long. */
    private static final Set<String> LONG =
            Set.of("upload", "replay", "branch", "position", "record", "story", "ladder");

    /** Calls that create a table, or something else of which nobody needs many. */
    private static final Set<String> CREATING = Set.of("create", "upload", "branch", "createPerson", "addNotices");

    private final Calls calls;
    private final PersonCalls persons;
    private final Tables tables;
    private final Metrics metrics;
    private final LongWork longWork = new LongWork();

    public ApiDispatcher(Calls calls, PersonCalls persons, Tables tables, Metrics metrics) {
        this.calls = calls;
        this.persons = persons;
        this.tables = tables;
        this.metrics = metrics;
    }

    /** Answers a call; never throws. */
    Answer answer(Call call, RateLimiter.Visitor visitor) {
        long started = System.nanoTime();
        Answer answer = ANSWERS.guarded(() -> {
            try (RateLimiter.Share _ = visitor.begin()) {
                if (CREATING.contains(call.name())) visitor.countTable();
                return LONG.contains(call.name()) ? longWork.run(visitor, () -> work(call)) : work(call);
            }
        });
        metrics.count(call.name(), answer.status(), System.nanoTime() - started);
        return answer;
    }

    private Answer work(Call call) {
        return persons.answer(call).orElseGet(() -> calls.answer(call));
    }

    Calls calls() {
        return calls;
    }

    /** Only whether the server works: who plays how much is nobody's business. */
    Responses.Health health() {
        tables.ping();
        return new Responses.Health("ok");
    }

    void close() {
        longWork.close();
    }
}
