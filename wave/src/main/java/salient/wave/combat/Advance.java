package salient.wave.combat;

import static salient.wave.play.Clauses.clause;

import java.util.Arrays;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.map.WaveMap;
import salient.wave.movement.Entering;
import salient.wave.movement.Movement;
import salient.wave.reinforcement.British;
import salient.wave.stacking.Stacking;
import salient.wave.state.State;

/** 10.26: surviving attackers may move into the hex they have cleared. */
final class Advance {
    private Advance() {}

    static boolean isPossible(State state) {
        return state.stacks.holder(state.battle.target) != 1 - state.turn.active && choices(state).length > 0;
    }

    /** The attackers that may still advance. */
    static int[] choices(State state) {
        return Arrays.stream(state.battle.attackers())
                .filter(unit -> canAdvance(state, unit))
                .toArray();
    }

    private static boolean canAdvance(State state, int unit) {
        Reasons reasons = new Reasons();
        judge(state, unit, reasons);
        return reasons.isEmpty();
    }

    @Clause({"wave 10.26b", "wave 10.26c", "wave 10.26d"})
    static void judge(State state, int[] units, Reasons reasons) {
        if (units.length == 0) reasons.add(clause("10.26c"), "Name at least one unit to advance, or end the advance.");
        int regulars = 0;
        int independents = 0;
        for (int i = 0; i < units.length; i++) {
            for (int j = 0; j < i; j++)
                if (units[j] == units[i]) reasons.add(clause("2.3a"), state.counters.id(units[i]) + " is named twice.");
            judge(state, units[i], reasons);
            regulars++;
            if (state.counters.isIndependent(units[i])) independents++;
        }
        if (units.length > 1) Stacking.judge(state, state.battle.target, regulars, independents, false, reasons);
    }

    @Clause({"wave 10.26a", "wave 10.26f"})
    private static void judge(State state, int unit, Reasons reasons) {
        String id = state.counters.id(unit);
        int target = state.battle.target;
        int hex = state.stacks.place(unit);
        if (hex < 0 || hex == target || Arrays.stream(state.battle.attackers()).noneMatch(u -> u == unit)) {
            reasons.add(clause("10.26a"), id + " is not a surviving attacker of this battle, so it cannot advance.");
            return;
        }
        judgeHexside(state, unit, hex, target, reasons);
        boolean alone = state.counters.isIndependent(unit);
        Stacking.judge(state, target, 1, alone ? 1 : 0, false, reasons);
        if (British.isBarred(state, unit, target))
            reasons.add(clause("10.26f"), id + " is British and may not go east of the Meuse.");
    }

    /** 10.26e, 10.26f: only where it could have moved, standing beside the hexside as it does. */
    @Clause("wave 10.26e")
    private static void judgeHexside(State state, int unit, int hex, int target, Reasons reasons) {
        String id = state.counters.id(unit);
        int step = state.map.step(hex, state.map.grid().direction(hex, target));
        boolean light = Movement.isLight(state, unit);
        if ((step & WaveMap.BLOCKED) != 0 && !light)
            reasons.add(clause("10.26f"), id + " cannot cross the blocked hexside.");
        boolean dry = state.ground.isDry(step);
        if (!dry && (step & WaveMap.MAJOR) != 0)
            reasons.add(clause("10.26e"), id + " cannot cross a major river or lake without an intact bridge.");
        else if (!dry && state.counters.isHeavy(unit))
            reasons.add(clause("10.26f"), id + " is heavy and cannot cross an unbridged river.");
        if (!light && state.map.terrain(target) == WaveMap.MARSH && !Movement.isUsableRoad(state, hex, target, step))
            reasons.add(clause("10.26f"), id + " cannot enter marsh off the road.");
    }

    @Clause({"wave 10.26g", "wave 10.26h", "wave 9.5"})
    static void advance(State state, int[] units, Dice dice, Consumer<? super Event> tell) {
        Entering.enter(state, units, state.battle.target, dice, tell);
    }
}
