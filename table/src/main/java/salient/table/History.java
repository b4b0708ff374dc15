package salient.table;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.dice.RecordedDice;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Step;
import salient.players.learned.Forecast;
import salient.table.store.JournalEntry;
import salient.table.wire.Responses;

/**
 * What happened at a table from some entry on, played again, with the position after each entry. Positions hang on a
 * tree, because undo goes back to earlier ones; every few steps one is kept and the others are played from there. An undo
 * to a position before the first entry begins another tree.
 */
final class History {
    private static final int KEEP_EVERY = 16;
    private static final long BYTES_PER_ENTRY = 2_000;

    /** A position by the order that led to it. */
    private record Node(Node parent, int depth, Step.Played step, Position kept) {}

    private final Game game;
    private final TableState state;
    private final List<AppliedEntry> applied = new ArrayList<>();
    private final List<Node> after = new ArrayList<>();
    private final List<Optional<Outcome>> outcomes = new ArrayList<>();
    private final List<Node> undone = new ArrayList<>();
    private final int first;

    /** @param before the state before the first entry; it is the history's own from now on */
    History(TableState before) {
        this.game = before.game();
        this.state = before;
        this.first = before.last();
        after.add(detached());
        outcomes.add(before.outcome());
    }

    /** The position now, without those before it. */
    private Node detached() {
        return new Node(null, 0, null, state.position());
    }

    /** The number of the entry before it begins: its earliest position is the one after that entry. */
    int first() {
        return first;
    }

    /** About how much memory it takes. */
    synchronized long bytes(long positionBytes) {
        return (applied.size() / KEEP_EVERY + 2) * positionBytes + applied.size() * BYTES_PER_ENTRY;
    }

    synchronized int last() {
        return first + applied.size();
    }

    /** Goes on with entries that have come since. */
    synchronized void extend(List<JournalEntry> entries) {
        for (JournalEntry entry : entries) if (entry.sequence() > last()) add(state.apply(entry));
    }

    private void add(AppliedEntry next) {
        applied.add(next);
        outcomes.add(state.outcome());
        Node node = after.getLast();
        if (next.entry().kind() == JournalEntry.Kind.ENTROPY) node = after.getFirst();
        if (next.step().isPresent()) node = follow(node, next.step().get());
        after.add(node);
    }

    private Node follow(Node from, Step step) {
        Node node = from;
        switch (step) {
            case Step.Played played -> {
                undone.clear();
                int depth = from.depth() + 1;
                node = new Node(from, depth, played, depth % KEEP_EVERY == 0 ? state.position() : null);
            }
            case Step.Undone(String _, int orders, List<String> _) -> {
                for (int i = 0; i < orders; i++) {
                    undone.add(node); // null for a position before the first entry
                    node = node == null ? null : node.parent();
                }
            }
            case Step.Redone(String _, int orders) -> {
                for (int i = 0; i < orders; i++) node = undone.isEmpty() ? null : undone.removeLast();
            }
            case Step.Reactions _, Step.Claimed _, Step.Substituted _, Step.ComputerPlays _, Step.DaysOff _ -> {}
        }
        return node == null ? detached() : node;
    }

    synchronized AppliedEntry applied(int sequence) {
        return applied.get(sequence - first - 1);
    }

    /** The entries of one kind, in order. */
    synchronized List<JournalEntry> entries(JournalEntry.Kind kind) {
        return applied.stream()
                .map(AppliedEntry::entry)
                .filter(entry -> entry.kind() == kind)
                .toList();
    }

    synchronized Optional<Outcome> outcomeAfter(int sequence) {
        return outcomes.get(sequence - first);
    }

    /** The position after an entry, or the first one for 0; uncut, the caller's own. */
    synchronized Position positionAfter(int sequence) {
        Node node = after.get(sequence - first);
        List<Node> since = new ArrayList<>();
        while (node.kept() == null) {
            since.add(node);
            node = node.parent();
        }
        Position position = node.kept().copy();
        for (Node next : since.reversed()) {
            Order order = game.notation().parseOrder(next.step().order(), position);
            position.play(order, new RecordedDice(next.step().rolls()), (Event _) -> {});
        }
        return position;
    }

    /**
     * The game as it was played, without the orders that were undone; of a whole history.
     *
     * @param forecast who was going to win, turn by turn, if the game can tell
     */
    synchronized Responses.Story story(Optional<Forecast> forecast) {
        Map<Node, Integer> first = new IdentityHashMap<>();
        for (int sequence = 1; sequence < after.size(); sequence++) first.putIfAbsent(after.get(sequence), sequence);
        List<Integer> inForce = new ArrayList<>();
        for (Node node = after.getLast(); node.parent() != null; node = node.parent()) inForce.add(first.get(node));
        Position position = after.getFirst().kept().copy();
        Story story = new Story(game, forecast, position);
        for (int sequence : inForce.reversed()) {
            Step.Played step = after.get(sequence).step();
            List<Event> events = new ArrayList<>();
            position.play(game.notation().parseOrder(step.order(), position), new RecordedDice(step.rolls()), event -> {
                events.add(event);
                story.happens(sequence, event, position);
            });
            story.add(sequence, events, position);
        }
        int undone = applied.stream()
                .flatMap(entry -> entry.step().stream())
                .mapToInt(step -> step instanceof Step.Undone(String _, int orders, List<String> _) ? orders : 0)
                .sum();
        return story.told(position, undone);
    }

    synchronized GameRecord record() {
        return state.record();
    }
}
