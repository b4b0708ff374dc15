package salient.greatbattles.preview;

import java.util.Optional;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.fire.OpportunityFire;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.GroundType;
import salient.kernel.play.Verdict;

/**
 * What a player works out before giving orders: the chances of shots, close combats, rallies and morale, the reach of a
 * battalion, what it sees. Every number comes from the rule class that rolls the dice for it, so that they cannot
 * disagree.
 */
public final class Probabilities {
    private Probabilities() {}

    /** The chance of a hit in tenths, and of a hit being fatal in twentieths (V13 may have dice of two colors). */
    public record Shot(int hit, int fatal) {}

    /** In hundredths. */
    public record Fight(int win, int draw, int lose) {}

    /** How a shot is fired. */
    public enum Manner {
        DIRECT,
        INDIRECT,
        OPPORTUNITY
    }

    /** The chances of a shot if it may be fired; whether the firer has an action for it is not checked. */
    public static Optional<Shot> shot(State s, int from, int to, Manner manner, boolean weapons) {
        Fire.Manner how = Fire.Manner.valueOf(manner.name());
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        if (manner == Manner.OPPORTUNITY) OpportunityFire.judge(s, from, to, weapons, why);
        else Fire.judge(s, from, to, how, why);
        if (!why.isEmpty()) return Optional.empty();
        Fire.Shot shot = Fire.shot(s, from, to, how, weapons);
        return Optional.of(new Shot(Math.clamp(shot.hit(), 1, 10), shot.fatalFaces(s)));
    }

    /**
     * C9a: ten-sided dice and the modifiers of both, riders dismounted; guns alone are overrun without a roll (C9m).
     */
    public static Fight closeCombat(State s, int attacker, int defender) {
        if (CloseCombat.defenseless(s, defender)) return new Fight(100, 0, 0);
        State fought = CloseCombat.asFought(s, attacker, defender);
        int lead = 0;
        for (Fire.Modifier m : CloseCombat.attackerModifiers(fought, attacker, defender)) lead += m.amount();
        for (Fire.Modifier m : CloseCombat.defenderModifiers(fought, defender, attacker)) lead -= m.amount();
        int win = 0;
        int draw = 0;
        for (int a = 1; a <= 10; a++)
            for (int d = 1; d <= 10; d++) {
                if (a + lead > d) win++;
                if (a + lead == d) draw++;
            }
        return new Fight(win, draw, 100 - win - draw);
    }

    /** C9R: in tenths, for any stand of the unit that rolls now. */
    public static int rally(State s, int unit) {
        return Rally.chance(s, unit);
    }

    /** C10: in hundredths, whether a unit with this many hits this turn would pass. */
    public static int morale(State s, int unit, int hits) {
        if (hits == 0) return 100;
        int score = Charts.morale(hits, Morale.stands(s, unit));
        if (score == Charts.NEVER) return 0;
        for (Fire.Modifier m : Morale.modifiers(s, unit)) score += m.amount();
        return Math.clamp(score, 0, 100);
    }

    /** C7M: how far a unit moves with one action on one kind of ground in a formation, in mils. */
    public static int reach(State s, int unit, Formation formation, GroundType going) {
        return Rates.of(s, unit, formation).mils(going);
    }

    /** G32: how far a unit can march along a vector with one action, over whatever ground is there, in mils. */
    public static int reach(State s, int unit, Formation formation, Point by) {
        Rates rates = Rates.of(s, unit, formation.onGround());
        int least = Integer.MAX_VALUE;
        for (int stand : s.standsOf(unit)) {
            Point from = s.at(stand);
            least = Math.min(least, rates.reach(s, from, from.plus(by.x(), by.y())));
        }
        return least;
    }

    /** C1Dj: the current sighting distance, in mils. */
    public static int sight(State s) {
        return Sight.range(s);
    }

    /** G28, G29: whether the terrain allows sight from one place to another. */
    public static boolean open(State s, Point a, Point b) {
        return Sight.ground(s, a, b).isEmpty();
    }

    /** F: the bases of a unit's stands in a formation, in the order of the stands given; empty if it cannot be laid out. */
    public static Optional<Base[]> layout(State s, int[] stands, Formation formation, Point at, int facing) {
        return Formations.layout(s, stands, formation, at, facing).map(Formations.Layout::bases);
    }

    /** T7, T20: the stands of a unit that wait to be placed on the table. */
    public static int[] waiting(State s, Unit unit) {
        return Deployment.waiting(s, unit.index());
    }

    /** T7: whether a unit in reserve may deploy now. */
    public static boolean available(State s, Unit unit) {
        return Deployment.available(s, unit.index());
    }

    /** C2a, C2c: reserves of the unit deploy within 12 inches of this place. */
    public static Optional<Point> gate(State s, Unit unit) {
        return Deployment.gates(s, unit).stream().findFirst().map(Base::center);
    }

    /** C2m: whether the scenario has the unit arrive in road column, and there is room for a column. */
    public static boolean arrivesInColumn(State s, Unit unit) {
        return Deployment.comesInColumn(s, unit);
    }

    /** F7: the road a place is on. */
    public static Optional<Road> road(State s, Point at) {
        return Formations.roadAt(s, at);
    }
}
