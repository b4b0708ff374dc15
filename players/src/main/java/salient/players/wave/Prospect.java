package salient.players.wave;

import salient.wave.combat.CombatResults;
import salient.wave.state.State;

/** What an attack is worth on average, in steps. */
final class Prospect {
    private static final int FACES = 6;

    private Prospect() {}

    /**
     * @param place on the ladder of odds, all shifts made
     * @param boldness what an enemy step is worth against one of our own
     */
    static double of(Doctrine doctrine, int place, State state, int target, double boldness) {
        int steps = Survey.stepsIn(state, target);
        double prize = doctrine.prize(state, target);
        double part = doctrine.weight(Weight.PRIZE_PART);
        double sum = 0;
        for (int die = 1; die <= FACES; die++) {
            CombatResults.Result result = CombatResults.result(place, die);
            sum += boldness * Math.min(steps, result.defender()) - result.attacker();
            sum += result.defender() >= steps ? prize : part * prize * result.defender() / steps;
        }
        return sum / FACES;
    }
}
