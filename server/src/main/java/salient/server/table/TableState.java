package salient.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Seed;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.Verdict;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.kernel.record.Proposal;
import salient.kernel.record.Replay;
import salient.kernel.record.Step;
import salient.kernel.record.UndoLaw;
import salient.kernel.record.UndoRuling;
import salient.server.store.JournalEntry;
import salient.server.store.TableRow;

/**
 * The state that a table's entries lead to: the match, and what only the server keeps (resignation, requests to undo,
 * entropy). The same entries give the same state in every process. Not thread-safe.
 */
final class TableState {
    /** An order in force, and the perspectives that noticed it: the others must not notice either that it is undone. */
    private record Counted(String side, int noticing) {}

    private final Game game;
    private final TableRow row;
    private final Perspectives perspectives;
    private final Header header;
    private final SortedMap<String, String> entropy = new TreeMap<>();
    private final List<Counted> inForce = new ArrayList<>();
    private final List<Counted> undone = new ArrayList<>();
    private Match match;
    /** The complete position of the match; never changed, so it is shared without a copy. */
    private Position position;

    private Optional<Outcome> resigned = Optional.empty();
    private Optional<Side> undoAskedBy = Optional.empty();
    private int last;

    TableState(Game game, TableRow row, Perspectives perspectives) {
        this.game = game;
        this.row = row;
        this.perspectives = perspectives;
        this.header = GameRecord.parse(row.header()).header();
        if (row.study()) entropy.putAll(header.entropy());
        begin();
    }

    /** Entropy is part of the record's header, so before the first order each addition starts the match again. */
    private void begin() {
        match = newMatch();
        position = match.position();
    }

    private Match newMatch() {
        if (row.seed().isEmpty())
            return new Match(game, header, _ -> {
                throw new IllegalStateException(row + " has no dice");
            });
        Seed seed = new Seed(row.seed());
        Header full = row.study() ? header : header.withDice(seed.commitment(), entropy);
        return new Match(game, full, DiceSource.keyed(seed.with(entropy)));
    }

    // ---- what can come next

    Verdict propose(Order order, Consumer<Proposal> proposed) {
        return match.propose(order, proposed);
    }

    /**
     * How a side can undo its last order and everything after it.
     *
     * @param computers whether computer players have all the other seats: under the strict law they never agree to lose an
     *     order of their own, for what they did has been seen
     */
    UndoRuling mayUndo(Side by, boolean computers) {
        if (isOver()) return new UndoRuling.Impossible("The game is over.");
        int orders = sinceLastOrderOf(by);
        if (orders == 0) return new UndoRuling.Impossible("You have no order to undo.");
        UndoRuling ruling = match.mayUndo(by, orders);
        if (computers && isStrict() && (orders > 1 || !position.toDecide().equals(by)))
            return new UndoRuling.Impossible(
                    "The other side has decided since, or is deciding. This game was created with strict undo.");
        // Once the other side decides, a free undo would reveal whether it has done something hidden, so consent is
        // needed.
        if (ruling instanceof UndoRuling.Free && !position.toDecide().equals(by))
            return new UndoRuling.ByConsent(others(by), List.of("It is already the other side's turn to decide."));
        return ruling;
    }

    private boolean isStrict() {
        return header.undo().equals(Optional.of(UndoLaw.STRICT));
    }

    void proposeUndo(Side by, List<Side> consenting, Consumer<Proposal> proposed) {
        match.proposeUndo(by, sinceLastOrderOf(by), consenting, proposed);
    }

    UndoRuling mayRedo(Side by) {
        return isOver() ? new UndoRuling.Impossible("The game is over.") : match.mayRedo(by, 1);
    }

    UndoRuling proposeRedo(Side by, Consumer<Proposal> proposed) {
        return match.proposeRedo(by, 1, proposed);
    }

    private List<Side> others(Side than) {
        return game.sides().stream().filter(side -> !side.equals(than)).toList();
    }

    private int sinceLastOrderOf(Side by) {
        for (int orders = 1; orders <= inForce.size(); orders++)
            if (inForce.get(inForce.size() - orders).side().equals(by.id())) return orders;
        return 0;
    }

    boolean hasBegun() {
        return !match.entries().isEmpty();
    }

    // ---- applying entries

    /** Applies a stored entry and verifies it: orders are judged, rolls and hashes compared. */
    AppliedEntry apply(JournalEntry entry) {
        if (entry.kind() != JournalEntry.Kind.STEP) return applyOwn(entry);
        var recorded = salient.kernel.record.Entry.parse(entry.text());
        List<Event> events = new ArrayList<>();
        Replay.onto(match).follow(recorded, events::add);
        // Of an earlier version, the step is rewritten in the words of today.
        return taken(entry, match.entries().getLast().step(), events, match.position());
    }

    /** Applies an entry that this process made and stored itself. */
    AppliedEntry adopt(JournalEntry entry, Proposal proposal) {
        match.adopt(proposal);
        return taken(entry, proposal.entry().step(), proposal.events(), proposal.after());
    }

    private AppliedEntry taken(JournalEntry entry, Step step, List<Event> events, Position after) {
        count(entry);
        boolean passesOn = !after.toDecide().equals(position.toDecide());
        position = after;
        boolean answersRequest = undoAskedBy.isPresent();
        undoAskedBy = Optional.empty();
        List<Integer> moved = switch (step) {
            case Step.Played _ -> List.of();
            case Step.Undone(String _, int orders, List<String> _) -> move(inForce, undone, orders);
            case Step.Redone(String _, int orders) -> move(undone, inForce, orders);
        };
        int noticing = step instanceof Step.Played played
                ? played(played, events, passesOn)
                : moved.stream().reduce(0, (a, b) -> a | b);
        return new AppliedEntry(
                entry,
                Optional.of(step),
                List.copyOf(events),
                after.outcome(),
                after.toDecide(),
                answersRequest ? perspectives.everyone() : noticing,
                moved);
    }

    /** Who must decide is public, so an order that changes it is noticed by all. */
    private int played(Step.Played played, List<Event> events, boolean passesOn) {
        int noticing = passesOn ? perspectives.everyone() : perspectives.noticing(side(played.side()), events);
        undone.clear();
        inForce.add(new Counted(played.side(), noticing));
        return noticing;
    }

    private static List<Integer> move(List<Counted> from, List<Counted> to, int orders) {
        List<Integer> noticing = new ArrayList<>(orders);
        for (int i = 0; i < orders; i++) {
            Counted moved = from.removeLast();
            noticing.add(moved.noticing());
            to.add(moved);
        }
        return noticing;
    }

    AppliedEntry applyOwn(JournalEntry entry) {
        count(entry);
        switch (entry.kind()) {
            case RESIGN -> resigned = Optional.of(resignation(side(entry.side())));
            case ASK_UNDO -> undoAskedBy = Optional.of(side(entry.side()));
            case REFUSE_UNDO -> undoAskedBy = Optional.empty();
            case ENTROPY -> {
                entropy.put(entry.side(), entry.text());
                begin();
            }
            case CHAT, SEAT -> {}
            case STEP -> throw new IllegalArgumentException("a step is applied with apply");
        }
        Optional<Outcome> outcome = entry.kind() == JournalEntry.Kind.RESIGN ? resigned : Optional.empty();
        return new AppliedEntry(
                entry, Optional.empty(), List.of(), outcome, toDecide(), perspectives.everyone(), List.of());
    }

    private void count(JournalEntry entry) {
        if (entry.sequence() != last + 1)
            throw new IllegalStateException(row + ": entry " + entry.sequence() + " cannot follow " + last);
        last = entry.sequence();
    }

    private Outcome resignation(Side loser) {
        Optional<Standing> standing = position.standing();
        return new Outcome(
                others(loser).stream().findFirst(),
                GameRecord.RESIGNATION,
                standing.map(Standing::score).orElse(0),
                standing.map(Standing::ledger).orElse(List.of()));
    }

    // ---- the current state

    int last() {
        return last;
    }

    /** The complete position; not to be changed. */
    Position position() {
        return position;
    }

    Optional<Outcome> outcome() {
        return resigned.isPresent() ? resigned : position.outcome();
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
