package salient.table.wire;

import static salient.table.wire.Fields.ANYTHING;
import static salient.table.wire.Fields.TEXT;
import static salient.table.wire.Fields.TRUTH;
import static salient.table.wire.Fields.WHOLE;
import static salient.table.wire.Fields.list;
import static salient.table.wire.Fields.map;
import static salient.table.wire.Fields.object;
import static salient.table.wire.Fields.word;

import java.util.function.Function;
import salient.kernel.record.UndoLaw;

/** Reads what clients send. Without reflection, which does not exist in the browser; a test compares it with the records. */
public final class RequestReader {
    private RequestReader() {}

    /** One kind of body: its record's name, and how its fields make it. */
    public record Body<T>(String type, Function<Fields, T> make) {
        public T read(JsonValue body) {
            return Fields.read(body, type, make);
        }
    }

    private static final Fields.Kind<Requests.SeatRequest> SEAT = object(
            "SeatRequest",
            f -> new Requests.SeatRequest(
                    f.required("kind", word(Requests.Kind.values())), f.optional("computer", TEXT)));

    private static final Fields.Kind<Requests.Parts> PARTS = object(
            "Parts",
            f -> new Requests.Parts(
                    f.required("verb", TEXT),
                    f.optional("units", list(TEXT)),
                    f.optional("places", list(TEXT)),
                    f.optional("words", list(TEXT))));

    private static final Fields.Kind<Requests.ClockRequest> CLOCK = object(
            "ClockRequest",
            f -> new Requests.ClockRequest(
                    f.optional("move", WHOLE), f.optional("game", WHOLE), f.optional("daysOff", WHOLE)));

    public static final Body<Requests.CreateTable> CREATE_TABLE = new Body<>(
            "CreateTable",
            f -> new Requests.CreateTable(
                    f.required("game", TEXT),
                    f.required("scenario", TEXT),
                    f.optional("options", map(TEXT)),
                    f.required("seats", map(SEAT)),
                    f.optional("spectators", TRUTH),
                    f.optional("listed", TRUTH),
                    f.optional("undo", word(UndoLaw.values())),
                    f.optional("ownDice", TRUTH),
                    f.optional("clock", CLOCK),
                    f.optional("name", TEXT),
                    f.optional("title", TEXT),
                    f.optional("key", TEXT)));

    public static final Body<Requests.UploadRecord> UPLOAD_RECORD = new Body<>(
            "UploadRecord",
            f -> new Requests.UploadRecord(
                    f.required("record", TEXT),
                    f.optional("seats", map(SEAT)),
                    f.optional("name", TEXT),
                    f.optional("title", TEXT),
                    f.optional("key", TEXT)));

    public static final Body<Requests.Branch> BRANCH = new Body<>(
            "Branch",
            f -> new Requests.Branch(
                    f.required("at", WHOLE),
                    f.optional("perspective", TEXT),
                    f.optional("drawnFor", TEXT),
                    f.required("seats", map(SEAT)),
                    f.optional("undo", word(UndoLaw.values())),
                    f.optional("name", TEXT),
                    f.optional("title", TEXT),
                    f.optional("key", TEXT)));

    public static final Body<Requests.PositionRequest> POSITION = new Body<>(
            "PositionRequest",
            f -> new Requests.PositionRequest(
                    f.optional("at", WHOLE), f.optional("perspective", TEXT), f.optional("from", TEXT)));

    public static final Body<Requests.SavePointRequest> SAVE_POINT = new Body<>(
            "SavePointRequest",
            f -> new Requests.SavePointRequest(
                    f.required("name", TEXT),
                    f.optional("at", WHOLE),
                    f.optional("remove", TRUTH),
                    f.required("key", TEXT)));

    public static final Body<Requests.TreeRequest> TREE = new Body<>(
            "TreeRequest", f -> new Requests.TreeRequest(f.required("table", TEXT), f.required("tokens", list(TEXT))));

    public static final Body<Requests.Join> JOIN = new Body<>(
            "Join",
            f -> new Requests.Join(f.required("invitation", TEXT), f.optional("name", TEXT), f.optional("key", TEXT)));

    public static final Body<Requests.InvitationRequest> INVITATION =
            new Body<>("InvitationRequest", f -> new Requests.InvitationRequest(f.required("invitation", TEXT)));

    public static final Body<Requests.LobbyRequest> LOBBY =
            new Body<>("LobbyRequest", f -> new Requests.LobbyRequest(f.required("tokens", list(TEXT))));

    public static final Body<Requests.Play> PLAY = new Body<>(
            "Play",
            f -> new Requests.Play(
                    f.optional("order", TEXT),
                    f.optional("parts", PARTS),
                    f.required("sequence", WHOLE),
                    f.required("key", TEXT),
                    f.optional("dice", list(WHOLE)),
                    f.optional("state", TRUTH),
                    f.optional("subject", TEXT)));

    public static final Body<Requests.UndoRequest> UNDO = new Body<>(
            "UndoRequest",
            f -> new Requests.UndoRequest(
                    f.required("sequence", WHOLE),
                    f.required("key", TEXT),
                    f.optional("state", TRUTH),
                    f.optional("subject", TEXT)));

    public static final Body<Requests.Consent> CONSENT = new Body<>(
            "Consent",
            f -> new Requests.Consent(
                    f.required("agree", TRUTH),
                    f.required("sequence", WHOLE),
                    f.required("key", TEXT),
                    f.optional("state", TRUTH),
                    f.optional("subject", TEXT)));

    public static final Body<Requests.Ask> ASK =
            new Body<>("Ask", f -> new Requests.Ask(f.optional("question", TEXT), f.optional("parts", PARTS)));

    public static final Body<Requests.Judge> JUDGE =
            new Body<>("Judge", f -> new Requests.Judge(f.optional("order", TEXT), f.optional("parts", PARTS)));

    public static final Body<Requests.SubjectRequest> SUBJECT =
            new Body<>("SubjectRequest", f -> new Requests.SubjectRequest(f.required("subject", TEXT)));

    public static final Body<Requests.OpeningRequest> OPENING =
            new Body<>("OpeningRequest", f -> new Requests.OpeningRequest(f.required("subject", TEXT)));

    public static final Body<Requests.ChatRequest> CHAT =
            new Body<>("ChatRequest", f -> new Requests.ChatRequest(f.required("text", TEXT), f.required("key", TEXT)));

    public static final Body<Requests.Hurry> HURRY =
            new Body<>("Hurry", f -> new Requests.Hurry(f.required("key", TEXT)));

    public static final Body<Requests.Resign> RESIGN =
            new Body<>("Resign", f -> new Requests.Resign(f.required("key", TEXT)));

    public static final Body<Requests.Claim> CLAIM =
            new Body<>("Claim", f -> new Requests.Claim(f.optional("computer", TEXT), f.required("key", TEXT)));

    public static final Body<Requests.TakeDaysOff> TAKE_DAYS_OFF = new Body<>(
            "TakeDaysOff", f -> new Requests.TakeDaysOff(f.required("days", WHOLE), f.required("key", TEXT)));

    public static final Body<Requests.AskSubstitute> ASK_SUBSTITUTE =
            new Body<>("AskSubstitute", f -> new Requests.AskSubstitute(f.required("key", TEXT)));

    public static final Body<Requests.AnswerSubstitute> ANSWER_SUBSTITUTE = new Body<>(
            "AnswerSubstitute",
            f -> new Requests.AnswerSubstitute(f.required("agree", TRUTH), f.required("key", TEXT)));

    public static final Body<Requests.HandOver> HAND_OVER =
            new Body<>("HandOver", f -> new Requests.HandOver(f.optional("computer", TEXT), f.required("key", TEXT)));

    private static final Fields.Kind<Requests.ReactionSetting> REACTION_SETTING = object(
            "ReactionSetting",
            f -> new Requests.ReactionSetting(
                    f.required("kind", TEXT),
                    f.required("rule", TEXT),
                    f.optional("figure", WHOLE),
                    f.optional("order", list(TEXT))));

    public static final Body<Requests.SetReactions> SET_REACTIONS = new Body<>(
            "SetReactions",
            f -> new Requests.SetReactions(f.required("settings", list(REACTION_SETTING)), f.required("key", TEXT)));

    private static final Fields.Kind<Requests.PlanConditionRequest> PLAN_CONDITION = object(
            "PlanConditionRequest",
            f -> new Requests.PlanConditionRequest(
                    f.required("kind", TEXT), f.optional("about", TEXT), f.optional("not", TRUTH)));

    private static final Fields.Kind<Requests.PlannedOrderRequest> PLANNED_ORDER = object(
            "PlannedOrderRequest",
            f -> new Requests.PlannedOrderRequest(
                    f.required("order", TEXT), f.optional("conditions", list(PLAN_CONDITION))));

    public static final Body<Requests.SetPlan> SET_PLAN = new Body<>(
            "SetPlan", f -> new Requests.SetPlan(f.required("orders", list(PLANNED_ORDER)), f.required("key", TEXT)));

    public static final Body<Requests.Invite> INVITE =
            new Body<>("Invite", f -> new Requests.Invite(f.required("side", TEXT)));

    public static final Body<Requests.ScreenRequest> SCREEN =
            new Body<>("ScreenRequest", f -> new Requests.ScreenRequest(f.required("side", TEXT)));

    public static final Body<Requests.AddEntropy> ADD_ENTROPY =
            new Body<>("AddEntropy", f -> new Requests.AddEntropy(f.required("text", TEXT), f.required("key", TEXT)));

    public static final Body<Requests.FeedRequest> FEED = new Body<>(
            "FeedRequest",
            f -> new Requests.FeedRequest(
                    f.optional("since", WHOLE), f.optional("perspective", TEXT), f.optional("lens", TEXT)));

    public static final Body<Requests.ReplayRequest> REPLAY = new Body<>(
            "ReplayRequest",
            f -> new Requests.ReplayRequest(
                    f.required("at", WHOLE),
                    f.optional("perspective", TEXT),
                    f.optional("lens", TEXT),
                    f.optional("from", TEXT)));

    public static final Body<Requests.GameRequest> GAME =
            new Body<>("GameRequest", f -> new Requests.GameRequest(f.required("game", TEXT)));

    public static final Body<Live.Call> CALL = new Body<>(
            "Call",
            f -> new Live.Call(
                    f.required("id", WHOLE),
                    f.required("call", TEXT),
                    f.optional("table", TEXT),
                    f.optional("token", TEXT),
                    f.optional("body", ANYTHING)));

    public static final Body<Live.Watch> WATCH = new Body<>(
            "Watch",
            f -> new Live.Watch(
                    f.required("since", WHOLE),
                    f.optional("state", TRUTH),
                    f.optional("subject", TEXT),
                    f.optional("changes", TRUTH)));
}
