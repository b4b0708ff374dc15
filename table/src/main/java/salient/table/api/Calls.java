package salient.table.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.table.AbsentPlayers;
import salient.table.Branches;
import salient.table.Caller;
import salient.table.Invitations;
import salient.table.Lobby;
import salient.table.NewGames;
import salient.table.Screens;
import salient.table.Secrets;
import salient.table.TableCommands;
import salient.table.TableQueries;
import salient.table.Tables;
import salient.table.wire.Catalog;
import salient.table.wire.MapSheets;
import salient.table.wire.RequestReader;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Answers every call of the API by its name, whichever way it came. Thread-safe. */
public final class Calls {
    private static final int LONGEST_ID = 40;

    private static final Set<String> AT_TABLE = Set.of(
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
            "position",
            "savePoint",
            "screen",
            "story",
            "intentions",
            "hurry",
            "play",
            "undo",
            "redo",
            "consent",
            "chat",
            "resign",
            "computer",
            "reactions",
            "setReactions",
            "plan",
            "setPlan",
            "claim",
            "daysOff",
            "substitute",
            "answerSubstitute",
            "entropy");

    private final String version;
    private final GameCatalog catalog;
    private final Tables tables;
    private final TableQueries queries;
    private final TableCommands commands;
    private final AbsentPlayers absent;
    private final NewGames games;
    private final Branches branches;
    private final Invitations invitations;
    private final Lobby lobby;
    private final Answers answers;

    /** @param version of the program */
    public Calls(
            String version,
            GameCatalog catalog,
            Tables tables,
            TableQueries queries,
            TableCommands commands,
            Secrets secrets,
            Answers answers) {
        this.version = version;
        this.catalog = catalog;
        this.tables = tables;
        this.queries = queries;
        this.commands = commands;
        this.absent = new AbsentPlayers(catalog, queries);
        this.games = new NewGames(tables, secrets);
        this.branches = new Branches(tables, queries, games, secrets);
        this.invitations = new Invitations(tables, secrets);
        this.lobby = new Lobby(tables);
        this.answers = answers;
    }

    /** The answer; a refusal is thrown. */
    public Answer answer(Call call) {
        return switch (call.name()) {
            case "games" -> answers.json(200, Catalog.of(catalog, version));
            case "rulebook" -> rulebook(offered(call));
            case "map" -> map(offered(call));
            case "create" -> answers.json(201, games.create(RequestReader.CREATE_TABLE.read(call.body())));
            case "upload" -> answers.json(201, games.upload(RequestReader.UPLOAD_RECORD.read(call.body())));
            case "join" -> answers.json(201, invitations.join(RequestReader.JOIN.read(call.body())));
            case "invitation" -> answers.json(200, invitations.invitation(RequestReader.INVITATION.read(call.body())));
            case "lobby" -> answers.json(200, lobby.lobby(RequestReader.LOBBY.read(call.body())));
            case "tree" -> answers.json(200, branches.tree(RequestReader.TREE.read(call.body())));
            case "publicGames" -> answers.json(200, lobby.publicGames());
            default -> atTable(call);
        };
    }

    private Answer atTable(Call call) {
        if (!AT_TABLE.contains(call.name())) throw RequestRefused.unknown("call " + call.name());
        Caller caller = caller(call);
        return switch (call.name()) {
            case "state" -> new Answer(200, Answer.JSON, queries.writtenState(caller));
            case "record" -> text(queries.record(caller));
            case "position" -> text(branches.position(caller, RequestReader.POSITION.read(call.body())));
            case "branch" -> answers.json(201, branches.branch(caller, RequestReader.BRANCH.read(call.body())));
            case "invite" -> answers.json(200, invitations.invite(caller, RequestReader.INVITE.read(call.body())));
            case "screen" -> answers.json(200, Screens.screen(caller, RequestReader.SCREEN.read(call.body())));
            case "play" -> done(call, commands.play(caller, RequestReader.PLAY.read(call.body())));
            case "undo" -> done(call, commands.undo(caller, RequestReader.UNDO.read(call.body())));
            case "redo" -> done(call, commands.redo(caller, RequestReader.UNDO.read(call.body())));
            case "consent" -> done(call, commands.consent(caller, RequestReader.CONSENT.read(call.body())));
            case "chat" -> done(call, commands.chat(caller, RequestReader.CHAT.read(call.body())));
            case "hurry" -> done(call, commands.hurry(caller, RequestReader.HURRY.read(call.body())));
            case "resign" -> done(call, commands.resign(caller, RequestReader.RESIGN.read(call.body())));
            case "computer" -> done(call, commands.handOver(caller, RequestReader.HAND_OVER.read(call.body())));
            case "setReactions" ->
                done(call, commands.setReactions(caller, RequestReader.SET_REACTIONS.read(call.body())));
            case "savePoint" -> done(call, commands.savePoint(caller, RequestReader.SAVE_POINT.read(call.body())));
            case "setPlan" -> done(call, commands.setPlan(caller, RequestReader.SET_PLAN.read(call.body())));
            case "claim" -> done(call, absent.claim(caller, RequestReader.CLAIM.read(call.body())));
            case "daysOff" -> done(call, absent.takeDaysOff(caller, RequestReader.TAKE_DAYS_OFF.read(call.body())));
            case "substitute" ->
                done(call, absent.askSubstitute(caller, RequestReader.ASK_SUBSTITUTE.read(call.body())));
            case "answerSubstitute" ->
                done(call, absent.answerSubstitute(caller, RequestReader.ANSWER_SUBSTITUTE.read(call.body())));
            case "entropy" -> done(call, commands.addEntropy(caller, RequestReader.ADD_ENTROPY.read(call.body())));
            default -> answers.json(200, seen(call, caller));
        };
    }

    private static Answer text(String text) {
        return new Answer(200, "text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    private Answer done(Call call, Responses.Done done) {
        return answers.done(done, call.sent().apply(done));
    }

    private Record seen(Call call, Caller caller) {
        return switch (call.name()) {
            case "feed" -> {
                Requests.FeedRequest since = RequestReader.FEED.read(call.body());
                yield queries.feed(caller, since.since().orElse(0), since.wanted());
            }
            case "subjects" -> queries.subjects(caller);
            case "opening" ->
                queries.opening(caller, RequestReader.OPENING.read(call.body()).subject());
            case "orders" ->
                queries.orders(caller, RequestReader.SUBJECT.read(call.body()).subject());
            case "ask" -> queries.ask(caller, RequestReader.ASK.read(call.body()));
            case "judge" -> queries.judge(caller, RequestReader.JUDGE.read(call.body()));
            case "replay" -> queries.replay(caller, RequestReader.REPLAY.read(call.body()));
            case "reactions" -> queries.reactions(caller);
            case "plan" -> queries.plan(caller);
            case "story" -> queries.story(caller);
            case "intentions" -> queries.intentions(caller);
            default -> throw new IllegalStateException("a call without an answer: " + call.name());
        };
    }

    /** Who sends a call about a table. */
    public Caller caller(Call call) {
        String table = call.table().orElseThrow(() -> RequestRefused.json("The table is not named."));
        boolean possible = !table.isEmpty()
                && table.length() <= LONGEST_ID
                && table.chars().allMatch(Calls::isOfName);
        if (!possible) throw RequestRefused.unknown("such game");
        return tables.caller(table, call.token());
    }

    private static boolean isOfName(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_';
    }

    private Answer rulebook(GameEntry offered) {
        return answers.json(
                200,
                new Catalog.Book(
                        offered.game().id(),
                        List.copyOf(offered.game().rulebook().entries())));
    }

    private Answer map(GameEntry offered) {
        return answers.json(
                200,
                MapSheets.of(offered.map()
                        .orElseThrow(() -> RequestRefused.unknown("map of this game"))
                        .get()));
    }

    private GameEntry offered(Call call) {
        String id = RequestReader.GAME.read(call.body()).game();
        return catalog.find(id).orElseThrow(() -> RequestRefused.unknown("game " + id));
    }
}
