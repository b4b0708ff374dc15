package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;

/**
 * C8: opportunity fire costs the next action, so it is used only for good chances, or for the last inches before the
 * enemy makes contact.
 */
final class Ambushes {
    /** Beyond this range no shot is possible before the move is over. */
    private static final int HOPELESS = 22 * Point.INCH;

    private Ambushes() {}

    static Optional<GreatBattlesOrder> answer(Situation situation) {
        State s = situation.state();
        int quarry = s.pending().landing().unit() >= 0
                ? s.pending().landing().unit()
                : s.pending().move().unit();
        if (quarry < 0) return Optional.empty();
        int[] movers = s.standsOf(quarry);
        GreatBattlesOrder best = null;
        double most = 0;
        boolean near = false;
        for (Unit unit : situation.battalions()) {
            if (!s.unitOnTable(unit.index())) continue;
            for (int eye : s.standsOf(unit.index())) {
                if (!ready(s, eye)) continue;
                for (int target : movers) {
                    int apart = s.at(eye).distanceUp(s.at(target));
                    near |= apart <= HOPELESS;
                    if (apart > 14 * Point.INCH) continue;
                    double worth = worth(situation, eye, target, apart);
                    if (worth > most) {
                        most = worth;
                        best = order(situation, eye, target);
                    }
                }
            }
        }
        if (best != null) return Optional.of(best);
        return Optional.of(
                new GreatBattlesOrder.Hold(near ? GreatBattlesOrder.Scope.INCH : GreatBattlesOrder.Scope.MOVE));
    }

    private static boolean ready(State s, int eye) {
        return !s.suppressed(eye)
                && !s.stands().owesAction(eye)
                && !s.stands().rear(eye)
                && (s.type(eye).infantry() || s.stand(eye).arms().isPresent());
    }

    /** More than 0 if the shot should be fired. */
    private static double worth(Situation situation, int eye, int target, int apart) {
        State s = situation.state();
        Optional<Probabilities.Shot> shot = Probabilities.shot(s, eye, target, Probabilities.Manner.OPPORTUNITY, false);
        if (shot.isEmpty()) return 0;
        double chance = shot.get().hit() / 10.0;
        boolean closing = apart <= situation.mils(Weight.AMBUSH_CLOSING) && s.activated(s.unitOf(target));
        if (chance < situation.weight(closing ? Weight.AMBUSH_LAST_CHANCE : Weight.AMBUSH_GOOD)) return 0;
        return Targets.worth(situation, target, shot.get());
    }

    private static GreatBattlesOrder order(Situation situation, int eye, int target) {
        State s = situation.state();
        GreatBattlesOrder heavy = new GreatBattlesOrder.OpportunityFire(s.stand(eye), s.stand(target), true);
        boolean use = s.type(eye).infantry() && !situation.attacking() && situation.legal(heavy);
        return use ? heavy : new GreatBattlesOrder.OpportunityFire(s.stand(eye), s.stand(target), false);
    }
}
