package salient.server.http;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.UnaryOperator;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.store.StorageFailure;
import salient.server.table.Caller;
import salient.server.table.Invitations;
import salient.server.table.Lobby;
import salient.server.table.NewGames;
import salient.server.table.Secrets;
import salient.server.table.TableCommands;
import salient.server.table.TableQueries;
import salient.server.table.Tables;
import salient.server.wire.Catalog;
import salient.server.wire.Json;
import salient.server.wire.MapSheets;
import salient.server.wire.RequestRefused;
import salient.server.wire.Requests;
import salient.server.wire.Responses;
import tools.jackson.databind.JsonNode;

/** Answers every call of the API by its name, over HTTP and WebSocket alike. Thread-safe. */
public final class ApiDispatcher {
    private static final System.Logger LOG = System.getLogger("salient.calls");

    /**
     * What goes back: the same bytes over HTTP and inside a WebSocket reply.
     *
     * @param retryAfter after how many seconds the same request may be answered otherwise; 0 if that is not known
     * @param item the number of the item that it tells together with the state after it; 0 if it does not
     */
    record Answer(int status, String type, byte[] body, int retryAfter, int item) {
        Answer(int status, String type, byte[] body) {
            this(status, type, body, 0, 0);
        }

        static Answer refused(RequestRefused refused) {
            return new Answer(
                    refused.status(), "application/json", Json.bytes(refused.problem()), refused.retryAfter(), 0);
        }

        static Answer json(int status, Object value) {
            return new Answer(status, "application/json", Json.bytes(value));
        }

        /** @param sent what is written of it */
        static Answer done(Responses.Done done, Responses.Done sent) {
            boolean withState = done.state()
                    .filter(state -> state.sequence() == done.sequence())
                    .isPresent();
            return new Answer(200, "application/json", Json.bytes(sent), 0, withState ? done.sequence() : 0);
        }
    }

    /**
     * One request: the name of the call, the table and the token it names, and its body.
     *
     * @param sent what is written of the answer to a change
     */
    record Call(
            String name,
            Optional<String> table,
            Optional<String> token,
            JsonNode body,
            RateLimiter.Visitor visitor,
            UnaryOperator<Responses.Done> sent) {
        Call(String name, Optional<String> table, Optional<String> token, JsonNode body, RateLimiter.Visitor visitor) {
            this(name, table, token, body, visitor, UnaryOperator.identity());
        }
    }

    private final String version;
    private final GameCatalog catalog;
    private final Tables tables;
    private final TableQueries queries;
    private final TableCommands commands;
    private final NewGames games;
    private final Invitations invitations;
    private final Lobby lobby;
    private final RequestReader reader;
    private final Metrics metrics;
    private final LongWork longWork = new LongWork();

    public ApiDispatcher(
            String version,
            GameCatalog catalog,
            Tables tables,
            TableQueries queries,
            TableCommands commands,
            Secrets secrets,
            RequestReader reader,
            Metrics metrics) {
        this.version = version;
        this.catalog = catalog;
        this.tables = tables;
        this.queries = queries;
        this.commands = commands;
        this.games = new NewGames(tables, queries, secrets);
        this.invitations = new Invitations(tables, secrets);
        this.lobby = new Lobby(tables);
        this.reader = reader;
        this.metrics = metrics;
    }

    /** Calls that replay a game from its start. */
    private static final java.util.Set<String> LONG = java.util.Set.of("upload", "replay", "branch", "record", "story");

    private static final java.util.regex.Pattern TABLE_ID = java.util.regex.Pattern.compile("[A-Za-z0-9_-]{1,40}");

    /** Answers a call; never throws. */
    Answer answer(Call call) {
        long started = System.nanoTime();
        Answer answer = guarded(() -> {
            try (RateLimiter.Share _ = call.visitor().begin()) {
                return LONG.contains(call.name()) ? longWork.run(call.visitor(), () -> dispatch(call)) : dispatch(call);
            }
        });
        metrics.count(call.name(), answer.status(), System.nanoTime() - started);
        return answer;
    }

    interface Work {
        Answer run();
    }

    static Answer guarded(Work work) {
        try {
            return work.run();
        } catch (RequestRefused refused) {
            return Answer.refused(refused);
        } catch (StorageFailure problem) {
            LOG.log(System.Logger.Level.WARNING, "storage: " + problem.getMessage());
            RequestRefused away = new RequestRefused(
                    503, "storage", "The database does not answer or is full. Nothing was changed; try again.");
            return Answer.json(503, away.problem());
        } catch (RuntimeException fault) {
            return fault(fault);
        }
    }

    /** The client gets a number, which the log has too. */
    static Answer fault(Exception fault) {
        String number = Integer.toHexString(ThreadLocalRandom.current().nextInt(1 << 20, 1 << 24));
        LOG.log(System.Logger.Level.ERROR, "error " + number, fault);
        return Answer.refused(
                new RequestRefused(500, "fault", "Something went wrong in the server (error " + number + ")."));
    }

    private Answer dispatch(Call call) {
        return switch (call.name()) {
            case "games" -> Answer.json(200, Catalog.of(catalog, version));
            case "rulebook" -> rulebook(call);
            case "map" -> map(call);
            case "create" -> {
                call.visitor().countTable();
                yield Answer.json(201, games.create(read(call, Requests.CreateTable.class)));
            }
            case "upload" -> {
                call.visitor().countTable();
                yield Answer.json(201, games.upload(read(call, Requests.UploadRecord.class)));
            }
            case "join" -> Answer.json(201, invitations.join(read(call, Requests.Join.class)));
            case "invitation" -> Answer.json(200, invitations.invitation(read(call, Requests.InvitationRequest.class)));
            case "lobby" -> Answer.json(200, lobby.lobby(read(call, Requests.LobbyRequest.class)));
            default -> atTable(call);
        };
    }

    private Answer atTable(Call call) {
        if (!NAMES.contains(call.name())) throw RequestRefused.unknown("call " + call.name());
        Caller caller = caller(call);
        return switch (call.name()) {
            case "state" -> new Answer(200, "application/json", queries.writtenState(caller));
            case "record" ->
                new Answer(
                        200, "text/plain; charset=utf-8", queries.record(caller).getBytes(StandardCharsets.UTF_8));
            case "branch" -> {
                call.visitor().countTable();
                yield Answer.json(201, games.branch(caller, read(call, Requests.Branch.class)));
            }
            case "invite" -> Answer.json(200, invitations.invite(caller, read(call, Requests.Invite.class)));
            default -> {
                Record value = atTable(call, caller);
                yield value instanceof Responses.Done done
                        ? Answer.done(done, call.sent().apply(done))
                        : Answer.json(200, value);
            }
        };
    }

    private Record atTable(Call call, Caller caller) {
        return switch (call.name()) {
            case "feed" -> {
                Requests.FeedRequest since = read(call, Requests.FeedRequest.class);
                yield queries.feed(caller, since.since().orElse(0), since.wanted());
            }
            case "subjects" -> queries.subjects(caller);
            case "opening" ->
                queries.opening(
                        caller, read(call, Requests.OpeningRequest.class).subject());
            case "orders" ->
                queries.orders(caller, read(call, Requests.SubjectRequest.class).subject());
            case "ask" -> queries.ask(caller, read(call, Requests.Ask.class));
            case "judge" -> queries.judge(caller, read(call, Requests.Judge.class));
            case "replay" -> {
                Requests.ReplayRequest at = read(call, Requests.ReplayRequest.class);
                yield queries.replay(caller, at);
            }
            case "story" -> queries.story(caller);
            case "play" -> commands.play(caller, read(call, Requests.Play.class));
            case "undo" -> commands.undo(caller, read(call, Requests.UndoRequest.class));
            case "redo" -> commands.redo(caller, read(call, Requests.UndoRequest.class));
            case "consent" -> commands.consent(caller, read(call, Requests.Consent.class));
            case "chat" -> commands.chat(caller, read(call, Requests.ChatRequest.class));
            case "resign" -> commands.resign(caller, read(call, Requests.Resign.class));
            case "computer" -> commands.handOver(caller, read(call, Requests.HandOver.class));
            case "entropy" -> commands.addEntropy(caller, read(call, Requests.AddEntropy.class));
            default -> throw new IllegalStateException("a call without an answer: " + call.name());
        };
    }

    private static final java.util.Set<String> NAMES = java.util.Set.of(
            "state",
            "record",
            "invite",
            "feed",
            "subjects",
            "opening",
            "orders",
            "ask",
            "judge",
            "replay",
            "branch",
            "story",
            "play",
            "undo",
            "redo",
            "consent",
            "chat",
            "resign",
            "computer",
            "entropy");

    Caller caller(Call call) {
        String table = call.table().orElseThrow(() -> RequestRefused.json("The table is not named."));
        if (!TABLE_ID.matcher(table).matches()) throw RequestRefused.unknown("such game");
        return tables.caller(table, call.token());
    }

    <T> T read(Call call, Class<T> type) {
        return reader.read(call.body(), type);
    }

    private Answer rulebook(Call call) {
        GameEntry offered = offered(call);
        return Answer.json(
                200,
                new Catalog.Book(
                        offered.game().id(),
                        java.util.List.copyOf(offered.game().rulebook().entries())));
    }

    private Answer map(Call call) {
        return Answer.json(
                200,
                MapSheets.of(offered(call)
                        .map()
                        .orElseThrow(() -> RequestRefused.unknown("map of this game"))
                        .get()));
    }

    private GameEntry offered(Call call) {
        String id = read(call, Requests.GameRequest.class).game();
        return catalog.find(id).orElseThrow(() -> RequestRefused.unknown("game " + id));
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
