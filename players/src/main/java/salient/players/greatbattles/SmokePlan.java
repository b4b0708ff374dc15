package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;

/** V34: an attacker that must cross ground in sight of guns blinds them first. */
final class SmokePlan {
    /** How far in front of a gun the smoke is placed: close enough to hide everything behind it. */
    private static final int BEFORE_THE_GUN = 1200;
    /** A unit this close to its aim has nothing to cross. */
    private static final int CROSSING = 3 * Point.INCH;
    /** A gun is blinded if it would do this much harm per turn, in hundredths of a hit. */
    private static final int DANGEROUS = 60;

    /** Where smoke would be placed, and the losses it would save. */
    private record Screen(Point at, int spared) {}

    private SmokePlan() {}

    static Optional<GreatBattlesOrder> next(Situation situation) {
        State s = situation.state();
        if (!s.variants().smoke || !situation.attacking() || s.sides().rounds(situation.side()) == 0)
            return Optional.empty();
        Optional<Screen> screen = best(situation);
        int guns = s.scenario().parties().get(situation.side()).templatesOn(s.day());
        for (int k = 0; k < s.templates().count(); k++) {
            int number = s.scenario().templateNumber(k);
            boolean free = s.scenario().templateSide(k) == situation.side()
                    && number <= guns
                    && s.templates().battery(k) == Battery.AVAILABLE
                    && s.templates().mission(k) == Mission.ON_CALL;
            if (!free) continue;
            boolean smoke = s.templates().smoke(k);
            GreatBattlesOrder load = new GreatBattlesOrder.Smoke(number);
            if (screen.isEmpty()) {
                if (smoke && situation.legal(load)) return Optional.of(load); // shells again
                continue;
            }
            GreatBattlesOrder call =
                    new GreatBattlesOrder.Call(number, Optional.of(screen.get().at()));
            if (situation.legal(call)) return Optional.of(smoke ? call : load).filter(situation::legal);
        }
        return Optional.empty();
    }

    /** The gun that would do the most harm to a unit that still has ground to cross in its sight. */
    private static Optional<Screen> best(Situation situation) {
        State s = situation.state();
        Screen best = null;
        for (int gun : situation.enemies()) {
            if (s.stand(gun).arms().isEmpty() || s.suppressed(gun) || s.underTemplate(gun)) continue;
            for (Unit unit : situation.battalions()) {
                int u = unit.index();
                if (!s.unitOnTable(u) || s.standsOf(u).length == 0) continue;
                Point at = situation.at(u);
                if (at.distanceUp(situation.aims().aim(u)) < CROSSING) continue;
                int far = at.distanceUp(s.at(gun));
                if (far < 2 * BEFORE_THE_GUN || far > Probabilities.sight(s) || !Probabilities.open(s, s.at(gun), at))
                    continue;
                int spared = Ranges.hits(s, gun, far, Ranges.targetClass(s, s.standsOf(u)[0]), 0);
                Point p = s.at(gun).towards(at, BEFORE_THE_GUN, far);
                if (spared < DANGEROUS || best != null && spared <= best.spared() || screened(situation, p)) continue;
                best = new Screen(p, spared);
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether friendly smoke or shells are already there or on their way. */
    private static boolean screened(Situation situation, Point p) {
        State s = situation.state();
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == situation.side()
                    && (s.templates().firing(k) || s.templates().battery(k) == Battery.WAITING)
                    && s.circle(k).center().distanceUp(p) < BEFORE_THE_GUN) return true;
        return false;
    }
}
