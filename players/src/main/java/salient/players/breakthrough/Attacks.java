package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.combat.OddsQuestion;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/** Picks attacks, the most rewarding first, brings the attackers up and plots. */
final class Attacks {
    private final OrderDraft draft;
    private final State s;
    private final AttackGoals aims;
    private final UnitReach[] prospects = new UnitReach[Forces.UNITS];
    private final boolean[] given = new boolean[Forces.UNITS];

    private record Fight(int target, List<Assault.Attacker> attackers, double value) {}

    Attacks(OrderDraft draft, AttackGoals aims) {
        this.draft = draft;
        this.s = draft.state();
        this.aims = aims;
    }

    /** Until no attack is worth it any more. */
    @Clause({"breakthrough 12.2f", "breakthrough 12.1a"})
    void plot() {
        List<Integer> targets = new ArrayList<>();
        for (int hex = 0; hex < s.board().size(); hex++)
            if (s.forces().holds(hex, draft.army().opponent())) targets.add(hex);
        look(targets);
        while (!targets.isEmpty()) {
            Fight best = null;
            for (int target : targets) {
                Fight fight = weigh(target);
                if (fight != null && (best == null || fight.value() > best.value())) best = fight;
            }
            if (best == null) return;
            fight(best);
            targets.remove((Integer) best.target());
        }
    }

    /** Where those who might fight can get to. */
    private void look(List<Integer> targets) {
        int attack = OperationCost.ATTACK.of(true);
        int near = draft.weights().whole(Weight.ATTACK_NEAR);
        for (int u : OrderOfBattle.indices(draft.army())) {
            if (!s.forces().onMap(u) || s.forces().op(u) < attack) continue;
            if (s.forces().plot(u) != Forces.NONE || s.forces().supply(u) == SupplyState.ISOLATED) continue;
            int hex = s.forces().hex(u);
            if (targets.stream().noneMatch(target -> s.board().distance(hex, target) <= near)) continue;
            prospects[u] = s.forces().traveling(u) ? UnitReach.of(draft, u) : UnitReach.asItIs(draft, u);
        }
    }

    private Fight weigh(int target) {
        Assault assault = new Assault(s, aims, draft.weights(), target);
        for (int u : OrderOfBattle.indices(draft.army())) {
            if (prospects[u] == null || given[u] || !aims.mayAttack(u, target)) continue;
            for (int d = 0; d < Board.DIRECTIONS; d++) {
                int from = s.board().neighbor(target, d);
                if (from != Board.NONE && mayBeAt(u, from, target)) assault.offer(prospects[u], from);
            }
        }
        List<Assault.Attacker> attackers = assault.pick();
        if (attackers.isEmpty()) return null;
        double value = assault.value();
        return value > 0 && assault.odds() >= aims.leastOdds(target) ? new Fight(target, attackers, value) : null;
    }

    private boolean mayBeAt(int u, int from, int target) {
        return s.forces().hex(u) == from || aims.mayLeave(u, target);
    }

    /** Brings the attackers up; if too few get there, those who did do not attack. */
    private void fight(Fight fight) {
        List<Integer> there = new ArrayList<>();
        for (Assault.Attacker attacker : fight.attackers()) {
            given[attacker.unit()] = true;
            if (!mayBeAt(attacker.unit(), attacker.from(), fight.target())) continue; // the others have left meanwhile
            UnitReach prospect = prospects[attacker.unit()];
            if (prospect.go(draft, attacker.from(), attacker.change())
                    && s.board().distance(s.forces().hex(attacker.unit()), fight.target()) == 1)
                there.add(attacker.unit());
        }
        int[] attackers = there.stream().mapToInt(Integer::intValue).toArray();
        if (attackers.length == 0) return;
        double odds = OddsQuestion.odds(s, attackers, fight.target()).toDouble();
        if (odds < aims.leastOdds(fight.target())) return;
        for (int u : attackers) plot(u, fight.target());
    }

    private void plot(int u, int target) {
        Unit unit = OrderOfBattle.unit(u);
        boolean advances = aims.advances(u, target);
        if (s.forces().advance(u) != advances) draft.give(new BreakthroughOrder.Advance(unit, advances));
        draft.give(new BreakthroughOrder.Attack(
                unit, Direction.of(s.board().direction(s.forces().hex(u), target))));
    }

    /** Whether a unit can attack from where it would stand in normal mode. */
    static int leftInNormalMode(UnitReach prospect, int hex) {
        if (prospect.mode() == Mode.NORMAL) return prospect.left(hex);
        return Math.max(prospect.leftChanged(hex), prospect.leftChangingThere(hex));
    }
}
