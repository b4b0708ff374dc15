package salient.table.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.table.wire.Catalog;
import salient.table.wire.JsonValue;
import salient.table.wire.Requests;
import salient.table.wire.Responses;
import salient.table.wire.Texts;

/**
 * One path of the API: what it calls, what goes in and what comes out. The OpenAPI document is made from these.
 *
 * @param query names of query parameters, optional ones with a question mark
 */
public record Route(
        String method,
        String path,
        String call,
        String summary,
        Optional<Class<?>> body,
        List<String> query,
        int status,
        Optional<Class<?>> answer) {

    private static final int MOST_DIGITS = 9;

    public static final List<Route> ALL = List.of(
            get("/api/games", "games", "What can be played", Catalog.Games.class),
            get("/api/games/{game}/rulebook", "rulebook", "The clauses of a game", Catalog.Book.class),
            get("/api/games/{game}/map", "map", "The map of a game", Catalog.MapSheet.class),
            made("/api/tables", "create", "Create a game", Requests.CreateTable.class, Responses.TableCreated.class),
            made(
                    "/api/records",
                    "upload",
                    "Create a game from a record",
                    Requests.UploadRecord.class,
                    Responses.TableCreated.class),
            made("/api/join", "join", "Take a seat by invitation", Requests.Join.class, Responses.SeatToken.class),
            post(
                    "/api/invitation",
                    "invitation",
                    "What an invitation is for",
                    Requests.InvitationRequest.class,
                    Responses.InvitationDetails.class),
            post("/api/lobby", "lobby", "My games, and open seats", Requests.LobbyRequest.class, Responses.Lobby.class),
            post(
                    "/api/branches",
                    "tree",
                    "The tree of my games that a game belongs to",
                    Requests.TreeRequest.class,
                    Responses.Tree.class),
            get("/api/public", "publicGames", "Running games that everyone may watch", Responses.PublicGames.class),
            get("/api/tables/{table}", "state", "The state of the game for this seat", Responses.State.class),
            get(
                    "/api/tables/{table}/feed",
                    "feed",
                    "What this seat was told",
                    Responses.Items.class,
                    "since?",
                    "perspective?"),
            get("/api/tables/{table}/subjects", "subjects", "What can receive orders now", Responses.Subjects.class),
            get(
                    "/api/tables/{table}/opening",
                    "opening",
                    "The state, what can receive orders, and the orders of one subject, in one answer",
                    Responses.Opening.class,
                    "subject"),
            at(
                    "subject",
                    "orders",
                    "The legal orders of a subject",
                    Requests.SubjectRequest.class,
                    Responses.Orders.class),
            at("ask", "ask", "Ask a question in the game's notation", Requests.Ask.class, Responses.Reply.class),
            at(
                    "judge",
                    "judge",
                    "Would this order be legal, and why not?",
                    Requests.Judge.class,
                    Responses.Judged.class),
            at("orders", "play", "Give an order", Requests.Play.class),
            at("undo", "undo", "Undo my last order, or ask for consent", Requests.UndoRequest.class),
            at("redo", "redo", "Redo the order that was undone", Requests.UndoRequest.class),
            at("consent", "consent", "Agree to an undo, or refuse it", Requests.Consent.class),
            at("chat", "chat", "Send a chat message", Requests.ChatRequest.class),
            at("hurry", "hurry", "Tell the computer player that is deciding to play now", Requests.Hurry.class),
            at("resign", "resign", "Resign", Requests.Resign.class),
            at("computer", "computer", "Hand my seat to a computer, or take it back", Requests.HandOver.class),
            get(
                    "/api/tables/{table}/reactions",
                    "reactions",
                    "My standing reactions, and what can be settled in advance",
                    Responses.Reactions.class),
            at("reactions", "setReactions", "Change my standing reactions", Requests.SetReactions.class),
            at("claim", "claim", "Claim when the other side's time has run out", Requests.Claim.class),
            at("days-off", "daysOff", "Take days off, in which my time does not run", Requests.TakeDaysOff.class),
            at("substitute", "substitute", "Ask that somebody else may play my side", Requests.AskSubstitute.class),
            at(
                    "substitute/answer",
                    "answerSubstitute",
                    "Answer the other side's request for a substitute",
                    Requests.AnswerSubstitute.class),
            get("/api/tables/{table}/plan", "plan", "The orders planned for my next turn", Responses.Plan.class),
            at("plan", "setPlan", "Plan orders for my next turn", Requests.SetPlan.class),
            at(
                    "invite",
                    "invite",
                    "A new invitation to an empty seat",
                    Requests.Invite.class,
                    Responses.Invitation.class),
            at(
                    "screen",
                    "screen",
                    "A screen that shows what a side knows, for the players of a game that one person enters",
                    Requests.ScreenRequest.class,
                    Responses.Screen.class),
            at("entropy", "entropy", "Add to the dice before the first order", Requests.AddEntropy.class),
            get(
                    "/api/tables/{table}/replay",
                    "replay",
                    "An earlier moment of the game",
                    Responses.Moment.class,
                    "at",
                    "perspective?",
                    "from?"),
            made(
                    "/api/tables/{table}/branch",
                    "branch",
                    "A new game from a moment of this one",
                    Requests.Branch.class,
                    Responses.TableCreated.class),
            text(
                    "/api/tables/{table}/position",
                    "position",
                    "A moment of the game as a text to copy",
                    "at?",
                    "perspective?",
                    "from?"),
            at("save-point", "savePoint", "Name a moment of a game that I play alone", Requests.SavePointRequest.class),
            get(
                    "/api/tables/{table}/story",
                    "story",
                    "The whole game in figures, once it is over",
                    Responses.Story.class),
            get(
                    "/api/tables/{table}/intentions",
                    "intentions",
                    "What the computer players intended, once the game is over",
                    Responses.Intentions.class),
            text("/api/tables/{table}/record", "record", "The text record"));

    /** What a path names: its route, and the table or the game that is in it. */
    public record Found(Route route, Map<String, String> names) {}

    /** A route with the parts of its path. */
    private record Parts(Route route, String[] parts) {
        private Optional<Found> match(String method, String[] asked) {
            if (!route.method().equals(method) || parts.length != asked.length) return Optional.empty();
            Map<String, String> names = Map.of(); // no path has more than one
            for (int i = 0; i < parts.length; i++)
                if (parts[i].startsWith("{")) names = Map.of(parts[i].substring(1, parts[i].length() - 1), asked[i]);
                else if (!parts[i].equals(asked[i])) return Optional.empty();
            return Optional.of(new Found(route, names));
        }
    }

    private static final List<Parts> PARTS =
            ALL.stream().map(route -> new Parts(route, route.path().split("/"))).toList();

    /** The route of a path without its query. */
    public static Optional<Found> find(String method, String path) {
        String[] asked = path.split("/");
        for (Parts parts : PARTS) {
            Optional<Found> found = parts.match(method, asked);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** The same among other routes. */
    public static Optional<Found> find(List<Route> routes, String method, String path) {
        String[] asked = path.split("/");
        return routes.stream()
                .map(route -> new Parts(route, route.path().split("/")).match(method, asked))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Queries become bodies, so that both are read by the same rules. */
    public static JsonValue body(Map<String, String> query) {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        query.forEach((name, value) -> {
            Texts.check(name);
            Texts.check(value);
            fields.put(name, isNumber(value) ? new JsonValue.Number(value) : new JsonValue.Text(value));
        });
        return new JsonValue.Object(fields);
    }

    private static boolean isNumber(String value) {
        int sign = value.startsWith("-") ? 1 : 0;
        int digits = value.length() - sign;
        return digits > 0 && digits <= MOST_DIGITS && value.chars().skip(sign).allMatch(c -> c >= '0' && c <= '9');
    }

    public static Route get(String path, String call, String summary, Class<?> answer, String... query) {
        return new Route("GET", path, call, summary, Optional.empty(), List.of(query), 200, Optional.of(answer));
    }

    private static Route text(String path, String call, String summary, String... query) {
        return new Route("GET", path, call, summary, Optional.empty(), List.of(query), 200, Optional.empty());
    }

    public static Route post(String path, String call, String summary, Class<?> body, Class<?> answer) {
        return new Route("POST", path, call, summary, Optional.of(body), List.of(), 200, Optional.of(answer));
    }

    public static Route made(String path, String call, String summary, Class<?> body, Class<?> answer) {
        return new Route("POST", path, call, summary, Optional.of(body), List.of(), 201, Optional.of(answer));
    }

    /** What a seat changes at its table. */
    private static Route at(String last, String call, String summary, Class<?> body) {
        return at(last, call, summary, body, Responses.Done.class);
    }

    private static Route at(String last, String call, String summary, Class<?> body, Class<?> answer) {
        return post("/api/tables/{table}/" + last, call, summary, body, answer);
    }
}
