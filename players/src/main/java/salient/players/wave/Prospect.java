package salient.players.wave;

import salient.wave.combat.CombatResults;

/** What an attack is worth on average, in steps. */
final class Prospect {
    private static final int FACES = 6;
    /** What a part of the garrison counts for towards the prize of its hex. */
    private static final double PROGRESS = 0.7;

    private Prospect() {}

    /**
     * @param place on the ladder of odds, all shifts made
     * @param steps the defender has
     * @param boldness what an enemy step is worth against one of our own
     * @param prize what the hex is worth if nobody is left in it
     */
    static double of(int place, int steps, double boldness, double prize) {
        double sum = 0;
        for (int die = 1; die <= FACES; die++) {
            CombatResults.Result result = CombatResults.result(place, die);
            sum += boldness * Math.min(steps, result.defender()) - result.attacker();
            sum += result.defender() >= steps ? prize : PROGRESS * prize * result.defender() / steps;
        }
        return sum / FACES;
    }
}
