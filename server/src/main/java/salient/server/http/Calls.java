package salient.server.http;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.Declined;
import salient.server.store.StorageProblem;
import salient.server.table.Asker;
import salient.server.table.Looks;
import salient.server.table.Moves;
import salient.server.table.Openings;
import salient.server.table.Tables;
import salient.server.wire.Answers;
import salient.server.wire.Catalogue;
import salient.server.wire.Json;
import salient.server.wire.MapSheets;
import salient.server.wire.Requests;
import tools.jackson.databind.JsonNode;

/** Every call of the API by its name, whichever door it came by. Thread-safe. */
public final class Calls {
    private static final System.Logger LOG = System.getLogger("salient.calls");

    /** What goes back: the same bytes over HTTP and inside a WebSocket reply. */
    record Answer(int status, String type, byte[] body) {
        static Answer json(int status, Object value) {
            return new Answer(status, "application/json", Json.bytes(value));
        }
    }

    /** One request: the name of the call, the table and the token it names, and its body. */
    record Call(String name, Optional<String> table, Optional<String> token, JsonNode body, Visitors.Visitor visitor) {}

    private final String version;
    private final GameCatalog catalog;
    private final Tables tables;
    private final Looks looks;
    private final Moves moves;
    private final Openings openings;
    private final Bodies bodies;
    private final Metrics metrics;

    public Calls(
            String version,
            GameCatalog catalog,
            Tables tables,
            Looks looks,
            Moves moves,
            Openings openings,
            Bodies bodies,
            Metrics metrics) {
        this.version = version;
        this.catalog = catalog;
        this.tables = tables;
        this.looks = looks;
        this.moves = moves;
        this.openings = openings;
        this.bodies = bodies;
        this.metrics = metrics;
    }

    /** Answers a call; never throws. */
    Answer answer(Call call) {
        long started = System.nanoTime();
        Answer answer = guarded(() -> dispatch(call));
        metrics.count(call.name(), answer.status(), System.nanoTime() - started);
        return answer;
    }

    interface Work {
        Answer run();
    }

    static Answer guarded(Work work) {
        try {
            return work.run();
        } catch (Declined declined) {
            return Answer.json(declined.status(), declined.problem());
        } catch (StorageProblem problem) {
            LOG.log(System.Logger.Level.WARNING, "storage: " + problem.getMessage());
            Declined away = new Declined(
                    503, "storage", "The database does not answer or is full. Nothing was changed; try again.");
            return Answer.json(503, away.problem());
        } catch (RuntimeException fault) {
            String number = Integer.toHexString(ThreadLocalRandom.current().nextInt(1 << 20, 1 << 24));
            LOG.log(System.Logger.Level.ERROR, "fault " + number, fault);
            Declined ours = new Declined(500, "fault", "This is a fault of the server, number " + number + ".");
            return Answer.json(500, ours.problem());
        }
    }

    private Answer dispatch(Call call) {
        return switch (call.name()) {
            case "games" -> Answer.json(200, Catalogue.of(catalog, version));
            case "rulebook" -> rulebook(call);
            case "map" -> map(call);
            case "create" -> {
                call.visitor().opensTable();
                yield Answer.json(201, openings.create(read(call, Requests.CreateTable.class)));
            }
            case "upload" -> {
                call.visitor().opensTable();
                yield Answer.json(201, openings.upload(read(call, Requests.UploadRecord.class)));
            }
            case "join" -> Answer.json(201, openings.join(read(call, Requests.Join.class)));
            case "lobby" -> Answer.json(200, openings.lobby(read(call, Requests.AskLobby.class)));
            default -> atTable(call);
        };
    }

    private Answer atTable(Call call) {
        if (!NAMES.contains(call.name())) throw Declined.unknown("call " + call.name());
        Asker asker = asker(call);
        return switch (call.name()) {
            case "state" -> new Answer(200, "application/json", looks.writtenState(asker));
            case "record" ->
                new Answer(200, "text/plain; charset=utf-8", looks.record(asker).getBytes(StandardCharsets.UTF_8));
            case "invite" -> Answer.json(200, openings.invite(asker, read(call, Requests.Invite.class)));
            default -> Answer.json(200, atTable(call, asker));
        };
    }

    private Record atTable(Call call, Asker asker) {
        return switch (call.name()) {
            case "feed" -> {
                Requests.Since since = read(call, Requests.Since.class);
                yield looks.feed(asker, since.since().orElse(0), since.lens());
            }
            case "subjects" -> looks.subjects(asker);
            case "opening" ->
                looks.opening(asker, read(call, Requests.OpenWith.class).subject());
            case "orders" ->
                looks.orders(asker, read(call, Requests.OfSubject.class).subject());
            case "ask" -> looks.ask(asker, read(call, Requests.Ask.class));
            case "judge" -> looks.judge(asker, read(call, Requests.Judge.class));
            case "replay" -> {
                Requests.At at = read(call, Requests.At.class);
                yield looks.replay(asker, at.at(), at.lens());
            }
            case "play" -> moves.play(asker, read(call, Requests.Play.class));
            case "undo" -> moves.undo(asker, read(call, Requests.TakeBack.class));
            case "redo" -> moves.redo(asker, read(call, Requests.TakeBack.class));
            case "consent" -> moves.consent(asker, read(call, Requests.Consent.class));
            case "chat" -> moves.chat(asker, read(call, Requests.Say.class));
            case "resign" -> moves.resign(asker, read(call, Requests.Resign.class));
            case "computer" -> moves.handOver(asker, read(call, Requests.HandOver.class));
            case "entropy" -> moves.addEntropy(asker, read(call, Requests.AddEntropy.class));
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
            "play",
            "undo",
            "redo",
            "consent",
            "chat",
            "resign",
            "computer",
            "entropy");

    Asker asker(Call call) {
        return tables.asker(
                call.table().orElseThrow(() -> Declined.json("Which table? It is not named.")), call.token());
    }

    <T> T read(Call call, Class<T> type) {
        return bodies.read(call.body(), type);
    }

    private Answer rulebook(Call call) {
        GameEntry offered = offered(call);
        return Answer.json(
                200,
                new Catalogue.Book(
                        offered.game().id(),
                        java.util.List.copyOf(offered.game().rulebook().entries())));
    }

    private Answer map(Call call) {
        return Answer.json(
                200,
                MapSheets.of(offered(call)
                        .map()
                        .orElseThrow(() -> Declined.unknown("map of this game"))
                        .get()));
    }

    private GameEntry offered(Call call) {
        String id = read(call, Requests.OfGame.class).game();
        return catalog.find(id).orElseThrow(() -> Declined.unknown("game " + id));
    }

    Answers.Health health(int sockets) {
        tables.ping();
        return new Answers.Health("ok", tables.database(), tables.size(), sockets);
    }
}
