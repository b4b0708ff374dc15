package salient.wave.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.play.Clauses;
import salient.wave.play.CombatEvent;
import salient.wave.reinforcement.British;
import salient.wave.stacking.Peiper;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** R.3: one battle from its announcement to the advance, each decision asked of the side it belongs to. */
public final class Fight {
    @Clause("wave 10.23")
    private static final Purpose BOMBARDMENT = new Purpose("bombardment", Clauses.clause("10.23"));

    @Clause("wave 10.8")
    private static final Purpose BATTLE = new Purpose("battle", Clauses.clause("10.8"));

    private Fight() {}

    /** Steps 1 to 3: the attack is named, the hexes are open, supply is checked. */
    @Clause({"wave 6.2b", "wave 7.3", "wave 10.4b", "wave 10.18d", "wave 10.19b"})
    public static void begin(State state, int target, int[] units, Dice dice, Consumer<? super Event> tell) {
        int out = 0;
        for (int i = 0; i < units.length; i++) {
            state.stacks.mark(units[i], Stacks.ATTACKED);
            if (!Supply.draw(state, units[i]).isSupplied()) out |= 1 << i;
        }
        int[] defenders = state.stacks.units(target);
        for (int unit : defenders) {
            state.stacks.mark(unit, Stacks.WAS_ATTACKED);
            if (state.counters.isArtillery(unit)) state.stacks.mark(unit, Stacks.DONE); // 10.18d, 10.19b
        }
        state.battle.begin(target, units, out);
        tell.accept(new CombatEvent.AttackAnnounced(
                Sides.side(state.turn.active),
                state.map.name(target),
                state.counters.ids(units),
                state.counters.ids(defenders)));
        if (state.turn.active == Sides.ALLIED) British.crossed(state, units, target, dice, tell);
        state.turn.phase = Phase.ATTACK_SUPPORT;
        if (!Artillery.canSupportAny(state, true)) declared(state, dice, tell);
    }

    /** Steps 4 and 5: the side that was asked has declared its support. */
    @Clause("wave 10.24")
    public static void declared(State state, Dice dice, Consumer<? super Event> tell) {
        if (state.turn.phase == Phase.ATTACK_SUPPORT) {
            state.turn.phase = Phase.DEFENSE_SUPPORT;
            if (Artillery.canSupportAny(state, false)) return;
        }
        resolve(state, dice, tell);
    }

    /** After one more supporter: is there anything left to declare? */
    public static void afterSupport(State state, Dice dice, Consumer<? super Event> tell) {
        if (!Artillery.canSupportAny(state, state.turn.phase == Phase.ATTACK_SUPPORT)) declared(state, dice, tell);
    }

    /** Steps 6 to 11. */
    @Clause({"wave R.3", "wave 10.7b"})
    private static void resolve(State state, Dice dice, Consumer<? super Event> tell) {
        List<CombatEvent.Bombardment> bombardments = new ArrayList<>();
        int attackDice = bombard(state, true, dice, bombardments);
        int defenseDice = bombard(state, false, dice, bombardments);
        Odds odds = Odds.ofBattle(state);
        int attack = odds.attack() + attackDice;
        int defense = odds.defense() + defenseDice;
        int place = odds.place(attackDice, defenseDice);
        Optional<Roll> die = CombatResults.isAutomatic(place)
                ? Optional.empty()
                : Optional.of(new Roll(BATTLE, 6, dice.roll(6, BATTLE)));
        CombatResults.Result result =
                CombatResults.result(place, die.map(Roll::value).orElse(1));
        state.battle.attackerLosses = result.attacker();
        state.battle.defenderLosses = result.defender();
        tell.accept(new CombatEvent.BattleFought(
                state.map.name(state.battle.target),
                strengths(state, odds),
                odds.halved(),
                bombardments,
                attack,
                defense,
                CombatResults.name(CombatResults.place(attack, defense)),
                odds.shifts(),
                CombatResults.name(place),
                die,
                result.attacker(),
                result.defender()));
        state.turn.phase = Phase.ATTACK_LOSSES;
        settle(state, tell);
    }

    private static List<CombatEvent.Strength> strengths(State state, Odds odds) {
        List<CombatEvent.Strength> strengths = new ArrayList<>(odds.parts().size());
        for (Odds.Part part : odds.parts())
            strengths.add(new CombatEvent.Strength(
                    state.counters.id(part.unit()), part.factor(), part.divisor(), part.clauses()));
        return strengths;
    }

    private static int bombard(State state, boolean attack, Dice dice, List<CombatEvent.Bombardment> told) {
        int sum = 0;
        for (int gun : state.battle.guns(attack)) {
            Roll roll = new Roll(BOMBARDMENT, 6, dice.roll(6, BOMBARDMENT));
            told.add(new CombatEvent.Bombardment(Sides.side(state.counters.side(gun)), state.counters.id(gun), roll));
            sum += roll.value();
            state.stacks.mark(gun, Stacks.DONE);
        }
        return sum;
    }

    /** Step 12: losses without a choice are taken at once; the attacker chooses first, then the defender. */
    @Clause("wave 1.2e")
    private static void settle(State state, Consumer<? super Event> tell) {
        if (state.turn.phase == Phase.ATTACK_LOSSES) {
            if (!Losses.settle(state, true, tell)) return;
            state.turn.phase = Phase.DEFENSE_LOSSES;
        }
        if (!Losses.settle(state, false, tell)) return;
        state.turn.phase = Phase.ADVANCE;
        if (!Advance.isPossible(state)) end(state, tell);
    }

    public static void judgeLoss(State state, int unit, Reasons reasons) {
        Losses.judge(state, state.turn.isOfActive(), unit, reasons);
    }

    public static int[] lossChoices(State state) {
        int[] involved = Losses.involved(state, state.turn.phase == Phase.ATTACK_LOSSES);
        return Arrays.stream(involved)
                .filter(unit -> Losses.canLose(state, involved, unit))
                .toArray();
    }

    public static void lose(State state, int unit, Consumer<? super Event> tell) {
        Losses.lose(state, state.turn.phase == Phase.ATTACK_LOSSES, unit, tell);
        settle(state, tell);
    }

    public static void judgeAdvance(State state, int[] units, Reasons reasons) {
        Advance.judge(state, units, reasons);
    }

    public static int[] advanceChoices(State state) {
        return Advance.choices(state);
    }

    /** Step 13. A bridge may be asked about before more units follow. */
    public static void advance(State state, int[] units, Dice dice, Consumer<? super Event> tell) {
        tell.accept(new CombatEvent.Advanced(
                Sides.side(state.turn.active), state.counters.ids(units), state.map.name(state.battle.target)));
        Advance.advance(state, units, dice, tell);
        if (state.march.isAsking()) {
            state.turn.interrupted = Phase.ADVANCE;
            state.turn.phase = Phase.DEMOLITION;
        } else afterAdvance(state, tell);
    }

    /** Whether anybody can still follow; otherwise the battle is over. */
    @Clause("wave 10.26c")
    public static void afterAdvance(State state, Consumer<? super Event> tell) {
        state.turn.phase = Phase.ADVANCE;
        if (!Advance.isPossible(state)) end(state, tell);
    }

    public static void end(State state, Consumer<? super Event> tell) {
        Peiper.gather(state, state.battle.target, tell);
        state.battle.end();
        state.turn.phase = Phase.COMBAT;
    }

    /** The combat phase is over: who attacked and who was attacked no longer matters. */
    public static void endPhase(State state) {
        state.stacks.clearAll(state.turn.active, Stacks.ATTACKED);
        state.stacks.clearAll(Sides.enemy(state.turn.active), Stacks.WAS_ATTACKED);
    }
}
