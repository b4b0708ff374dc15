package salient.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Answer;
import salient.kernel.play.Notation;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.play.SubjectDescription;
import salient.kernel.play.Verdict;
import salient.kernel.record.GameRecord;
import salient.players.catalog.GameEntry;
import salient.players.learned.Forecast;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.wire.Feed;
import salient.table.wire.JsonWriter;
import salient.table.wire.Live;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Everything a caller can see of a table, made only from what its side knows. Thread-safe. */
public record TableQueries(Tables tables, JsonWriter json) {
    private static final int MOST_ITEMS = 200;

    // ---- now

    public Responses.State state(Caller caller) {
        return StateResponses.of(caller, caller.table().now());
    }

    /** As JSON; written once for each moment and perspective. */
    public byte[] writtenState(Caller caller) {
        TableSnapshot now = caller.table().now();
        byte[] written = now.writtenState(caller.perspective());
        if (written != null) return written;
        byte[] fresh = json.bytes(StateResponses.of(caller, now));
        now.keepWrittenState(caller.perspective(), fresh);
        return fresh;
    }

    /** What a page shows first: one answer about one moment instead of three that may differ. */
    public Responses.Opening opening(Caller caller, String subject) {
        return opening(caller, caller.table().now(), subject);
    }

    Responses.Opening opening(Caller caller, TableSnapshot now, String subject) {
        Responses.Subjects subjects = subjects(caller, now);
        Responses.Orders orders =
                subjects.subjects().stream().anyMatch(found -> found.text().equals(subject))
                        ? orders(caller, now, subject)
                        : new Responses.Orders(subjects.sequence(), subject, List.of());
        return new Responses.Opening(StateResponses.of(caller, now), subjects, orders);
    }

    public Responses.Subjects subjects(Caller caller) {
        return subjects(caller, caller.table().now());
    }

    private static Responses.Subjects subjects(Caller caller, TableSnapshot now) {
        List<SubjectDescription> subjects = new ArrayList<>();
        if (now.toDecide().equals(caller.side())) {
            Position known = now.known(caller.perspective(), caller.side());
            var notation = caller.table().game().notation();
            known.subjects(subject -> subjects.add(notation.describe(subject, known)));
        }
        return new Responses.Subjects(now.numbering().last(caller.perspective()), subjects);
    }

    public Responses.Orders orders(Caller caller, String subject) {
        return orders(caller, caller.table().now(), subject);
    }

    private static Responses.Orders orders(Caller caller, TableSnapshot now, String subject) {
        List<OrderDescription> orders = new ArrayList<>();
        if (now.toDecide().equals(caller.side())) {
            Position known = now.known(caller.perspective(), caller.side());
            var notation = caller.table().game().notation();
            reading(subject, () -> notation.parseSubject(subject, known), found -> {
                describe(found, notation, known, orders);
                return true;
            });
        }
        return new Responses.Orders(now.numbering().last(caller.perspective()), subject, orders);
    }

    private static void describe(Subject subject, Notation notation, Position known, List<OrderDescription> orders) {
        known.orders(subject, order -> orders.add(notation.describe(order, known)));
    }

    public Responses.Reply ask(Caller caller, Requests.Ask request) {
        TableSnapshot now = caller.table().now();
        Position known = now.known(caller.perspective(), caller.side());
        var notation = caller.table().game().notation();
        String question = OrderTexts.question(request, notation, known);
        Answer answer = reading(question, () -> notation.parseQuestion(question, known), known::answer);
        List<String> lines = new ArrayList<>();
        answer.describe(lines::add);
        return new Responses.Reply(now.numbering().last(caller.perspective()), question, lines, answer);
    }

    public Responses.Judged judge(Caller caller, Requests.Judge request) {
        TableSnapshot now = caller.table().now();
        Position known = now.known(caller.perspective(), caller.side());
        var notation = caller.table().game().notation();
        String text = OrderTexts.order(request.order(), request.parts(), notation, known);
        Verdict verdict = reading(text, () -> notation.parseOrder(text, known), known::judge);
        List<Verdict.Reason> reasons =
                verdict instanceof Verdict.Refused(List<Verdict.Reason> found) ? found : List.of();
        return new Responses.Judged(now.numbering().last(caller.perspective()), text, verdict.isLegal(), reasons);
    }

    /** What the caller's side can settle in advance, and how it has. */
    public Responses.Reactions reactions(Caller caller) {
        List<ReactionKind> kinds = caller.table().game().standingReactions().kinds();
        ReactionPolicy policy = caller.table().now().reactions(caller.player());
        return new Responses.Reactions(
                kinds, policy.settings(), ReactionPolicy.usual(kinds).settings());
    }

    /** What the caller's side has planned for its next turn. */
    public Responses.Plan plan(Caller caller) {
        return PlanCommands.plan(caller);
    }

    private interface Reader<T> {
        T read();
    }

    private static <T, R> R reading(String text, Reader<T> reader, java.util.function.Function<T, R> then) {
        OrderTexts.limit(text);
        T read;
        try {
            read = reader.read();
        } catch (BadNotation bad) {
            throw RequestRefused.notation(bad);
        }
        return then.apply(read);
    }

    // ---- the feed

    /** As {@link #feed(Caller, int)}, for another perspective where {@link #replay} would show it. */
    public Responses.Items feed(Caller caller, int since, Optional<String> wanted) {
        return wanted.isEmpty() ? feed(caller, since) : feed(withPerspective(caller, wanted.get()), since);
    }

    /** Items after {@code since}; a negative number counts from the end. */
    public Responses.Items feed(Caller caller, int since) {
        TableSnapshot now = caller.table().now();
        int last = now.numbering().last(caller.perspective());
        int from = Math.clamp(since < 0 ? last + since : since, 0, last);
        return new Responses.Items(items(caller, now, from, Math.min(last, from + MOST_ITEMS)), last);
    }

    /** The items numbered {@code from} + 1 to {@code to}. */
    List<Feed.Item> items(Caller caller, TableSnapshot now, int from, int to) {
        List<Feed.Item> items = new ArrayList<>();
        if (from == to) return items;
        Position known = now.known(caller.perspective(), caller.side());
        for (int number = from + 1; number <= to; number++) {
            int entry = now.numbering().entry(caller.perspective(), number);
            items.add(item(caller, now, known, applied(caller.table(), now, entry), number));
        }
        return items;
    }

    private static Feed.Item item(Caller caller, TableSnapshot now, Position known, AppliedEntry applied, int number) {
        return FeedItems.item(applied, caller.side(), caller.perspective(), known, number, isOpen(caller, now));
    }

    private AppliedEntry applied(Table table, TableSnapshot now, int entry) {
        int firstKept = now.last() - now.recent().size() + 1;
        if (entry >= firstKept) return now.recent().get(entry - firstKept);
        return tables.history(table, entry).applied(entry);
    }

    private static boolean isOpen(Caller caller, TableSnapshot now) {
        return now.isOver() || caller.side().equals(Side.REFEREE);
    }

    /**
     * The answer to a change: what this seat was told because of it, with what standing reactions and plans gave; the same if
     * the request is repeated.
     */
    Responses.Done done(Caller caller, int entry, Included included) {
        TableSnapshot now = caller.table().now();
        AppliedEntry last = applied(caller.table(), now, entry);
        for (int next = entry + 1; next <= now.last(); next++) {
            AppliedEntry applied = applied(caller.table(), now, next);
            if (!applied.isAutomatic()) break;
            last = applied;
        }
        int first = now.numbering().number(caller.perspective(), entry);
        int number = now.numbering().until(caller.perspective(), last.entry().sequence());
        Extras along = extras(caller, now, included);
        return new Responses.Done(
                number,
                items(caller, now, first - 1, number),
                last.toDecide().id(),
                along.state(),
                along.subjects(),
                along.orders());
    }

    /**
     * What a request wants to be sent beyond what it is about.
     *
     * @param subject the subject whose orders are wanted
     * @param alone whether only these orders are wanted, not the state and all subjects with them
     */
    public record Included(boolean state, Optional<String> subject, boolean alone) {
        public static final Included NOTHING = new Included(false, Optional.empty(), false);

        /** A subject brings the state with it, unless the state is expressly not wanted. */
        public static Included of(Optional<Boolean> state, Optional<String> subject) {
            return new Included(state.orElse(false), subject, subject.isPresent() && state.equals(Optional.of(false)));
        }
    }

    /** What is sent beyond what the request was about, all of one moment. */
    record Extras(
            Optional<Responses.State> state,
            Optional<Responses.Subjects> subjects,
            Optional<Responses.Orders> orders) {}

    Extras extras(Caller caller, TableSnapshot now, Included included) {
        if (included.subject().isEmpty())
            return new Extras(
                    included.state() ? Optional.of(StateResponses.of(caller, now)) : Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        String subject = included.subject().get();
        if (included.alone())
            return new Extras(Optional.empty(), Optional.empty(), Optional.of(ordersIfAny(caller, now, subject)));
        Responses.Opening opening = opening(caller, now, subject);
        return new Extras(Optional.of(opening.state()), Optional.of(opening.subjects()), Optional.of(opening.orders()));
    }

    /** As {@link #orders}, but a text that is no subject now is no mistake: what was asked with it has been done. */
    private static Responses.Orders ordersIfAny(Caller caller, TableSnapshot now, String subject) {
        List<OrderDescription> orders = new ArrayList<>();
        if (now.toDecide().equals(caller.side())) {
            Position known = now.known(caller.perspective(), caller.side());
            var notation = caller.table().game().notation();
            List<Subject> named = new ArrayList<>(1);
            known.subjects(each -> {
                if (each.text().equals(subject)) named.add(each);
            });
            for (Subject found : named) describe(found, notation, known, orders);
        }
        return new Responses.Orders(now.numbering().last(caller.perspective()), subject, orders);
    }

    /** Sends news of a seat from the item after {@code sent} on; begins with {@link Subscription#start}. */
    public Subscription watch(Caller caller, int sent, Included included, Consumer<Live.News> send) {
        return new Subscription(tables.concurrency(), this, caller, sent, included, send);
    }

    // ---- the past

    public Responses.Moment replay(Caller caller, Requests.ReplayRequest request) {
        Table table = caller.table();
        TableSnapshot now = table.now();
        String name = request.wanted().orElse(caller.side().id());
        Side perspective = withPerspective(caller, name).side();
        FeedNumbering numbering = now.numbering();
        int number = table.perspectives().number(perspective);
        int last = numbering.last(number);
        int asked = entryAt(caller, numbering, request.at(), request.from().orElse(name));
        int at = numbering.until(number, asked);
        int entry = at == 0 ? 0 : numbering.entry(number, at);
        History history = tables.history(table, entry);
        Position known = history.positionAfter(entry).knownTo(perspective);
        Optional<Outcome> outcome = history.outcomeAfter(entry);
        Prompt prompt = known.prompt();
        return new Responses.Moment(
                name,
                perspectives(caller),
                at,
                last,
                entry == 0
                        ? Optional.empty()
                        : Optional.of(FeedItems.item(
                                history.applied(entry), perspective, number, known, at, isOpen(caller, now))),
                outcome.isPresent() ? Side.REFEREE.id() : known.toDecide().id(),
                prompt,
                known.seenBy(perspective),
                outcome);
    }

    /** The entry that is a moment's, by the number it has for a perspective the caller may replay; 0 is the start. */
    private static int entryAt(Caller caller, FeedNumbering numbering, int at, String perspective) {
        Side side = withPerspective(caller, perspective).side();
        int number = caller.table().perspectives().number(side);
        int last = numbering.last(number);
        if (at < 0 || at > last) throw RequestRefused.option("The moments of this game are 0 to " + last + ".");
        return at == 0 ? 0 : numbering.entry(number, at);
    }

    /**
     * A complete position of the past. The caller must make sure that nobody learns more than is allowed.
     *
     * @param entry the last entry before it
     */
    record Past(int entry, Position position, boolean isOver) {}

    /** A moment by the number it has for a perspective that the caller may replay; without a number the present one. */
    Past past(Caller caller, Optional<Integer> at, Optional<String> perspective) {
        TableSnapshot now = caller.table().now();
        String counting = perspective.orElse(caller.side().id());
        int entry = at.isPresent() ? entryAt(caller, now.numbering(), at.get(), counting) : now.last();
        History history = tables.history(caller.table(), entry);
        return new Past(
                entry, history.positionAfter(entry), history.outcomeAfter(entry).isPresent());
    }

    /** The whole game in figures, once it is over. */
    public Responses.Story story(Caller caller) {
        if (!isOpen(caller, caller.table().now()) && !caller.table().row().study())
            throw RequestRefused.seat("The story of a game is told when it is over.");
        Optional<Forecast> forecast =
                tables.catalog().find(caller.table().row().game()).flatMap(GameEntry::forecast);
        return tables.history(caller.table(), 0).story(forecast);
    }

    /** What the computer players intended, once nothing is secret from the caller any more. */
    public Responses.Intentions intentions(Caller caller) {
        if (!mayKnowAll(caller) && !caller.table().row().study())
            throw RequestRefused.seat("What the computer player intends is told when the game is over.");
        Map<String, Responses.IntendedPhase> phases = new LinkedHashMap<>();
        for (JournalEntry entry : tables.history(caller.table(), 0).entries(JournalEntry.Kind.INTENTION)) {
            EntryTexts.Intended told = EntryTexts.intended(entry.text());
            String phase = entry.side() + "\t" + told.turn() + "\t" + told.phase();
            phases.remove(phase); // planned again after an undo
            phases.put(
                    phase,
                    new Responses.IntendedPhase(
                            entry.sequence(),
                            entry.side(),
                            told.turn(),
                            told.phase(),
                            told.intention().words(),
                            told.intention().aims()));
        }
        return new Responses.Intentions(List.copyOf(phases.values()));
    }

    /** Whose perspective can be replayed: the caller's own, and everyone's once the game is over. */
    private static List<String> perspectives(Caller caller) {
        Table table = caller.table();
        return isOpen(caller, table.now())
                ? table.perspectives().names()
                : List.of(caller.side().id());
    }

    static Caller withPerspective(Caller caller, String perspective) {
        List<String> allowed = perspectives(caller);
        if (!allowed.contains(perspective))
            throw RequestRefused.seat("Until the game is over you can replay only your own perspective: "
                    + String.join(", ", allowed) + ".");
        Table table = caller.table();
        return new Caller(table, table.perspectives().named(perspective).orElseThrow(), Optional.empty());
    }

    /** The text record: of a finished game for its players, of a running one only where one person plays all sides. */
    public String record(Caller caller) {
        if (!mayKnowAll(caller))
            throw RequestRefused.seat(
                    "The record would show hidden information; it is available when the game is over.");
        return wholeRecord(caller);
    }

    /** The record, whatever is secret in it: for a host at which one person has all seats, or plays against the computer. */
    public String wholeRecord(Caller caller) {
        GameRecord record =
                tables.history(caller.table(), caller.table().now().last()).record();
        return record.text();
    }

    /** Whether nothing of the game is secret from the caller: it is over, or one person plays all sides. */
    static boolean mayKnowAll(Caller caller) {
        return isOpen(caller, caller.table().now()) || hasAllSeats(caller);
    }

    static boolean hasAllSeats(Caller caller) {
        return caller.seat().isPresent()
                && caller.table().now().seats().stream().allMatch(SeatRow::host);
    }

    /** Whether the caller is the only person at the table. */
    static boolean playsAlone(Caller caller) {
        return caller.seat().isPresent() && (hasAllSeats(caller) || isAgainstComputers(caller));
    }

    /** Whether computer players have all other seats. A person's seat that one holds for a while has a token. */
    static boolean isAgainstComputers(Caller caller) {
        return caller.table().now().seats().stream()
                .allMatch(seat -> seat.side().equals(caller.side().id())
                        || (seat.sitter() == SeatRow.Sitter.COMPUTER
                                && seat.tokenHash().isEmpty()));
    }
}
