package salient.players.greatbattles;

import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.state.State;

/** What a shot at a stand is worth: the hit itself, and the step toward breaking its battalion this turn (C10). */
final class Targets {
    private Targets() {}

    /** In hits. */
    static double worth(Situation situation, int target, Probabilities.Shot shot) {
        State s = situation.state();
        double hit = shot.hit() / 10.0;
        double fatal = shot.fatal() / 20.0;
        double direct = s.suppressed(target) ? hit * fatal * 2 : hit * (1 + fatal);
        double shaken = s.suppressed(target) ? hit * fatal : hit;
        double worth = direct + shaken * situation.weight(Weight.TARGET_BREAK) * breaking(s, s.unitOf(target));
        return worth * weight(situation, target) / (1 + situation.weight(Weight.TARGET_SHARED) * aimedAt(s, target));
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
    static double weight(Situation situation, int target) {
        double stake = situation.stake(situation.state().unitOf(target));
        return stake
                * switch (situation.state().type(target)) {
                    case ARMOR -> situation.weight(Weight.TARGET_ARMOR);
                    case AT_GUN, FIELD_GUN, HVY_WPNS -> situation.weight(Weight.TARGET_GUN);
                    case HQ -> situation.weight(Weight.TARGET_HQ);
                    default -> 1;
                };
    }
}
