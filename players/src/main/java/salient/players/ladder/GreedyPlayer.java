package salient.players.ladder;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.search.Evaluator;

/**
 * Looks one order ahead: it takes up one subject after the other and gives the order after which its side stands best,
 * as long as that is better than before. It remembers only which subjects it has finished with in this phase.
 */
final class GreedyPlayer implements ComputerPlayer {
    private static final String PHASE = "phase";
    /** A subject with more orders is judged by so many of them, evenly chosen. */
    private static final int MOST_ORDERS = 40;
    /** How often an order with dice is tried. */
    private static final int TRIES = 3;
    /** So many decisions that follow from an attack are made without thinking: who retreats where, who advances. */
    private static final int FOLLOW_UPS = 6;
    /** A smaller gain is none. */
    private static final double LEAST_GAIN = 1e-4;
    /** So many orders at one moment mean that it goes around in circles. */
    private static final int CIRCLES = 400;

    private record Choice(Order order, double chance) {}

    private final Evaluator evaluator;
    private final long seed;
    private final Set<String> finished = new HashSet<>();
    private String moment = "";
    private int given;

    GreedyPlayer(Evaluator evaluator, long seed) {
        this.evaluator = evaluator;
        this.seed = seed;
    }

    @Override
    public Order decide(Position known) {
        Prompt prompt = known.prompt();
        String now = prompt.turn() + prompt.phase() + prompt.question();
        if (!now.equals(moment)) {
            moment = now;
            given = 0;
            finished.clear();
        }
        // The count is part of the seed: two positions that lead to each other would be decided alike forever.
        if (++given > CIRCLES) return new RandomPlayer(seed + known.hash() + given).decide(known);
        return best(known, known.toDecide());
    }

    private Order best(Position known, Side side) {
        List<Subject> subjects = new ArrayList<>();
        known.subjects(subjects::add);
        double before = evaluator.chance(known, side);
        Subject phase = null;
        Choice fallback = null;
        for (Subject subject : subjects) {
            if (subject.text().equals(PHASE)) phase = subject;
            else if (!finished.contains(subject.text())) {
                Choice choice = best(known, side, subject);
                if (choice.chance() > before + LEAST_GAIN) return choice.order();
                finished.add(subject.text());
                if (fallback == null || choice.chance() > fallback.chance()) fallback = choice;
            }
        }
        if (phase != null) return best(known, side, phase).order();
        return fallback != null
                ? fallback.order()
                : best(known, side, subjects.getFirst()).order();
    }

    private Choice best(Position known, Side side, Subject subject) {
        List<Order> orders = new ArrayList<>();
        known.orders(subject, orders::add);
        Choice best = null;
        int tried = Math.min(orders.size(), MOST_ORDERS);
        for (int i = 0; i < tried; i++) {
            Order order = orders.get(i * orders.size() / tried);
            double chance = chance(known, side, order);
            if (best == null || chance > best.chance()) best = new Choice(order, chance);
        }
        if (best == null) throw new IllegalStateException(subject.text() + " was listed but has no order");
        return best;
    }

    /** Lets what the dice have begun come to its end: until the question is the one that was asked before. */
    private static void settle(Position after, Prompt before, SeededDice dice) {
        for (int n = 0; n < FOLLOW_UPS && after.outcome().isEmpty(); n++) {
            Prompt now = after.prompt();
            if (!now.turn().equals(before.turn()) || now.question().equals(before.question())) return;
            List<Order> first = new ArrayList<>(1);
            after.subjects(subject -> {
                if (first.isEmpty()) after.orders(subject, first::add);
            });
            after.play(first.getFirst(), dice, _ -> {});
        }
    }

    /** How the side stands after an order, on average over a few throws. */
    private double chance(Position known, Side side, Order order) {
        double sum = 0;
        for (int n = 1; n <= TRIES; n++) {
            SeededDice dice = new SeededDice(seed + n);
            Position after = known.copy();
            if (!after.play(order, dice, _ -> {}).isLegal()) return 0;
            if (dice.rolled() > 0) settle(after, known.prompt(), dice);
            sum += evaluator.chance(after, side);
            if (n == 1 && dice.rolled() == 0) return sum;
        }
        return sum / TRIES;
    }
}
