package salient.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.RecordedDice;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Step;
import salient.server.store.Entry;
import salient.server.store.TableRow;

/**
 * All that happened at a table, played again from its entries, with the position after each of them. Positions hang on
 * a tree, because undo goes back to earlier ones; every few steps one is kept and the others are played from there.
 */
final class History {
    private static final int KEEP_EVERY = 16;

    /** A position by the order that led to it. */
    private record Node(Node parent, int depth, Step.Played step, Position kept) {}

    private final Game game;
    private final Lenses lenses;
    private final Course course;
    private final List<Happening> happenings = new ArrayList<>();
    private final List<Node> after = new ArrayList<>();
    private final List<Optional<Outcome>> outcomes = new ArrayList<>();
    private final List<Node> undone = new ArrayList<>();
    private Numbering numbering;

    History(Game game, TableRow row, Lenses lenses) {
        this.game = game;
        this.lenses = lenses;
        this.course = new Course(game, row, lenses);
        this.numbering = Numbering.none(lenses.size(), row.createdAt());
        after.add(new Node(null, 0, null, course.position()));
        outcomes.add(Optional.empty());
    }

    synchronized int last() {
        return happenings.size();
    }

    /** Goes on with entries that have come since. */
    synchronized void extend(List<Entry> entries) {
        for (Entry entry : entries) if (entry.sequence() > happenings.size()) add(course.apply(entry));
    }

    private void add(Happening happening) {
        happenings.add(happening);
        numbering = numbering.with(happening);
        outcomes.add(course.outcome());
        Node node = after.getLast();
        if (happening.entry().kind() == Entry.Kind.ENTROPY) node = after.getFirst();
        if (happening.step().isPresent()) node = follow(node, happening.step().get());
        after.add(node);
    }

    private Node follow(Node from, Step step) {
        Node node = from;
        switch (step) {
            case Step.Played played -> {
                undone.clear();
                int depth = from.depth() + 1;
                node = new Node(from, depth, played, depth % KEEP_EVERY == 0 ? course.position() : null);
            }
            case Step.Undone(String _, int orders, List<String> _) -> {
                for (int i = 0; i < orders; i++) {
                    undone.add(node);
                    node = node.parent();
                }
            }
            case Step.Redone(String _, int orders) -> {
                for (int i = 0; i < orders; i++) node = undone.removeLast();
            }
        }
        return node;
    }

    synchronized Happening happening(int sequence) {
        return happenings.get(sequence - 1);
    }

    synchronized Numbering numbering() {
        return numbering;
    }

    synchronized Optional<Outcome> outcomeAfter(int sequence) {
        return outcomes.get(sequence);
    }

    /** The position after an entry, or the first one for 0; uncut, the caller's own. */
    synchronized Position positionAfter(int sequence) {
        Node node = after.get(sequence);
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

    synchronized GameRecord record() {
        return course.record();
    }

    Lenses lenses() {
        return lenses;
    }
}
