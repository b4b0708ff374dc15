package salient.players.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayer;

/**
 * Chooses a plan by playing each candidate forward against the enemy's regular staff. All candidates meet the same drawn
 * positions and the same dice; after each round the worse half is dropped and the others are tried more often. What is
 * left of the budget goes to variations of the best plan.
 */
public final class PlanSearch<P extends Plan> {
    /** More decisions than the turns of any playout have. */
    private static final int ENDLESS = 100_000;

    /** A few playouts that happen to agree prove little. */
    private static final double LEAST_VARIANCE = 0.01;

    /** Playouts and variations use different dice. */
    private static final long VARIATIONS = 0x2545F4914F6CDD1DL;

    private final PlanDoctrine<P> doctrine;
    private final Evaluator evaluator;
    private final Determinizer determinizer;
    private final Budget budget;

    public PlanSearch(PlanDoctrine<P> doctrine, Evaluator evaluator, Determinizer determinizer, Budget budget) {
        this.doctrine = doctrine;
        this.evaluator = evaluator;
        this.determinizer = determinizer;
        this.budget = budget;
    }

    /** A plan with the chance of winning that its playouts found. */
    public record Tried<P extends Plan>(P plan, double chance, int playouts) {}

    /**
     * What was chosen.
     *
     * @param regular  what the regular staff's plan promised on the same dice, if that was tried and not chosen
     * @param cutShort whether it was told to play before the budget was spent
     */
    public record Choice<P extends Plan>(Tried<P> best, Optional<Tried<P>> regular, boolean cutShort) {
        public P plan() {
            return best.plan();
        }
    }

    private final class Trial {
        private final P plan;
        private final List<Double> chances = new ArrayList<>();

        Trial(P plan) {
            this.plan = plan;
        }

        /** Whether it did better than another on the same dice, by so many standard errors of the difference. */
        boolean isBetterThan(Trial other, double certainty) {
            int n = Math.min(chances.size(), other.chances.size());
            double sum = 0;
            double squares = 0;
            for (int i = 0; i < n; i++) {
                double difference = chances.get(i) - other.chances.get(i);
                sum += difference;
                squares += difference * difference;
            }
            double variance = n < 2 ? 1 : Math.max(LEAST_VARIANCE, (squares - sum * sum / n) / (n - 1));
            return sum > 0 && sum * sum > certainty * certainty * n * variance;
        }

        /** Over the first playouts, so that two plans are compared by the same dice. */
        double mean(int playouts) {
            double sum = 0;
            for (int i = 0; i < playouts; i++) sum += chances.get(i);
            return playouts == 0 ? 0 : sum / playouts;
        }

        double mean() {
            return mean(chances.size());
        }

        Tried<P> tried() {
            return new Tried<>(plan, mean(), chances.size());
        }
    }

    /** One choice: a position, and the dice of its playouts. */
    private final class Deliberation {
        private final Position known;
        private final Side side;
        private final long seed;
        private final BooleanSupplier hurried;
        private boolean cutShort;

        Deliberation(Position known, Side side, long seed, BooleanSupplier hurried) {
            this.known = known;
            this.side = side;
            this.seed = seed;
            this.hurried = hurried;
        }

        /** Asked between two rounds, so that plans are always compared by the same number of playouts. */
        private boolean goesOn() {
            cutShort |= hurried.getAsBoolean();
            return !cutShort;
        }

        /** Drops the worse half of the plans after each round. The plans are in the order of preference on a tie. */
        Trial halve(List<Trial> all, int playouts, Trial usual) {
            List<Trial> left = new ArrayList<>(all);
            int rounds = 32 - Integer.numberOfLeadingZeros(left.size() - 1);
            int unspent = playouts;
            for (int round = 0; round < rounds && unspent >= left.size() && goesOn(); round++) {
                int each = Math.min(unspent / left.size(), Math.max(1, playouts / (rounds * left.size())));
                for (Trial trial : left) for (int n = 0; n < each; n++) playout(trial);
                unspent -= each * left.size();
                left.sort(Comparator.comparingDouble((Trial trial) -> -trial.mean()));
                left = new ArrayList<>(left.subList(0, (left.size() + 1) / 2));
                // what the others are compared with stays to the last round
                if (doctrine.certainty() > 0 && left.size() > 1 && !left.contains(usual))
                    left.set(left.size() - 1, usual);
            }
            return left.getFirst();
        }

        /** A variation takes the place of the best plan when it did better on the same dice. */
        Trial improve(Trial start, int playouts) {
            Trial best = start;
            Dice dice = new SeededDice(seed ^ VARIATIONS);
            for (int n = 0; n < budget.variations() && goesOn(); n++) {
                Trial varied = new Trial(doctrine.vary(best.plan, dice));
                int each = Math.min(playouts / budget.variations(), best.chances.size());
                if (each == 0 || varied.plan.equals(best.plan)) continue;
                for (int i = 0; i < each; i++) playout(varied);
                if (varied.mean() > best.mean(each)) best = varied;
            }
            return best;
        }

        private void playout(Trial trial) {
            PlayoutDice dice = new PlayoutDice(seed + trial.chances.size());
            Position position = determinizer.draw(known, side, dice);
            ComputerPlayer own = doctrine.staff(trial.plan, known);
            ComputerPlayer enemy = doctrine.enemy(trial.chances.size());
            int until = doctrine.turn(known) + budget.turns();
            for (int n = 0; n < ENDLESS && position.outcome().isEmpty() && doctrine.turn(position) < until; n++) {
                if (Thread.currentThread().isInterrupted()) throw new IllegalStateException("the search was cut short");
                dice.at(doctrine.turn(position));
                Side decides = position.toDecide();
                Order order = (decides.equals(side) ? own : enemy).decide(position.knownTo(decides));
                Verdict verdict = position.play(order, dice, _ -> {});
                if (!verdict.isLegal()) throw new IllegalStateException("a staff gave an illegal order: " + verdict);
            }
            // The position was drawn from what the side knows, so all of it may be looked at.
            trial.chances.add(evaluator.chance(position, side));
        }
    }

    /**
     * What it chooses depends on the position, the last plan and the seed alone.
     *
     * @param last the plan that is being carried out; it is kept on a tie
     */
    public Choice<P> choose(Position known, Side side, Optional<P> last, long seed) {
        return choose(known, side, last, seed, () -> false);
    }

    /** The same; once {@code hurried} is true, it chooses the best plan of the last round it has finished. */
    public Choice<P> choose(Position known, Side side, Optional<P> last, long seed, BooleanSupplier hurried) {
        List<Trial> trials = new ArrayList<>();
        last.ifPresent(plan -> trials.add(new Trial(plan)));
        List<P> candidates = doctrine.candidates(known);
        for (P plan : candidates) if (!last.equals(Optional.of(plan))) trials.add(new Trial(plan));
        int forVariations = budget.variations() == 0 ? 0 : budget.playouts() / 3;
        int forCandidates = budget.playouts() - forVariations;
        // With too few playouts to compare all plans it compares the first of them.
        List<Trial> compared = trials.subList(0, Math.min(trials.size(), Math.max(1, forCandidates / 2)));
        Deliberation deliberation = new Deliberation(known, side, seed, hurried);
        Trial usual = usual(compared, candidates.getFirst());
        Trial found = deliberation.improve(deliberation.halve(compared, forCandidates, usual), forVariations);
        Trial best = isSure(found, usual, last) ? found : usual;
        Optional<Tried<P>> regular = compared.stream()
                .filter(trial -> trial != best && trial.plan.equals(candidates.getFirst()))
                .map(Trial::tried)
                .findFirst();
        return new Choice<>(best.tried(), regular, deliberation.cutShort);
    }

    private boolean isSure(Trial found, Trial usual, Optional<P> last) {
        double certainty = doctrine.certainty() * (last.equals(Optional.of(found.plan)) ? 0.5 : 1);
        return certainty == 0 || found == usual || found.isBetterThan(usual, certainty);
    }

    /** The trial of the usual plan, or of the first where it was not compared. */
    private Trial usual(List<Trial> compared, P usual) {
        return compared.stream()
                .filter(trial -> trial.plan.equals(usual))
                .findFirst()
                .orElse(compared.getFirst());
    }
}
