package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.SeededDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Verdict;
import salient.kernel.record.Match;

/** One game between random players, fixed by its seed, with checks along the way. */
final class RandomGame {
    private static final int PAST_ORDERS = 64;

    private final Candidate candidate;
    private final long seed;
    private final List<? extends Check> checks;
    private final int every;
    private final SeededDice choices;
    private final Match match;
    private final List<String> pastOrders = new ArrayList<>();
    private int steps;

    /** @param every checks look at one situation in so many, chosen at random */
    RandomGame(Candidate candidate, long seed, List<? extends Check> checks, int every) {
        this.candidate = candidate;
        this.seed = seed;
        this.checks = checks;
        this.every = every;
        this.choices = new SeededDice(seed);
        this.match = new Match(candidate.game(), GameStart.header(candidate.game(), seed), DiceSource.seeded(~seed));
    }

    /** Plays to the end; returns the number of orders played. */
    int run() {
        while (step()) {
            if (steps > candidate.longestGame())
                throw violation("end", "the game has not ended after " + candidate.longestGame() + " orders", null);
        }
        Situation last = new Situation(candidate, match, choices, pastOrders);
        for (Check check : checks) guarded(check, last, () -> check.end(last));
        return steps;
    }

    Match match() {
        return match;
    }

    private boolean step() {
        Situation situation = new Situation(candidate, match, choices, pastOrders);
        boolean over = situation.position().outcome().isPresent();
        boolean looked = over || situation.upTo(every) == 1;
        if (looked) for (Check check : checks) guarded(check, situation, () -> check.at(situation));
        if (over) return false;
        Order order = situation
                .randomOrder()
                .orElseThrow(() -> violation("listing", "no order is listed, but the game is not over", null));
        Check.PlayedOrder played = play(order);
        if (looked) for (Check check : checks) guarded(check, situation, () -> check.after(situation, played));
        return true;
    }

    private Check.PlayedOrder play(Order order) {
        List<Event> events = new ArrayList<>();
        Verdict verdict;
        try {
            verdict = match.play(order, events::add);
        } catch (RuntimeException e) {
            throw violation("play", "playing '" + order + "' failed: " + e, e);
        }
        if (!verdict.isLegal())
            throw violation("listing", "a listed order is refused in play: " + order + ", " + verdict, null);
        steps++;
        remember(candidate.game().notation().print(order));
        List<RecordedRoll> rolls = match.entries().getLast().step().rolls();
        return new Check.PlayedOrder(order, rolls, events, match.position());
    }

    /** Keeps a random sample of the orders of this game. */
    private void remember(String order) {
        if (pastOrders.size() < PAST_ORDERS) pastOrders.add(order);
        else pastOrders.set((int) (steps * 0x9E3779B97F4A7C15L >>> 58), order);
    }

    private void guarded(Check check, Situation situation, Runnable look) {
        Position position = situation.position();
        long before = position.hash();
        Optional<String> problem = Optional.empty();
        Throwable cause = null;
        try {
            look.run();
        } catch (BrokenPromise broken) {
            problem = Optional.of(broken.getMessage());
            cause = broken.getCause();
        } catch (BadNotation bad) {
            problem = Optional.of("the game's own text is not read back: " + bad.getMessage());
            cause = bad;
        } catch (RuntimeException e) {
            problem = Optional.of("the game failed: " + e);
            cause = e;
        }
        if (problem.isPresent()) throw violation(check.name(), problem.get(), cause);
        if (position.hash() != before) throw violation(check.name(), "looking at the position changed it", null);
    }

    private Violation violation(String check, String problem, Throwable cause) {
        String where = candidate.game().id() + " seed " + seed + ", step "
                + (match.entries().size() + 1);
        return new Violation(check, where, problem, match.record().text(), cause);
    }
}
