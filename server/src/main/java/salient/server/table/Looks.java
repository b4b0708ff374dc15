package salient.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import salient.kernel.dice.Commitment;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Answer;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.play.SubjectDescription;
import salient.kernel.play.Verdict;
import salient.kernel.record.Beginning;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.server.Declined;
import salient.server.store.SeatRow;
import salient.server.wire.Answers;
import salient.server.wire.Feed;
import salient.server.wire.Json;
import salient.server.wire.Live;
import salient.server.wire.Requests;

/** Everything a seat can see of its table, made from what its side knows and from nothing else. Thread-safe. */
public final class Looks {
    private static final int MOST_ITEMS = 200;

    private final Tables tables;

    public Looks(Tables tables) {
        this.tables = tables;
    }

    // ---- now

    public Answers.State state(Asker asker) {
        return state(asker, asker.table().now());
    }

    /** As JSON; written once for each moment and lens. */
    public byte[] writtenState(Asker asker) {
        Now now = asker.table().now();
        byte[] written = now.writtenState(asker.lens());
        if (written != null) return written;
        byte[] fresh = Json.bytes(state(asker, now));
        now.keepWrittenState(asker.lens(), fresh);
        return fresh;
    }

    Answers.State state(Asker asker, Now now) {
        Table table = asker.table();
        Header header = table.header();
        Position known = now.known(asker.lens(), asker.side());
        return new Answers.State(
                table.row().id(),
                table.game().id(),
                scenario(header),
                options(header),
                table.row().title(),
                asker.side().id(),
                status(table, now),
                now.numbering().last(asker.lens()),
                now.numbering().since(asker.lens()),
                now.toDecide().id(),
                known.prompt(),
                known.seenBy(asker.side()),
                now.outcome(),
                seats(now),
                now.undo(asker.side()),
                now.redo(asker.side()),
                now.undoAskedBy().map(Side::id),
                dice(table, now));
    }

    static String scenario(Header header) {
        return header.beginning() instanceof Beginning.FromScenario(String scenario, SortedMap<String, String> _)
                ? scenario
                : "";
    }

    private static Map<String, String> options(Header header) {
        return header.beginning() instanceof Beginning.FromScenario(String _, SortedMap<String, String> options)
                ? options
                : new TreeMap<>();
    }

    private static Answers.Status status(Table table, Now now) {
        if (table.row().study()) return Answers.Status.STUDY;
        if (now.isOver()) return Answers.Status.OVER;
        boolean forming = now.seats().stream().anyMatch(SeatRow::isEmpty);
        return forming ? Answers.Status.FORMING : Answers.Status.RUNNING;
    }

    private static List<Answers.Seat> seats(Now now) {
        return now.seats().stream()
                .map(seat -> new Answers.Seat(
                        seat.side(), Answers.Sitter.valueOf(seat.sitter().name()), seat.name(), seat.computer()))
                .toList();
    }

    private static Answers.Dice dice(Table table, Now now) {
        boolean revealed =
                (now.isOver() || table.row().study()) && !table.row().seed().isEmpty();
        return new Answers.Dice(
                table.header().commitment().map(Commitment::hex).orElse(""),
                now.entropy().entrySet().stream()
                        .map(share -> new Answers.Share(share.getKey(), share.getValue()))
                        .toList(),
                revealed ? Optional.of(table.row().seed()) : Optional.empty());
    }

    /** One line of a lobby. */
    public Answers.Summary summary(Asker asker) {
        Answers.State state = state(asker);
        return new Answers.Summary(
                state.table(),
                state.game(),
                state.scenario(),
                state.title(),
                state.side(),
                state.status(),
                state.sequence(),
                state.toDecide(),
                state.prompt().turn(),
                state.prompt().phase(),
                state.since(),
                state.seats(),
                state.outcome());
    }

    /** What a page shows first: one answer about one moment instead of three that may differ. */
    public Answers.Opening opening(Asker asker, String subject) {
        return opening(asker, asker.table().now(), subject);
    }

    Answers.Opening opening(Asker asker, Now now, String subject) {
        Answers.Subjects subjects = subjects(asker, now);
        Answers.Orders orders =
                subjects.subjects().stream().anyMatch(found -> found.text().equals(subject))
                        ? orders(asker, now, subject)
                        : new Answers.Orders(subjects.sequence(), subject, List.of());
        return new Answers.Opening(state(asker, now), subjects, orders);
    }

    public Answers.Subjects subjects(Asker asker) {
        return subjects(asker, asker.table().now());
    }

    private static Answers.Subjects subjects(Asker asker, Now now) {
        List<SubjectDescription> subjects = new ArrayList<>();
        if (now.toDecide().equals(asker.side())) {
            Position known = now.known(asker.lens(), asker.side());
            var notation = asker.table().game().notation();
            known.subjects(subject -> subjects.add(notation.describe(subject, known)));
        }
        return new Answers.Subjects(now.numbering().last(asker.lens()), subjects);
    }

    public Answers.Orders orders(Asker asker, String subject) {
        return orders(asker, asker.table().now(), subject);
    }

    private static Answers.Orders orders(Asker asker, Now now, String subject) {
        List<OrderDescription> orders = new ArrayList<>();
        if (now.toDecide().equals(asker.side())) {
            Position known = now.known(asker.lens(), asker.side());
            var notation = asker.table().game().notation();
            reading(subject, () -> notation.parseSubject(subject, known), found -> {
                known.orders(found, order -> orders.add(notation.describe(order, known)));
                return true;
            });
        }
        return new Answers.Orders(now.numbering().last(asker.lens()), subject, orders);
    }

    public Answers.Reply ask(Asker asker, Requests.Ask request) {
        Now now = asker.table().now();
        Position known = now.known(asker.lens(), asker.side());
        var notation = asker.table().game().notation();
        String question = OrderTexts.question(request, notation, known);
        Answer answer = reading(question, () -> notation.parseQuestion(question, known), known::answer);
        List<String> lines = new ArrayList<>();
        answer.describe(lines::add);
        return new Answers.Reply(now.numbering().last(asker.lens()), question, lines, answer);
    }

    public Answers.Judged judge(Asker asker, Requests.Judge request) {
        Now now = asker.table().now();
        Position known = now.known(asker.lens(), asker.side());
        var notation = asker.table().game().notation();
        String text = OrderTexts.order(request.order(), request.parts(), notation, known);
        Verdict verdict = reading(text, () -> notation.parseOrder(text, known), known::judge);
        List<Verdict.Reason> reasons =
                verdict instanceof Verdict.Refused(List<Verdict.Reason> found) ? found : List.of();
        return new Answers.Judged(now.numbering().last(asker.lens()), text, verdict.isLegal(), reasons);
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
            throw Declined.notation(bad);
        }
        return then.apply(read);
    }

    // ---- the feed

    /** As {@link #feed(Asker, int)}, but what another lens was told, where {@link #replay} would show it. */
    public Answers.Items feed(Asker asker, int since, Optional<String> wanted) {
        return wanted.isEmpty() ? feed(asker, since) : feed(through(asker, wanted.get()), since);
    }

    /** Items after {@code since}; below nought it counts from the end. */
    public Answers.Items feed(Asker asker, int since) {
        Now now = asker.table().now();
        int last = now.numbering().last(asker.lens());
        int from = Math.clamp(since < 0 ? last + since : since, 0, last);
        return new Answers.Items(items(asker, now, from, Math.min(last, from + MOST_ITEMS)), last);
    }

    /** The items numbered {@code from} + 1 to {@code to}. */
    List<Feed.Item> items(Asker asker, Now now, int from, int to) {
        List<Feed.Item> items = new ArrayList<>();
        for (int number = from + 1; number <= to; number++)
            items.add(item(asker, now, now.numbering().entry(asker.lens(), number), number));
        return items;
    }

    private Feed.Item item(Asker asker, Now now, int entry, int number) {
        Position known = now.known(asker.lens(), asker.side());
        return Items.item(happening(asker.table(), now, entry), asker.side(), known, number, isOpen(asker, now));
    }

    private Happening happening(Table table, Now now, int entry) {
        int firstKept = now.last() - now.recent().size() + 1;
        if (entry >= firstKept) return now.recent().get(entry - firstKept);
        return tables.history(table).happening(entry);
    }

    private static boolean isOpen(Asker asker, Now now) {
        return now.isOver() || asker.side().equals(Side.REFEREE);
    }

    /** The answer to a change: what this seat was told because of it, the same however often it is asked. */
    Answers.Done done(Asker asker, int entry, Included included) {
        Now now = asker.table().now();
        Happening happening = happening(asker.table(), now, entry);
        int number = now.numbering().number(asker.lens(), entry);
        Extras along = extras(asker, now, included);
        return new Answers.Done(
                number,
                List.of(item(asker, now, entry, number)),
                happening.toDecide().id(),
                along.state(),
                along.subjects(),
                along.orders());
    }

    /**
     * What a request wants to be sent beyond what it is about.
     *
     * @param subject the subject whose orders are wanted, with the state and all subjects
     */
    public record Included(boolean state, Optional<String> subject) {
        public static final Included NOTHING = new Included(false, Optional.empty());

        public static Included of(Optional<Boolean> state, Optional<String> subject) {
            return new Included(state.orElse(false), subject);
        }
    }

    /** What is sent beyond what the request was about, all of one moment. */
    record Extras(
            Optional<Answers.State> state, Optional<Answers.Subjects> subjects, Optional<Answers.Orders> orders) {}

    Extras extras(Asker asker, Now now, Included included) {
        if (included.subject().isEmpty())
            return new Extras(
                    included.state() ? Optional.of(state(asker, now)) : Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        Answers.Opening opening = opening(asker, now, included.subject().get());
        return new Extras(Optional.of(opening.state()), Optional.of(opening.subjects()), Optional.of(opening.orders()));
    }

    /** News of a seat from the item after {@code sent} on; begins with {@link Watch#start}. */
    public Watch watch(Asker asker, int sent, Included included, Consumer<Live.News> send) {
        return new Watch(this, asker, sent, included, send);
    }

    // ---- the past

    public Answers.Moment replay(Asker asker, int at, Optional<String> wanted) {
        Table table = asker.table();
        Now now = table.now();
        String name = wanted.orElse(asker.side().id());
        Side lens = through(asker, name).side();
        History history = tables.history(table);
        Numbering numbering = history.numbering();
        int number = table.lenses().lens(lens);
        int last = numbering.last(number);
        if (at < 0 || at > last) throw Declined.option("There are moments 0 to " + last + ".");
        int entry = at == 0 ? 0 : numbering.entry(number, at);
        Position known = history.positionAfter(entry).knownTo(lens);
        Optional<Outcome> outcome = history.outcomeAfter(entry);
        Prompt prompt = known.prompt();
        return new Answers.Moment(
                name,
                lenses(asker),
                at,
                last,
                entry == 0
                        ? Optional.empty()
                        : Optional.of(Items.item(history.happening(entry), lens, known, at, isOpen(asker, now))),
                outcome.isPresent() ? Side.REFEREE.id() : known.toDecide().id(),
                prompt,
                known.seenBy(lens),
                outcome);
    }

    /** Whose past may be looked at: one's own, and everybody's once the game is over. */
    private static List<String> lenses(Asker asker) {
        Table table = asker.table();
        return isOpen(asker, table.now())
                ? table.lenses().names()
                : List.of(asker.side().id());
    }

    private static Asker through(Asker asker, String lens) {
        List<String> allowed = lenses(asker);
        if (!allowed.contains(lens))
            throw Declined.seat("While the game runs, only your own past can be seen; the lenses are " + allowed + ".");
        Table table = asker.table();
        return new Asker(table, table.lenses().named(lens).orElseThrow(), Optional.empty());
    }

    /** The text record: of a finished game for its players, of a running one only where one person plays all sides. */
    public String record(Asker asker) {
        Now now = asker.table().now();
        boolean hotSeat = asker.seat().isPresent() && now.seats().stream().allMatch(SeatRow::host);
        if (!isOpen(asker, now) && !hotSeat)
            throw Declined.seat("The record of a running game would show what is hidden; it is given when it is over.");
        GameRecord record = tables.history(asker.table()).record();
        return record.text();
    }
}
