package salient.breakthrough.combat;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.victory.Elimination;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;

/** 8.0: the plotted combats of the phasing player, one after the other; no decision is asked for (8.4h). */
public final class CombatPhase {
    private static final Purpose ATTACKER_LOSS = new Purpose("attacker losses", clause("8.3e"));
    private static final Purpose DEFENDER_LOSS = new Purpose("defender losses", clause("8.3f"));

    private static final int APPROXIMATE_STEP = Constants.of("approximate-strength-step");

    private CombatPhase() {}

    /** 8.0h: the nearest multiple of ten, at least ten. */
    @Clause("breakthrough 8.0h")
    public static int approximate(int strength) {
        return Math.max(APPROXIMATE_STEP, (strength + APPROXIMATE_STEP / 2) / APPROXIMATE_STEP * APPROXIMATE_STEP);
    }

    /** 8.0b: all who plotted against one hex fight together, at the place of the first of them. */
    @Clause("breakthrough 8.0a")
    public static void resolve(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        TurnState turn = s.turn();
        boolean[] fought = new boolean[s.board().size()];
        for (int i = 0; i < turn.plots(); i++) {
            int u = turn.plotter(i);
            if (!s.forces().onMap(u) || s.forces().plot(u) == Forces.NONE) continue;
            int target = target(s, u);
            if (fought[target]) continue;
            fought[target] = true;
            resolve(s, army, plotters(s, target), target, dice, tell);
        }
        turn.forgetPlots();
    }

    private static int target(State s, int u) {
        return s.board().neighbor(s.forces().hex(u), s.forces().plot(u));
    }

    /** The units that plotted against a hex, in the order in which they did; others with them take no part (8.0j). */
    @Clause({"breakthrough 8.0b", "breakthrough 8.0j"})
    static int[] plotters(State s, int target) {
        int[] found = new int[s.turn().plots()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            int u = s.turn().plotter(i);
            if (s.forces().onMap(u) && s.forces().plot(u) != Forces.NONE && target(s, u) == target) found[count++] = u;
        }
        return Arrays.copyOf(found, count);
    }

    /** Surrender, losses, retreats, advances; an attacker that has advanced keeps its plot no longer. */
    @Clause("breakthrough 4.3q")
    private static void resolve(
            State s, Army army, int[] attackers, int target, Dice dice, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        if (forces.holds(target, army.opponent())) {
            int[] from = hexes(forces, attackers);
            Surrender.test(s, target, dice, tell);
            if (forces.holds(target, army.opponent())) fight(s, attackers, from, target, dice, tell);
        } else {
            tell.accept(
                    new CombatEvent.NothingToAttack(army, s.board().hex(target).toString()));
        }
        for (int u : attackers) forces.setPlot(u, Forces.NONE);
        AdvanceAfterCombat.advance(s, attackers, target, tell);
    }

    /** Each hex once, however many units are there. */
    static int[] hexes(Forces forces, int[] units) {
        return Arrays.stream(units).map(forces::hex).distinct().toArray();
    }

    @Clause({"breakthrough 8.0e", "breakthrough 8.0f", "breakthrough 8.0g"})
    private static void fight(
            State s, int[] attackers, int[] from, int target, Dice dice, Consumer<BreakthroughEvent> tell) {
        int[] defenders = unitsAt(s.forces(), target);
        Combat combat = combat(s, attackers, defenders, target);
        Casualties casualties = combat.casualties();
        Roll first = new Roll(ATTACKER_LOSS, Casualties.DIE, dice.roll(Casualties.DIE, ATTACKER_LOSS));
        Roll second = new Roll(DEFENDER_LOSS, Casualties.DIE, dice.roll(Casualties.DIE, DEFENDER_LOSS));
        int[] attackerShares = combat.attackerShares(casualties.attackerLoss(first.value()));
        int[] defenderShares = combat.defenderShares(casualties.defenderLoss(first.value(), second.value()));
        for (int i = 0; i < defenders.length; i++)
            Losses.payForDefense(
                    s.forces(), defenders[i], combat.defenders().get(i).unit().unit());
        LossAllocation aftermath = new LossAllocation(s, combat);
        tell.accept(new CombatEvent.Fought(
                s.board().hex(target).toString(),
                approximate(combat.defenderStrength()),
                aftermath.attackers(attackers, attackerShares),
                aftermath.defenders(defenders, defenderShares),
                Combat.shown(combat.odds()),
                Optional.of(first),
                Optional.of(second)));
        for (int u : attackers) if (s.forces().strength(u) == 0) Elimination.eliminate(s, u, tell);
        for (int u : defenders) if (s.forces().strength(u) == 0) Elimination.eliminate(s, u, tell);
        for (int i = 0; i < defenders.length; i++)
            if (s.forces().onMap(defenders[i]))
                Retreat.test(
                        s,
                        defenders[i],
                        defenderShares[i],
                        combat.defenders().get(i).unit().combat(),
                        from,
                        dice,
                        tell);
    }

    static int[] unitsAt(Forces forces, int hex) {
        List<Integer> units = new ArrayList<>(3);
        for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u)) units.add(u);
        return units.stream().mapToInt(Integer::intValue).toArray();
    }

    static Combat combat(State s, int[] attackers, int[] defenders, int target) {
        return new Combat(
                Arrays.stream(attackers)
                        .mapToObj(u -> Combatant.attacker(s, u, target))
                        .toList(),
                Arrays.stream(defenders).mapToObj(u -> Combatant.defender(s, u)).toList(),
                s.board().terrain(target));
    }
}
