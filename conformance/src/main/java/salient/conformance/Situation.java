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

/** A moment of a random game at which checks look. */
final class Situation {
    private static final int KEPT = 24;

    private final Candidate candidate;
    private final Match match;
    private final Position position;
    private final Dice dice;
    private final Chooser chooser;
    private final List<String> pastOrders;
    private final Deque<Written> written = new ArrayDeque<>();

    Situation(Candidate candidate, Match match, Dice dice, List<String> pastOrders) {
        this.candidate = candidate;
        this.match = match;
        this.position = match.position();
        this.dice = dice;
        this.chooser = new Chooser(dice, candidate.game());
        this.pastOrders = pastOrders;
    }

    Candidate candidate() {
        return candidate;
    }

    Game game() {
        return candidate.game();
    }

    Notation notation() {
        return candidate.game().notation();
    }

    Match match() {
        return match;
    }

    /** To be looked at, not to be played on: copy it first. */
    Position position() {
        return position;
    }

    /** The suite's own dice, never the game's. */
    Dice dice() {
        return dice;
    }

    int upTo(int limit) {
        return chooser.upTo(limit);
    }

    <T> T oneOf(List<T> list) {
        return chooser.oneOf(list);
    }

    /** Orders that were legal earlier in this game, of any side and phase. */
    List<String> pastOrders() {
        return pastOrders;
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

    private record Written(Object tree, String text) {}
}
