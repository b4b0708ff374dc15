package salient.server.http;

import java.util.List;
import java.util.Optional;
import salient.server.wire.Answers;
import salient.server.wire.Catalogue;
import salient.server.wire.Requests;

/**
 * One path of the API: what it calls, what goes in and what comes out. The OpenAPI document is made from these.
 *
 * @param query names of query parameters, optional ones with a question mark
 */
record Route(
        String method,
        String path,
        String call,
        String summary,
        Optional<Class<?>> body,
        List<String> query,
        int status,
        Optional<Class<?>> answer) {

    static final List<Route> ALL = List.of(
            get("/api/games", "games", "What can be played", Catalogue.Games.class),
            get("/api/games/{game}/rulebook", "rulebook", "The clauses of a game", Catalogue.Book.class),
            get("/api/games/{game}/map", "map", "The map of a game", Catalogue.MapSheet.class),
            made("/api/tables", "create", "Open a table", Requests.CreateTable.class, Answers.Made.class),
            made(
                    "/api/records",
                    "upload",
                    "Open a table from a record",
                    Requests.UploadRecord.class,
                    Answers.Made.class),
            made("/api/join", "join", "Take a seat by invitation", Requests.Join.class, Answers.SeatToken.class),
            post("/api/lobby", "lobby", "My tables, and open seats", Requests.AskLobby.class, Answers.Lobby.class),
            get("/api/tables/{table}", "state", "Where the table stands for this seat", Answers.State.class),
            get("/api/tables/{table}/feed", "feed", "What this seat was told", Answers.Items.class, "since?", "lens?"),
            get("/api/tables/{table}/subjects", "subjects", "What can be given orders now", Answers.Subjects.class),
            get(
                    "/api/tables/{table}/opening",
                    "opening",
                    "The position, what can be given orders, and the orders of one subject, in one answer",
                    Answers.Opening.class,
                    "subject"),
            at("subject", "orders", "The legal orders of a subject", Requests.OfSubject.class, Answers.Orders.class),
            at("ask", "ask", "Ask a question in the game's notation", Requests.Ask.class, Answers.Reply.class),
            at("judge", "judge", "Would this order be legal, and why not?", Requests.Judge.class, Answers.Judged.class),
            at("orders", "play", "Give an order", Requests.Play.class, Answers.Done.class),
            at("undo", "undo", "Take back my last order, or ask to", Requests.TakeBack.class, Answers.Done.class),
            at("redo", "redo", "Put the order taken back in force again", Requests.TakeBack.class, Answers.Done.class),
            at("consent", "consent", "Agree to an undo, or not", Requests.Consent.class, Answers.Done.class),
            at("chat", "chat", "Say something", Requests.Say.class, Answers.Done.class),
            at("resign", "resign", "Resign", Requests.Resign.class, Answers.Done.class),
            at(
                    "computer",
                    "computer",
                    "Hand my seat to a computer, or take it back",
                    Requests.HandOver.class,
                    Answers.Done.class),
            at(
                    "invite",
                    "invite",
                    "A new invitation to an empty seat",
                    Requests.Invite.class,
                    Answers.Invitation.class),
            at(
                    "entropy",
                    "entropy",
                    "Add to the dice before the first order",
                    Requests.AddEntropy.class,
                    Answers.Done.class),
            get("/api/tables/{table}/replay", "replay", "A moment of the past", Answers.Moment.class, "at", "lens?"),
            new Route(
                    "GET",
                    "/api/tables/{table}/record",
                    "record",
                    "The text record",
                    Optional.empty(),
                    List.of(),
                    200,
                    Optional.empty()));

    private static Route get(String path, String call, String summary, Class<?> answer, String... query) {
        return new Route("GET", path, call, summary, Optional.empty(), List.of(query), 200, Optional.of(answer));
    }

    private static Route post(String path, String call, String summary, Class<?> body, Class<?> answer) {
        return new Route("POST", path, call, summary, Optional.of(body), List.of(), 200, Optional.of(answer));
    }

    private static Route made(String path, String call, String summary, Class<?> body, Class<?> answer) {
        return new Route("POST", path, call, summary, Optional.of(body), List.of(), 201, Optional.of(answer));
    }

    private static Route at(String last, String call, String summary, Class<?> body, Class<?> answer) {
        return post("/api/tables/{table}/" + last, call, summary, body, answer);
    }
}
