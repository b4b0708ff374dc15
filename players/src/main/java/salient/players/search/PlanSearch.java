package salient.players.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.players.ComputerPlayer;

/**
 * Chooses a plan by playing each candidate forward against the enemy's regular staff. All candidates meet the same drawn
 * positions and the same dice; after each round the worse half is dropped and the others are tried more often.
 */
public final class PlanSearch<P extends Plan> {
    /** More decisions than the turns of any playout have. */
    private static final int ENDLESS = 100_000;

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
    public record Choice<P extends Plan>(P plan, double chance, int playouts) {}

    private static final class Trial<P> {
        private final P plan;
        private double sum;
        private int count;

        Trial(P plan) {
            this.plan = plan;
        }

        double mean() {
            return count == 0 ? 0 : sum / count;
        }
    }

    /** What it chooses depends on the position and the seed alone; on a tie the earlier candidate is kept. */
    public Choice<P> choose(Position known, Side side, long seed) {
        List<Trial<P>> trials = new ArrayList<>();
        for (P plan : doctrine.candidates(known)) trials.add(new Trial<>(plan));
        int rounds = 32 - Integer.numberOfLeadingZeros(trials.size() - 1);
        for (int round = 0; round < rounds; round++) {
            int each = Math.max(1, budget.playouts() / (rounds * trials.size()));
            for (Trial<P> trial : trials)
                for (int n = 0; n < each; n++) {
                    trial.sum += playout(trial.plan, known, side, seed + trial.count);
                    trial.count++;
                }
            trials.sort(Comparator.comparingDouble((Trial<P> trial) -> -trial.mean()));
            trials = trials.subList(0, (trials.size() + 1) / 2);
        }
        Trial<P> best = trials.getFirst();
        return new Choice<>(best.plan, best.mean(), best.count);
    }

    private double playout(P plan, Position known, Side side, long seed) {
        Dice dice = new SeededDice(seed);
        Position position = determinizer.draw(known, side, dice);
        ComputerPlayer own = doctrine.staff(plan);
        ComputerPlayer enemy = doctrine.enemy();
        int until = doctrine.turn(known) + budget.turns();
        for (int n = 0; n < ENDLESS && position.outcome().isEmpty() && doctrine.turn(position) < until; n++) {
            Side decides = position.toDecide();
            Order order = (decides.equals(side) ? own : enemy).decide(position.knownTo(decides));
            Verdict verdict = position.play(order, dice, _ -> {});
            if (!verdict.isLegal()) throw new IllegalStateException("a staff gave an illegal order: " + verdict);
        }
        return evaluator.chance(position.knownTo(side), side);
    }
}
