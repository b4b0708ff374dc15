package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Seed;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.play.StateHash;
import salient.kernel.record.BrokenRecord;
import salient.kernel.record.Entry;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Proposal;
import salient.kernel.record.Replay;
import salient.kernel.record.Step;
import salient.table.store.JournalEntry;
import salient.table.store.TableRow;

/**
 * The state that a table's entries lead to: the match, and what only the server keeps (resignation, requests to undo,
 * entropy). The same entries give the same state in every process. Not thread-safe.
 */
final class TableState {
    private final Game game;
    private final TableRow row;
    private final Perspectives perspectives;
    private final Header header;
    private final SortedMap<String, String> entropy = new TreeMap<>();
    private final OrdersInForce orders = new OrdersInForce();
    private Landmarks landmarks = Landmarks.NONE;
    private final Plans plans = new Plans();
    private final Clocks clocks;
    private Match match;
    /** The complete position of the match; never changed, so it is shared without a copy. */
    private Position position;

    /** Of the entries so far. */
    private final StateHash entries = new StateHash();

    private FeedNumbering numbering;
    private Optional<Outcome> resigned = Optional.empty();
    private Optional<Side> undoAskedBy = Optional.empty();
    private Optional<Substitute> substitute = Optional.empty();
    private final ComputerEntries computers = new ComputerEntries();
    private int last;
    /** Whether an order was the last step: then the side to decide has just been asked. */
    private boolean justAsked;
    /** Whether steps before the first order were chained again to a header with more entropy. */
    private boolean chainedAgain;

    /** Before the first entry. */
    TableState(Game game, TableRow row, Perspectives perspectives) {
        this(game, row, perspectives, GameRecord.parse(row.header()).header());
        begin();
    }

    private TableState(Game game, TableRow row, Perspectives perspectives, Header header) {
        this.game = game;
        this.row = row;
        this.perspectives = perspectives;
        this.header = header;
        this.numbering = FeedNumbering.none(perspectives.size(), row.createdAt());
        if (row.study()) entropy.putAll(header.entropy());
        this.clocks = new Clocks(row.study() ? Optional.empty() : header.clock(), row.createdAt());
    }

    /** A substitute for a side: asked for, or agreed to and not yet there. */
    record Substitute(Side side, boolean agreed) {}

    /** Entropy is part of the record's header, so before the first order each addition starts the match again. */
    private void begin() {
        List<Entry> before = match == null ? List.of() : match.entries();
        match = new Match(game, fullHeader(), dice());
        for (Entry entry : before) chainAgain(entry.step());
        chainedAgain |= !before.isEmpty();
        position = match.position();
        clocks.start(position.toDecide());
    }

    /** What may come before the first order without being one. */
    private void chainAgain(Step step) {
        if (step instanceof Step.Reactions(String by, String policy))
            match.adopt(match.proposeReactions(side(by), policy(policy)));
        if (step instanceof Step.ComputerPlays(String by, Optional<String> computer))
            match.proposeHandOver(side(by), computer, match::adopt);
        if (step instanceof Step.DaysOff(String by, int days)) match.proposeDaysOff(side(by), days, match::adopt);
    }

    private ReactionPolicy policy(String text) {
        return ReactionPolicy.parse(text, game.standingReactions().kinds());
    }

    private Header fullHeader() {
        boolean asItIs = row.study() || row.seed().isEmpty();
        return asItIs ? header : header.withDice(new Seed(row.seed()).commitment(), entropy);
    }

    private DiceSource dice() {
        if (row.seed().isEmpty())
            return _ -> {
                throw new IllegalStateException(row + " has no dice");
            };
        return DiceSource.keyed(new Seed(row.seed()).with(entropy));
    }

    // ---- saving

    /** Games of an earlier version of the rules are rewritten in the words of today while they are replayed. */
    boolean canBeSaved() {
        return header.rules() == game.rulesVersion() && !chainedAgain;
    }

    /** What is needed to go on from here later. */
    SavedState save() {
        return new SavedState(
                last,
                entries.value(),
                numbering.noticing(last),
                orders.noticing(),
                match.revealing(),
                plans.begun(),
                clocks.text(),
                position.copy());
    }

    /**
     * The state after some entries, without playing them again. If they are not those that were saved, it is a
     * {@link BrokenRecord}.
     */
    static TableState resume(
            Game game, TableRow row, Perspectives perspectives, List<JournalEntry> entries, SavedState saved) {
        Header header = GameRecord.parse(row.header()).header();
        TableState state = new TableState(game, row, perspectives, header);
        state.take(entries, saved);
        return state;
    }

    private void take(List<JournalEntry> saved, SavedState as) {
        List<Entry> steps = new ArrayList<>(saved.size());
        Optional<Side> resigning = Optional.empty();
        for (JournalEntry entry : saved) {
            boolean isStep = entry.kind() == JournalEntry.Kind.STEP;
            if (isStep) steps.add(Entry.parse(entry.text()));
            count(
                    entry,
                    as.noticing()[last],
                    isStep ? Optional.of(steps.getLast().step()) : Optional.empty());
            switch (entry.kind()) {
                case STEP -> {
                    Step step = steps.getLast().step();
                    orders.take(step, 0);
                    follow(step);
                    if (step.changesOrders()) undoAskedBy = Optional.empty();
                    if (step instanceof Step.Substituted(String by, List<String> _))
                        substitute = Optional.of(new Substitute(side(by), true));
                    takeFromPlan(step);
                    computers.follow(step);
                }
                case RESIGN -> resigning = Optional.of(side(entry.side()));
                case ASK_UNDO -> undoAskedBy = Optional.of(side(entry.side()));
                case REFUSE_UNDO -> undoAskedBy = Optional.empty();
                case ENTROPY -> entropy.put(entry.side(), entry.text());
                case ORIGIN, SAVE_POINT -> landmarks = landmarks.with(entry);
                case PLAN -> plans.set(side(entry.side()), entry.text(), false); // whether it has begun is saved
                case DROP -> plans.drop(side(entry.side()), entry.text());
                case SEAT -> seated(entry);
                case ASK_SUBSTITUTE -> substitute = Optional.of(new Substitute(side(entry.side()), false));
                case REFUSE_SUBSTITUTE -> substitute = Optional.empty();
                case INTENTION, HURRY -> computers.take(entry);
                case CHAT, CLOCK, INVITE_SUBSTITUTE -> {}
            }
        }
        if (entries.value() != as.entries()) throw new BrokenRecord("the entries are not those that were saved");
        orders.setNoticing(as.orders());
        match = Match.resume(game, fullHeader(), dice(), steps, as.position(), as.revealing());
        position = match.position();
        plans.setBegun(as.plans());
        clocks.restore(as.clocks());
        resigned = resigning.map(this::resignation);
    }

    /** What can come next. */
    NextSteps next() {
        return new NextSteps(
                game, row, match, position, orders, plans, clocks, isOver(), resigned.isPresent(), justAsked);
    }

    /** Whether an order has been given: standing reactions are none, and nobody may notice them. */
    boolean hasBegun() {
        return match.entries().stream()
                .map(Entry::step)
                .anyMatch(step ->
                        step.changesOrders() || step instanceof Step.Claimed || step instanceof Step.Substituted);
    }

    /** How a side answers what it would otherwise be asked. */
    ReactionPolicy reactions(Side side) {
        return match.reactions(side);
    }

    /** What a side has planned. */
    Plans.Plan plan(Side side) {
        return plans.of(side);
    }

    /** The time that the sides have used. */
    Clocks clocks() {
        return clocks;
    }

    Optional<Substitute> substitute() {
        return substitute;
    }

    // ---- applying entries

    /** Applies a stored entry and verifies it: orders are judged, rolls and hashes compared. */
    AppliedEntry apply(JournalEntry entry) {
        if (entry.kind() != JournalEntry.Kind.STEP) return applyOwn(entry);
        expect(entry);
        Entry recorded = Entry.parse(entry.text());
        List<Event> events = new ArrayList<>();
        Replay.onto(match).follow(recorded, events::add);
        // Of an earlier version, the step is rewritten in the words of today.
        return taken(entry, match.entries().getLast().step(), events, match.position());
    }

    /** Applies an entry that this process made and stored itself. */
    AppliedEntry adopt(JournalEntry entry, Proposal proposal) {
        expect(entry);
        match.adopt(proposal);
        return taken(entry, proposal.entry().step(), proposal.events(), proposal.after());
    }

    /** Who plays a side, and whether its time runs, has nothing to do with whether a side has just been asked. */
    private void follow(Step step) {
        boolean aboutPlayers =
                step instanceof Step.Substituted || step instanceof Step.ComputerPlays || step instanceof Step.DaysOff;
        if (!aboutPlayers) justAsked = step instanceof Step.Played;
    }

    private AppliedEntry taken(JournalEntry entry, Step step, List<Event> events, Position after) {
        follow(step);
        takeFromPlan(step);
        computers.follow(step);
        if (step instanceof Step.Reactions) return settled(entry, Optional.of(step));
        if (!step.changesOrders()) return agreed(entry, step);
        boolean passesOn = !after.toDecide().equals(position.toDecide());
        int ofChange = passesOn ? 0 : noticingChange(position, after);
        position = after;
        plans.follow(after);
        clocks.follow(entry.at(), after.outcome().isPresent() ? Side.REFEREE : after.toDecide());
        boolean answersRequest = undoAskedBy.isPresent();
        undoAskedBy = Optional.empty();
        // Who must decide is public, so an order that changes it is noticed by all.
        int byItself = passesOn ? perspectives.everyone() : perspectives.noticing(side(step.side()), events) | ofChange;
        List<Integer> moved = orders.take(step, byItself);
        int ofOrders = step instanceof Step.Played ? byItself : moved.stream().reduce(0, (a, b) -> a | b);
        int noticing = answersRequest ? perspectives.everyone() : ofOrders;
        count(entry, noticing, Optional.of(step));
        return new AppliedEntry(
                entry, Optional.of(step), List.copyOf(events), after.outcome(), after.toDecide(), noticing, moved);
    }

    /**
     * The perspectives that are shown something else than before, as bits: they notice an order even if no event tells
     * them of it. What is asked changes with the phase; an answer to an interruption lets the other side's action go on.
     */
    private int noticingChange(Position before, Position after) {
        boolean answer = before.prompt().interruption();
        if (!answer && before.prompt().equals(after.prompt())) return 0;
        int noticing = 0;
        for (int perspective = 0; perspective < perspectives.size(); perspective++) {
            Side side = perspectives.side(perspective);
            Position then = before.knownTo(side);
            Position now = after.knownTo(side);
            boolean same = then.prompt().equals(now.prompt())
                    && (!answer || then.seenBy(side).equals(now.seenBy(side)));
            if (!same) noticing |= 1 << perspective;
        }
        return noticing;
    }

    /** A claim, somebody else at a seat, days off: everyone notices it, and the position stands. */
    private AppliedEntry agreed(JournalEntry entry, Step step) {
        if (step instanceof Step.Substituted(String by, List<String> _))
            substitute = Optional.of(new Substitute(side(by), true));
        if (step instanceof Step.DaysOff(String by, int days)) clocks.takeOff(by, days, entry.at());
        count(entry, perspectives.everyone(), Optional.of(step));
        return new AppliedEntry(
                entry, Optional.of(step), List.of(), match.outcome(), toDecide(), perspectives.everyone(), List.of());
    }

    /** A player who joins has the whole time for a move, and ends the search for a substitute. */
    private void seated(JournalEntry entry) {
        if (!EntryTexts.seated(entry.text()).joined()) return;
        clocks.joined(entry.at());
        substitute = substitute.filter(wanted -> !wanted.side().id().equals(entry.side()));
    }

    private void takeFromPlan(Step step) {
        if (step instanceof Step.Played played && played.from() == Step.Source.PLAN) plans.gave(side(played.side()));
    }

    /** Only its own side and the referee notice it; a request to undo stays open. */
    private AppliedEntry settled(JournalEntry entry, Optional<Step> step) {
        int noticing = perspectives.noticing(side(entry.side()), List.of());
        count(entry, noticing, step);
        return new AppliedEntry(entry, step, List.of(), Optional.empty(), toDecide(), noticing, List.of());
    }

    private AppliedEntry applyPlan(JournalEntry entry) {
        Side by = side(entry.side());
        if (entry.kind() == JournalEntry.Kind.PLAN) plans.set(by, entry.text(), position);
        else plans.drop(by, entry.text());
        return settled(entry, Optional.empty());
    }

    AppliedEntry applyOwn(JournalEntry entry) {
        if (entry.kind() == JournalEntry.Kind.PLAN || entry.kind() == JournalEntry.Kind.DROP) return applyPlan(entry);
        int noticing = switch (entry.kind()) {
            // Save points are of the one person who plays; nobody else is told of them.
            case SAVE_POINT -> perspectives.noticing(side(entry.side()), List.of());
            // Not even its own side: a person who takes the seat over begins with what the side knows.
            case INTENTION -> perspectives.noticing(Side.REFEREE, List.of());
            default -> perspectives.everyone();
        };
        count(entry, noticing, Optional.empty());
        switch (entry.kind()) {
            case RESIGN -> resigned = Optional.of(resignation(side(entry.side())));
            case ASK_UNDO -> undoAskedBy = Optional.of(side(entry.side()));
            case REFUSE_UNDO -> undoAskedBy = Optional.empty();
            case ENTROPY -> {
                entropy.put(entry.side(), entry.text());
                begin();
            }
            case ORIGIN, SAVE_POINT -> landmarks = landmarks.with(entry);
            case SEAT -> seated(entry);
            case CLOCK -> clocks.noticed(EntryTexts.clock(entry.text()).notice());
            case ASK_SUBSTITUTE -> substitute = Optional.of(new Substitute(side(entry.side()), false));
            case REFUSE_SUBSTITUTE -> substitute = Optional.empty();
            case INTENTION, HURRY -> computers.take(entry);
            case CHAT, INVITE_SUBSTITUTE -> {}
            case STEP, PLAN, DROP -> throw new IllegalArgumentException(entry + " is applied elsewhere");
        }
        Optional<Outcome> outcome = entry.kind() == JournalEntry.Kind.RESIGN ? resigned : Optional.empty();
        return new AppliedEntry(entry, Optional.empty(), List.of(), outcome, toDecide(), noticing, List.of());
    }

    private void expect(JournalEntry entry) {
        if (entry.sequence() != last + 1)
            throw new IllegalStateException(row + ": entry " + entry.sequence() + " cannot follow " + last);
    }

    private void count(JournalEntry entry, int noticing, Optional<Step> step) {
        expect(entry);
        last = entry.sequence();
        numbering = numbering.with(entry, noticing, AppliedEntry.moves(entry, step));
        entries.add(entry.kind().ordinal())
                .add(entry.side())
                .add(entry.text())
                .add(entry.at().toEpochMilli());
    }

    private Outcome resignation(Side loser) {
        Optional<Side> winner =
                game.sides().stream().filter(side -> !side.equals(loser)).findFirst();
        return GameRecord.outcome(position, winner, GameRecord.RESIGNATION);
    }

    // ---- the current state

    Game game() {
        return game;
    }

    TableRow row() {
        return row;
    }

    /** What each perspective was told, by numbers of its own. */
    FeedNumbering numbering() {
        return numbering;
    }

    int last() {
        return last;
    }

    /** The complete position; not to be changed. */
    Position position() {
        return position;
    }

    Optional<Outcome> outcome() {
        return resigned.isPresent() ? resigned : match.outcome();
    }

    Side toDecide() {
        return isOver() ? Side.REFEREE : position.toDecide();
    }

    boolean isOver() {
        return outcome().isPresent();
    }

    Optional<Side> undoAskedBy() {
        return undoAskedBy;
    }

    /** What the entries say about computer players. */
    ComputerEntries computers() {
        return computers;
    }

    Landmarks landmarks() {
        return landmarks;
    }

    SortedMap<String, String> entropy() {
        return new TreeMap<>(entropy);
    }

    /** The record so far; the seed is in it only if the game is over. */
    GameRecord record() {
        GameRecord record = resigned.isPresent() ? match.record().ending(resigned.get()) : match.record();
        return isOver() && !row.seed().isEmpty() ? record.revealing(new Seed(row.seed())) : record;
    }

    Header header() {
        return match.header();
    }

    private Side side(String id) {
        return game.sides().stream()
                .filter(side -> side.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(row + " has no side " + id));
    }
}
