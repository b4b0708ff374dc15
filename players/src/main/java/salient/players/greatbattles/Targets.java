package salient.players.greatbattles;

import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.state.State;

/** What a shot at a stand is worth: the hit itself, and the step toward breaking its battalion this turn (C10). */
final class Targets {
    private static final double BREAK = 0.5;

    private Targets() {}

    /** In hits. */
    static double worth(Situation situation, int target, Probabilities.Shot shot) {
        State s = situation.state();
        double hit = shot.hit() / 10.0;
        double fatal = shot.fatal() / 20.0;
        double direct = s.suppressed(target) ? hit * fatal * 2 : hit * (1 + fatal);
        double shaken = s.suppressed(target) ? hit * fatal : hit;
        double worth = direct + shaken * BREAK * breaking(s, s.unitOf(target));
        return worth * weight(s, target) / (1 + 0.2 * aimedAt(s, target));
    }

    /** How much closer one hit brings a battalion to failing its test, times what it would lose. */
    private static double breaking(State s, int unit) {
        int hits = s.units().hits(unit);
        int fails = Probabilities.morale(s, unit, hits) - Probabilities.morale(s, unit, hits + 1);
        return Math.max(0, fails) / 100.0 * s.standsOf(unit).length;
    }

    private static int aimedAt(State s, int target) {
        int n = 0;
        for (int stand = 0; stand < s.stands().count(); stand++) if (s.stands().target(stand) == target) n++;
        return n;
    }

    /** The value of a stand compared with a rifle company. */
    static double weight(State s, int target) {
        return switch (s.type(target)) {
            case ARMOR -> 1.4;
            case AT_GUN, FIELD_GUN, HVY_WPNS -> 1.1;
            case HQ -> 0.6;
            default -> 1;
        };
    }
}
