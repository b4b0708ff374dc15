package salient.wave.combat;

import static salient.wave.play.Clauses.clause;

import java.util.Arrays;
import java.util.function.Consumer;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.state.State;
import salient.wave.victory.Victory;

/** 10.9: each owner takes his losses as he likes, but nobody dies while another involved unit has a step to spare. */
@Clause("wave 10.10")
final class Losses {
    private Losses() {}

    /** The units of one side that share its losses: attackers still alive, or all that stand in the target hex. */
    static int[] involved(State state, boolean attacker) {
        if (!attacker) return state.stacks.units(state.battle.target);
        return Arrays.stream(state.battle.attackers())
                .filter(state.stacks::isOnMap)
                .toArray();
    }

    /** Whether 10.9c lets this unit lose a step now. */
    static boolean canLose(State state, int[] involved, int unit) {
        if (state.stacks.steps(unit) > 1) return true;
        for (int other : involved) if (state.stacks.steps(other) > 1) return false;
        return true;
    }

    @Clause({"wave 10.9b", "wave 10.9c"})
    static void judge(State state, boolean attacker, int unit, Reasons reasons) {
        int[] involved = involved(state, attacker);
        String id = state.counters.id(unit);
        if (Arrays.stream(involved).noneMatch(u -> u == unit))
            reasons.add(clause("10.9b"), id + " is not one of your units in this battle.");
        else if (!canLose(state, involved, unit))
            reasons.add(clause("10.9c"), id + " cannot be eliminated while another unit of the battle has two steps.");
    }

    /** Takes losses that leave no choice; true when all are taken. */
    static boolean settle(State state, boolean attacker, Consumer<? super Event> tell) {
        while (left(state, attacker) > 0) {
            int[] involved = involved(state, attacker);
            int steps = Arrays.stream(involved).map(state.stacks::steps).sum();
            int[] choices = Arrays.stream(involved)
                    .filter(u -> canLose(state, involved, u))
                    .toArray();
            if (steps == 0) setLeft(state, attacker, 0); // more than there was to lose
            else if (choices.length == 1 || left(state, attacker) >= steps) lose(state, attacker, choices[0], tell);
            else return false;
        }
        return true;
    }

    @Clause("wave 10.9a")
    static void lose(State state, boolean attacker, int unit, Consumer<? super Event> tell) {
        setLeft(state, attacker, left(state, attacker) - 1);
        Victory.stepLost(state, unit, "10.9a", tell);
    }

    private static int left(State state, boolean attacker) {
        return attacker ? state.battle.attackerLosses : state.battle.defenderLosses;
    }

    private static void setLeft(State state, boolean attacker, int left) {
        if (attacker) state.battle.attackerLosses = left;
        else state.battle.defenderLosses = left;
    }
}
