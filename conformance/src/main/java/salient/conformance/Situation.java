package salient.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Dice;
import salient.kernel.play.Game;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.record.Match;
import salient.kernel.rulebook.ClauseId;

/**
 * A moment of a random game at which checks look.
 *
 * @param position to be looked at, not to be played on: copy it first
 * @param dice the suite's own dice, never the game's
 * @param pastOrders orders that were legal earlier in this game, of any side and phase
 * @param written the texts made so far
 */
record Situation(
        Candidate candidate,
        Match match,
        Position position,
        Dice dice,
        Chooser chooser,
        List<String> pastOrders,
        Deque<Written> written) {
    private static final int KEPT = 24;

    Situation(Candidate candidate, Match match, Dice dice, List<String> pastOrders) {
        Chooser chooser = new Chooser(dice, candidate.game());
        this(candidate, match, match.position(), dice, chooser, pastOrders, new ArrayDeque<>());
    }

    Game game() {
        return candidate.game();
    }

    Notation notation() {
        return candidate.game().notation();
    }

    int upTo(int limit) {
        return chooser.upTo(limit);
    }

    <T> T oneOf(List<T> list) {
        return chooser.oneOf(list);
    }

    /** The sides of the game and the observers who do not see all. */
    List<Side> observers() {
        List<Side> all = new ArrayList<>(game().sides());
        all.add(Side.PUBLIC);
        return all;
    }

    boolean isClause(ClauseId clause) {
        return clause.game().equals(game().id())
                && game().rulebook().find(clause.number()).isPresent();
    }

    /** A random legal order: first a subject, then one of its orders. Nothing if none is listed. */
    Optional<Order> randomOrder() {
        List<Subject> subjects = subjects(position);
        if (subjects.isEmpty()) return Optional.empty();
        List<Order> orders = orders(position, oneOf(subjects));
        return orders.isEmpty() ? Optional.empty() : Optional.of(oneOf(orders));
    }

    static List<Subject> subjects(Position position) {
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        return subjects;
    }

    static List<Order> orders(Position position, Subject subject) {
        List<Order> orders = new ArrayList<>();
        position.orders(subject, orders::add);
        return orders;
    }

    /** {@link CanonicalText} of a tree; the texts of this situation are kept, since most trees come up several times. */
    String text(Object tree) {
        for (Written one : written) if (one.tree.equals(tree)) return one.text;
        Written one = new Written(tree, CanonicalText.of(tree));
        if (written.size() == KEPT) written.removeFirst();
        written.addLast(one);
        return one.text;
    }

    /** A tree with its text. */
    record Written(Object tree, String text) {}
}
