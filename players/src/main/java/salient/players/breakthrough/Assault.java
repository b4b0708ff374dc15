package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.CombatModifier;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Size;
import salient.breakthrough.tables.Terrain;
import salient.breakthrough.tables.Unit;
import salient.players.weights.Weights;

/** One attack that could be made: who could come from where, who should, and what is to be expected of it. */
final class Assault {
    private static final int STACKING_LIMIT = Constants.of("stacking-limit");
    private static final double MOST_ODDS = Constants.of("odds-most-percent") / 100.0;

    /** 8.3e, 8.3f with dice in the middle. */
    private static final double ATTACKER_LOSS =
            (Constants.of("attacker-loss-constant-permille") + Constants.of("attacker-loss-span-permille") / 2.0)
                    / 1000.0;

    private static final double DEFENDER_LOSS = ATTACKER_LOSS
            * (Constants.of("defender-loss-base-percent") + Constants.of("defender-loss-span-percent") / 2.0)
            / 100.0;

    /** Where an attacker would be, and when it changes into normal mode. */
    record Attacker(int unit, int from, UnitReach.Change change, double value, double artillery) {}

    private final State s;
    private final AttackGoals aims;
    private final Weights<Weight> weights;
    private final int target;
    private final List<Attacker> offers = new ArrayList<>();
    private final double defense;
    private final int defenders;

    private double strength;
    private double artillery;
    private int combat;

    Assault(State s, AttackGoals aims, Weights<Weight> weights, int target) {
        this.s = s;
        this.aims = aims;
        this.weights = weights;
        this.target = target;
        double sum = 0;
        for (int u = s.forces().first(target); u != Forces.NONE; u = s.forces().next(u))
            sum += Estimates.defense(s, u, target);
        defense = Math.max(1, sum);
        defenders = Estimates.strengthAt(s, target);
    }

    /** A unit could attack from a hex, if it has the OP left there. */
    void offer(UnitReach prospect, int from) {
        int left = Attacks.leftInNormalMode(prospect, from);
        if (left < OperationCost.ATTACK.of(true)) return;
        int u = prospect.unit();
        boolean river = s.board().riverAcross(from, s.board().direction(from, target));
        double guns = s.forces().artillery(u) / (from == prospect.start() ? 1.0 : weights.of(Weight.GUNS_ON_THE_MARCH));
        if (s.board().terrain(target) == Terrain.TOWN)
            guns *= CombatModifier.ARTILLERY_ON_TOWN.attackerPercent() / 100.0;
        offers.add(new Attacker(u, from, change(prospect, from), Estimates.attack(s, u, river), guns));
    }

    private static UnitReach.Change change(UnitReach prospect, int from) {
        if (prospect.mode() == Mode.NORMAL) return UnitReach.Change.NEVER;
        return prospect.leftChanged(from) >= prospect.leftChangingThere(from)
                ? UnitReach.Change.BEFORE
                : UnitReach.Change.AFTER;
    }

    /** The strongest first, those who need not move before others, until it is enough. */
    List<Attacker> pick() {
        double staying = weights.of(Weight.STAYING);
        double enough = weights.of(Weight.ENOUGH) * defenders;
        offers.sort(Comparator.comparingDouble((Attacker a) -> -a.value() - a.artillery() - (stays(a) ? staying : 0))
                .thenComparingInt(Attacker::unit)
                .thenComparingInt(Attacker::from));
        List<Attacker> picked = new ArrayList<>();
        for (Attacker offer : offers) {
            if (picked.stream().anyMatch(a -> a.unit() == offer.unit())) continue;
            if (!stays(offer) && !hasRoom(offer, picked)) continue;
            picked.add(offer);
            strength += offer.value();
            artillery += offer.artillery();
            combat += s.forces().strength(offer.unit());
            if (defenderLoss() >= enough) break;
        }
        return picked;
    }

    private boolean stays(Attacker attacker) {
        return s.forces().hex(attacker.unit()) == attacker.from();
    }

    private boolean hasRoom(Attacker offer, List<Attacker> picked) {
        int points = s.forces().stackingAt(offer.from()) + s.forces().stacking(offer.unit());
        for (Attacker other : picked)
            if (other.from() == offer.from() && !stays(other))
                points += s.forces().stacking(other.unit());
        return points <= STACKING_LIMIT;
    }

    double odds() {
        return (strength + artillery) / defense;
    }

    private double defenderLoss() {
        return DEFENDER_LOSS * combat * Math.min(MOST_ODDS, odds());
    }

    /** What is gained, less what it costs, in points of strength. */
    double value() {
        double lost = Math.min(defenders, defenderLoss());
        double share = lost / defenders;
        double cleared = cleared(share);
        double gone = trapped() ? cleared : Math.max(0, (share - 0.7) / 0.3);
        double wornDown = weights.of(Weight.WORN_DOWN);
        double elimination = weights.of(Weight.ELIMINATED) * aims.blood() * countedStacking();
        return lost
                + cleared * aims.worth(target)
                + (wornDown * share + (1 - wornDown) * gone) * elimination
                - weights.of(Weight.OWN_LOSSES) * ATTACKER_LOSS * combat
                - weights.of(Weight.TROUBLE);
    }

    /** 8.4c, 8.4d: the chance that the hex is left; from a town nobody retreats. */
    private double cleared(double share) {
        if (s.board().terrain(target) == Terrain.TOWN || trapped()) return Math.max(0, (share - 0.6) / 0.4);
        return Math.min(0.95, 3 * share);
    }

    /** 8.4e: whether no hex is open to retreat into; one that is only watched still counts. */
    private boolean trapped() {
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int hex = s.board().neighbor(target, d);
            if (hex != Board.NONE && !s.forces().holds(hex, s.turn().active())) return false;
        }
        return true;
    }

    /** 10.1h: engineers and battalions do not count. */
    private int countedStacking() {
        int points = 0;
        for (int u = s.forces().first(target); u != Forces.NONE; u = s.forces().next(u)) {
            Unit unit = OrderOfBattle.unit(u);
            if (!unit.engineer() && unit.size() != Size.BATTALION)
                points += s.forces().stacking(u);
        }
        return points;
    }
}
