package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import salient.kernel.dice.OwnDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.record.Proposal;
import salient.kernel.record.UndoRuling;
import salient.players.ComputerPlayers;
import salient.players.Intention;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.table.TableQueries.Included;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses.Done;

/** Everything a seat can change. Each method returns when the change is durable. Thread-safe. */
public record TableCommands(GameCatalog catalog, TableQueries queries) {
    private static final int LONGEST_KEY = 64;
    private static final int LONGEST_CHAT = 1_000;
    private static final int LONGEST_ENTROPY = 64;
    private static final int MOST_SAVE_POINTS = 100;

    public Done play(Caller caller, Requests.Play request) {
        return play(caller, request, request("play", caller.player(), request.key(), request.sequence()));
    }

    /** An order of a computer player, which has seen the item {@code seen}; {@code last} is the table's last entry. */
    void playForComputer(Caller caller, String order, int seen, int last) {
        ChangeRequest request = new ChangeRequest(caller.player(), ofServer("order", last + 1), Optional.of(seen));
        play(caller, Requests.Play.text(order, seen, request.key()), request);
    }

    private Done play(Caller caller, Requests.Play order, ChangeRequest request) {
        Included included = Included.of(order.state(), order.subject());
        return done(caller, request, included, context -> {
            refuseIfOver(caller, context);
            if (!context.now().toDecide().equals(request.by()))
                throw RequestRefused.seat("It is the other side's turn to decide.");
            return step(context, request.by(), propose(caller, context, order));
        });
    }

    /**
     * The text is read and a refusal explained from what this side knows, so that neither reveals anything hidden. If the
     * true position refuses an order that is legal as far as the side knows, that is a bug in the game.
     */
    private static Proposal propose(Caller caller, ChangeContext context, Requests.Play request) {
        Position known = context.now().known(caller.perspective(), caller.side());
        var notation = caller.table().game().notation();
        String text = OrderTexts.order(request.order(), request.parts(), notation, known);
        Order order;
        try {
            order = notation.parseOrder(text, known);
        } catch (BadNotation bad) {
            throw RequestRefused.notation(bad);
        }
        List<Proposal> proposed = new ArrayList<>(1);
        Verdict verdict = request.dice().isPresent()
                ? withOwnDice(context, order, request.dice().get(), proposed)
                : context.state().next().propose(order, proposed::add);
        if (verdict.isLegal()) return proposed.getFirst();
        if (known.judge(order) instanceof Verdict.Refused(List<Verdict.Reason> reasons))
            throw RequestRefused.refused(reasons);
        throw new IllegalStateException(
                caller.table().row() + " refuses what " + caller.side() + " believes legal: " + text);
    }

    /** With dice that the players rolled themselves; one that is missing, left over or out of range is refused. */
    private static Verdict withOwnDice(
            ChangeContext context, Order order, List<Integer> typed, List<Proposal> proposed) {
        if (!context.state().header().ownDice())
            throw RequestRefused.option("The dice of this game are rolled by the program; none can be typed.");
        OwnDice dice = new OwnDice(typed);
        try {
            Verdict verdict = context.state().next().propose(order, dice, proposed::add);
            if (verdict.isLegal() && dice.left() > 0)
                throw RequestRefused.dice(
                        "The order needs " + dice.rolled() + " rolls, but " + typed.size() + " were typed.");
            return verdict;
        } catch (OwnDice.WantedRoll wanted) {
            throw RequestRefused.dice(wanted);
        }
    }

    public Done undo(Caller caller, Requests.UndoRequest request) {
        Side side = caller.player();
        return asSeen("undo", caller, request, context -> {
            UndoRuling ruling =
                    context.state().next().mayUndo(side, context.now().othersAreComputers(side));
            return switch (ruling) {
                case UndoRuling.Impossible(String why) -> throw RequestRefused.over(why);
                case UndoRuling.Free() -> step(context, side, back(context, side, List.of()));
                case UndoRuling.ByConsent(List<Side> of, List<String> _)
                when of.stream().allMatch(other -> isComputer(context, other)) ->
                    step(context, side, back(context, side, of));
                case UndoRuling.ByConsent _ -> {
                    if (context.state().undoAskedBy().isPresent())
                        throw RequestRefused.over("An undo request is already waiting for an answer.");
                    yield own(context, JournalEntry.Kind.ASK_UNDO, side, "");
                }
            };
        });
    }

    public Done redo(Caller caller, Requests.UndoRequest request) {
        Side side = caller.player();
        return asSeen("redo", caller, request, context -> {
            List<Proposal> proposed = new ArrayList<>(1);
            if (context.state().next().mayRedo(side) instanceof UndoRuling.Impossible(String why))
                throw RequestRefused.over(why);
            context.state().next().proposeRedo(side, proposed::add);
            return step(context, side, proposed.getFirst());
        });
    }

    public Done consent(Caller caller, Requests.Consent request) {
        Side side = caller.player();
        return done(
                caller,
                request("consent", side, request.key(), request.sequence()),
                Included.of(request.state(), request.subject()),
                context -> {
                    Side by = context.state()
                            .undoAskedBy()
                            .orElseThrow(() -> RequestRefused.over("There is no undo request to answer."));
                    if (by.equals(side)) throw RequestRefused.seat("The other side must answer this request.");
                    if (!request.agree()) return own(context, JournalEntry.Kind.REFUSE_UNDO, side, "");
                    List<Side> others = caller.table().game().sides().stream()
                            .filter(other -> !other.equals(by))
                            .toList();
                    return step(context, side, back(context, by, others));
                });
    }

    /** What concerns the orders that the caller has seen, and no later ones. */
    private Done asSeen(
            String call, Caller caller, Requests.UndoRequest request, Function<ChangeContext, Change> change) {
        ChangeRequest asked = request(call, caller.player(), request.key(), request.sequence());
        return done(caller, asked, Included.of(request.state(), request.subject()), change);
    }

    private static Proposal back(ChangeContext context, Side by, List<Side> consenting) {
        List<Proposal> proposed = new ArrayList<>(1);
        context.state().next().proposeUndo(by, consenting, proposed::add);
        return proposed.getFirst();
    }

    private static boolean isComputer(ChangeContext context, Side side) {
        return context.now().seats().stream()
                .anyMatch(seat -> seat.side().equals(side.id()) && seat.sitter() == SeatRow.Sitter.COMPUTER);
    }

    public Done chat(Caller caller, Requests.ChatRequest request) {
        Side side = caller.player();
        String text = request.text().strip();
        limit("A chat message", text, LONGEST_CHAT);
        String name = caller.seat().orElseThrow().name();
        return done(
                caller,
                anyTime("chat", side, request.key()),
                Included.NOTHING,
                context -> own(context, JournalEntry.Kind.CHAT, side, EntryTexts.say(name, text)));
    }

    /** Tells the players something about a computer player, once for each move of the game. */
    void sayForComputer(Caller caller, String text, int move) {
        Side side = caller.player();
        ChangeRequest request = new ChangeRequest(side, ofServer("notice", move), Optional.empty());
        String name = caller.seat().orElseThrow().name();
        done(
                caller,
                request,
                Included.NOTHING,
                context -> own(context, JournalEntry.Kind.CHAT, side, EntryTexts.say(name, text)));
    }

    /** Keeps what a computer player intends; nobody is told before the game is over. */
    void intendForComputer(Caller caller, Prompt prompt, Intention intention) {
        Side side = caller.player();
        Table table = caller.table();
        ChangeRequest request = new ChangeRequest(side, ofServer("intention", table.last() + 1L), Optional.empty());
        table.change(request, context -> {
            if (!context.now().toDecide().equals(side))
                throw RequestRefused.seat("It is the other side's turn to decide.");
            return own(context, JournalEntry.Kind.INTENTION, side, EntryTexts.intention(prompt, intention));
        });
    }

    /** Tells the computer player that is deciding to stop thinking. */
    public Done hurry(Caller caller, Requests.Hurry request) {
        Side side = caller.player();
        return done(caller, anyTime("hurry", side, request.key()), Included.NOTHING, context -> {
            refuseIfOver(caller, context);
            Side decides = context.now().toDecide();
            if (!isComputer(context, decides)) throw RequestRefused.over("No computer player is deciding now.");
            if (context.now().isHurried(decides))
                throw RequestRefused.over("The computer player has already been told to play now.");
            return own(context, JournalEntry.Kind.HURRY, side, decides.id());
        });
    }

    public Done resign(Caller caller, Requests.Resign request) {
        Side side = caller.player();
        return done(caller, anyTime("resign", side, request.key()), Included.NOTHING, context -> {
            refuseIfOver(caller, context);
            return own(context, JournalEntry.Kind.RESIGN, side, "");
        });
    }

    public Done addEntropy(Caller caller, Requests.AddEntropy request) {
        Side side = caller.player();
        String text = request.text().strip();
        limit("Entropy", text, LONGEST_ENTROPY);
        if (!text.chars().allMatch(c -> c > ' ' && c < 127 || c == ' '))
            throw RequestRefused.json("Entropy must be one line of plain ASCII.");
        return done(caller, anyTime("entropy", side, request.key()), Included.NOTHING, context -> {
            if (context.state().hasBegun())
                throw RequestRefused.over("The first order has been given, so the dice are fixed.");
            if (context.now().entropy().containsKey(side.id()))
                throw RequestRefused.over("You have already added entropy.");
            return own(context, JournalEntry.Kind.ENTROPY, side, text);
        });
    }

    /** Names a moment of a game that the caller plays alone, or removes the name. */
    public Done savePoint(Caller caller, Requests.SavePointRequest request) {
        Side side = caller.player();
        if (!TableQueries.playsAlone(caller))
            throw RequestRefused.seat("Save points are for games that you play alone.");
        String name = Names.savePoint(request.name());
        boolean removes = request.remove().orElse(false);
        Optional<TableQueries.Past> past =
                removes ? Optional.empty() : Optional.of(queries.past(caller, request.at(), Optional.empty()));
        return done(caller, anyTime("save-point", side, request.key()), Included.NOTHING, context -> {
            Landmarks landmarks = context.now().landmarks();
            if (past.isEmpty()) {
                if (landmarks.named(name).isEmpty())
                    throw RequestRefused.option("There is no save point " + name + ".");
                return own(context, JournalEntry.Kind.SAVE_POINT, side, Landmarks.SavePoint.removing(name));
            }
            if (landmarks.named(name).isEmpty() && landmarks.savePoints().size() >= MOST_SAVE_POINTS)
                throw RequestRefused.option(
                        "A game has at most " + MOST_SAVE_POINTS + " save points; remove one first.");
            String turn = past.get().position().prompt().turn();
            Landmarks.SavePoint point = new Landmarks.SavePoint(name, past.get().entry(), turn);
            return own(context, JournalEntry.Kind.SAVE_POINT, side, point.text());
        });
    }

    /** From now on these settings answer for the caller's side; what is not among them is asked. */
    public Done setReactions(Caller caller, Requests.SetReactions request) {
        Side side = caller.player();
        ReactionPolicy policy;
        try {
            policy = ReactionPolicy.of(
                    caller.table().game().standingReactions().kinds(),
                    request.settings().stream()
                            .map(Requests.ReactionSetting::toSetting)
                            .toList());
        } catch (ReactionPolicy.BadPolicy bad) {
            throw RequestRefused.option(bad.getMessage());
        }
        return done(caller, anyTime("reactions", side, request.key()), Included.NOTHING, context -> {
            refuseIfOver(caller, context);
            return step(context, side, context.state().next().proposeReactions(side, policy));
        });
    }

    /** An answer that standing reactions have given. */
    static Change.Append reaction(Function<String, ChangeContext> contextOfKey, Proposal answer) {
        ChangeContext context =
                contextOfKey.apply(ofServer("reaction", answer.entry().number()));
        return automatic(context, answer);
    }

    /** A step that nobody made by hand. */
    static Change.Append automatic(ChangeContext context, Proposal step) {
        JournalEntry entry = new JournalEntry(
                context.table(),
                context.next(),
                JournalEntry.Kind.STEP,
                step.entry().step().side(),
                step.entry().text(),
                context.request(),
                context.at());
        return new Change.Append(entry, Optional.of(step));
    }

    /** Replaces what the caller's side has planned for its next turn. */
    public Done setPlan(Caller caller, Requests.SetPlan request) {
        Side side = caller.player();
        return done(caller, anyTime("plan", side, request.key()), Included.NOTHING, context -> {
            refuseIfOver(caller, context);
            String text = PlanCommands.text(caller, context.now(), request);
            return own(context, JournalEntry.Kind.PLAN, side, text);
        });
    }

    public Done handOver(Caller caller, Requests.HandOver request) {
        Side side = caller.player();
        GameEntry offered = catalog.find(caller.table().row().game()).orElseThrow();
        Optional<ComputerPlayers.Offer> offer = request.computer().map(id -> ComputerOffers.offer(offered, side, id));
        if (offer.isPresent())
            ComputerOffers.computerMayPlay(
                    offered.game(), side, caller.table().header().beginning().position(offered.game()));
        return done(caller, anyTime("computer", side, request.key()), Included.NOTHING, context -> {
            SeatRow before = context.now().seats().stream()
                    .filter(seat -> seat.side().equals(side.id()))
                    .findFirst()
                    .orElseThrow();
            SeatRow after = before.taken(
                    offer.isPresent() ? SeatRow.Sitter.COMPUTER : SeatRow.Sitter.PERSON,
                    before.name(),
                    offer.map(ComputerPlayers.Offer::id),
                    before.tokenHash());
            Proposal proposal = context.state()
                    .next()
                    .proposeHandOver(side, after.computer())
                    .orElseThrow(() -> RequestRefused.over("The game is over."));
            JournalEntry entry =
                    context.entry(JournalEntry.Kind.STEP, side, proposal.entry().text());
            return new Change.Reseat(before, after, entry, Optional.of(proposal));
        });
    }

    // ---- common to all

    private Done done(Caller caller, ChangeRequest request, Included included, Function<ChangeContext, Change> change) {
        if (caller.table().row().study()) throw RequestRefused.seat("This game is for study only.");
        int sequence = caller.table().change(request, change);
        return queries.done(caller, sequence, included);
    }

    private static ChangeRequest request(String call, Side side, String key, int seen) {
        return new ChangeRequest(side, requestOf(call, key), Optional.of(seen));
    }

    static ChangeRequest anyTime(String call, Side side, String key) {
        return new ChangeRequest(side, requestOf(call, key), Optional.empty());
    }

    /** Keys are separate for each call: the same key for a chat message and for an order means two requests. */
    private static String requestOf(String call, String key) {
        limit("A key", key, LONGEST_KEY);
        return call + " " + key;
    }

    /** A key of the server's own. No client can send it: what it sends begins with the name of a call. */
    static String ofServer(String what, long number) {
        return "server " + what + " " + number;
    }

    private static void limit(String what, String text, int most) {
        if (text.isBlank() || text.length() > most)
            throw RequestRefused.json(what + " must have 1 to " + most + " characters.");
    }

    private static void refuseIfOver(Caller caller, ChangeContext context) {
        if (context.state().isOver()) throw RequestRefused.over("The game is over.");
    }

    static Change step(ChangeContext context, Side side, Proposal proposal) {
        return new Change.Append(
                entry(context, JournalEntry.Kind.STEP, side, proposal.entry().text()), Optional.of(proposal));
    }

    static Change own(ChangeContext context, JournalEntry.Kind kind, Side side, String text) {
        return new Change.Append(entry(context, kind, side, text), Optional.empty());
    }

    private static JournalEntry entry(ChangeContext context, JournalEntry.Kind kind, Side side, String text) {
        return context.entry(kind, side, text);
    }
}
