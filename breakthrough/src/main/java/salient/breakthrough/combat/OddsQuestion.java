package salient.breakthrough.combat;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.hexwar.odds.Rational;
import salient.kernel.play.Answer;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** Calculates {@link Odds} with the same classes that resolve the combat. */
public final class OddsQuestion {
    private static final ClauseId TARGET = clause("7.9c");
    private static final ClauseId PLOTTED = clause("8.0b");
    private static final ClauseId ON_MAP = clause("6.1b");

    private OddsQuestion() {}

    /** Why there are no odds. */
    public record NoOdds(List<Reason> reasons) implements Answer {
        @Override
        public void describe(Consumer<String> line) {
            for (Reason reason : reasons) line.accept(reason.why() + " (" + reason.clause() + ")");
        }
    }

    /** The attackers named, or all that have plotted against the hex if none are. */
    public static Answer answer(State s, BreakthroughQuestion.Odds question) {
        int target = question.target().index();
        int[] attackers = question.attackers().isEmpty()
                ? CombatPhase.plotters(s, target)
                : question.attackers().stream().mapToInt(Unit::index).distinct().toArray();
        List<Reason> reasons = objections(s, attackers, target);
        return reasons.isEmpty() ? calculate(s, attackers, target) : new NoOdds(reasons);
    }

    /** The odds alone, for those who weigh many attacks; the attackers stand next to the target. */
    @Clause("breakthrough 8.2l")
    public static Rational odds(State s, int[] attackers, int target) {
        return CombatPhase.combat(s, attackers, CombatPhase.unitsAt(s.forces(), target), target)
                .odds();
    }

    private static List<Reason> objections(State s, int[] attackers, int target) {
        List<Reason> reasons = new ArrayList<>();
        Board board = s.board();
        Forces forces = s.forces();
        if (attackers.length == 0)
            reasons.add(new Reason(
                    PLOTTED, "No unit has plotted an attack on " + board.hex(target) + "; name the attackers."));
        if (forces.empty(target)) reasons.add(new Reason(TARGET, "There is no unit at " + board.hex(target) + "."));
        for (int u : attackers) {
            Unit unit = OrderOfBattle.unit(u);
            if (!forces.onMap(u)) reasons.add(new Reason(ON_MAP, CommonReasons.notOnMap(unit.toString())));
            else if (board.distance(forces.hex(u), target) != 1)
                reasons.add(new Reason(TARGET, unit + " is not next to " + board.hex(target) + "."));
            if (forces.holds(target, unit.army()))
                reasons.add(
                        new Reason(TARGET, "The units at " + board.hex(target) + " are not enemies of " + unit + "."));
        }
        return reasons;
    }

    private static Odds calculate(State s, int[] attackers, int target) {
        int[] defenders = CombatPhase.unitsAt(s.forces(), target);
        Combat combat = CombatPhase.combat(s, attackers, defenders, target);
        Army attacker = s.forces().army(attackers[0]);
        Combatant[] attacking = combatants(combat.attackers());
        Combatant[] defending = combatants(combat.defenders());
        DefenderOutcomes fates =
                new DefenderOutcomes(s, attacking, CombatPhase.hexes(s.forces(), attackers), defending, target);
        List<String> assumptions = new ArrayList<>();
        for (Army army : Army.values()) if (!s.knows(army)) assumptions.addAll(StrengthBounds.assumptions(army));
        return new Odds(
                s.board().hex(target).toString(),
                s.board().spokenName(target),
                s.board().terrain(target).word(),
                attackers(attacker, combat),
                defenders(attacker.opponent(), combat),
                Combat.shown(combat.odds()),
                assumptions.isEmpty() ? Optional.empty() : Optional.of(range(s, attacking, defending, target)),
                List.copyOf(assumptions),
                chances(fates.attackerLoss(), fates.total()),
                chances(fates.defenderLoss(), fates.total()),
                fates(defending, fates),
                share(fates.cleared(), fates.total()));
    }

    private static Odds.Force attackers(Army army, Combat combat) {
        return new Odds.Force(
                army.side().id(),
                strengths(combat.attackers()),
                combat.attackerArtillery(),
                modifiers(combat.artilleryModifiers()),
                Combat.shown(combat.effectiveAttackerArtillery()),
                Combat.shown(combat.attackerTotal()));
    }

    private static Odds.Force defenders(Army army, Combat combat) {
        return new Odds.Force(
                army.side().id(),
                strengths(combat.defenders()),
                combat.defenderArtillery(),
                List.of(),
                Combat.shown(combat.defenderArtillery() * ModifiedStrength.ONE),
                Combat.shown(combat.defenderTotal()));
    }

    private static List<Odds.Modifier> modifiers(List<CombatEvent.Factor> factors) {
        return factors.stream().map(Odds.Modifier::of).toList();
    }

    private static List<Odds.Strength> strengths(List<ModifiedStrength> side) {
        return side.stream()
                .map(u -> new Odds.Strength(
                        u.unit().unit().id(),
                        u.unit().combat(),
                        modifiers(u.modifiers()),
                        u.limited(),
                        Combat.shown(u.value())))
                .toList();
    }

    private static Combatant[] combatants(List<ModifiedStrength> side) {
        return side.stream().map(ModifiedStrength::unit).toArray(Combatant[]::new);
    }

    /** The odds with the unknown units of either side at their worst and at their best for the attacker. */
    private static Odds.Range range(State s, Combatant[] attacking, Combatant[] defending, int target) {
        return new Odds.Range(
                Combat.shown(odds(s, bound(s, attacking, false), bound(s, defending, true), target)),
                Combat.shown(odds(s, bound(s, attacking, true), bound(s, defending, false), target)));
    }

    private static List<Combatant> bound(State s, Combatant[] side, boolean best) {
        return Arrays.stream(side)
                .map(unit -> s.knows(unit.unit().army())
                        ? unit
                        : best ? StrengthBounds.atBest(s, unit) : StrengthBounds.atWorst(s, unit))
                .toList();
    }

    private static Rational odds(State s, List<Combatant> attacking, List<Combatant> defending, int target) {
        return new Combat(attacking, defending, s.board().terrain(target)).odds();
    }

    private static List<Odds.Chance> chances(long[] weights, long total) {
        List<Odds.Chance> chances = new ArrayList<>();
        for (int loss = 0; loss < weights.length; loss++)
            if (weights[loss] > 0) chances.add(new Odds.Chance(loss, share(weights[loss], total)));
        return List.copyOf(chances);
    }

    private static List<Odds.Fate> fates(Combatant[] defenders, DefenderOutcomes fates) {
        List<Odds.Fate> all = new ArrayList<>();
        long total = fates.total();
        for (int i = 0; i < defenders.length; i++)
            all.add(new Odds.Fate(
                    defenders[i].unit().id(),
                    share(fates.fate(i, DefenderOutcomes.Fate.SURRENDERS), total),
                    share(fates.fate(i, DefenderOutcomes.Fate.ELIMINATED), total),
                    share(fates.fate(i, DefenderOutcomes.Fate.RETREATS), total),
                    share(fates.fate(i, DefenderOutcomes.Fate.STANDS_AT_A_COST), total),
                    share(fates.fate(i, DefenderOutcomes.Fate.HOLDS), total)));
        return List.copyOf(all);
    }

    private static double share(long weight, long total) {
        return (double) weight / total;
    }
}
