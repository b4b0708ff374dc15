package salient.breakthrough.supply;

import static salient.breakthrough.play.Clauses.clauses;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.SupplyEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;

/** 4.3, 4.4 and 8.1h to 8.1l: the Supply Phase of one army, up to the grant of operation points. */
public final class SupplyPhase {
    private static final int[] SUPPLIED_THROUGH = Constants.perArmy("supplied-through-turn");
    private static final int RECOVERY = Constants.of("efficiency-recovery");
    private static final int RECOVERY_PER_OP = Constants.of("efficiency-per-op");
    private static final int UNSUPPLIED_LOSS = Constants.of("efficiency-unsupplied");

    private SupplyPhase() {}

    @Clause({"breakthrough 4.0a", "breakthrough 4.1g"})
    public static void check(State s, Army army, Dice dice, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        List<SupplyEvent.Changed> changes = new ArrayList<>();
        List<Roll> rolls = new ArrayList<>();
        List<String> fallenOut = new ArrayList<>();
        for (int u : OrderOfBattle.indices(army)) {
            if (!forces.onMap(u)) continue;
            SupplyState before = forces.supply(u);
            SupplyState traced = alwaysSupplied(s, army) ? SupplyState.SUPPLIED : Isolation.state(s, u);
            boolean dry = traced == SupplyState.SUPPLIED && Fuel.runsOut(s, u, dice, rolls);
            SupplyState after = dry ? SupplyState.UNSUPPLIED : traced;
            forces.setTraced(u, traced);
            forces.setSupply(u, after);
            forces.setWithoutFuel(u, dry);
            if (after != before || dry)
                changes.add(new SupplyEvent.Changed(OrderOfBattle.unit(u).id(), after, dry));
            if (leavesTravelMode(forces, u)) {
                forces.setMode(u, Mode.NORMAL);
                fallenOut.add(OrderOfBattle.unit(u).id());
            }
            if (s.turn().number() != s.definition().firstTurn()) changeEfficiency(forces, u);
        }
        boolean exception = alwaysSupplied(s, army);
        tell.accept(new SupplyEvent.SupplyChecked(
                army,
                List.copyOf(changes),
                List.copyOf(rolls),
                exception ? clauses(army == Army.AMERICAN ? "4.4a" : "4.4b") : clauses("4.2a", "4.2b", "4.2c")));
        for (String unit : fallenOut) tell.accept(new SupplyEvent.FellOutOfTravelMode(army, unit));
    }

    /** 4.4a, 4.4b, 2.4g, 2.4h: the first days need no trace. */
    @Clause({"breakthrough 4.4a", "breakthrough 4.4b", "breakthrough 2.4g", "breakthrough 2.4h"})
    public static boolean alwaysSupplied(State s, Army army) {
        return s.turn().number() <= SUPPLIED_THROUGH[army.ordinal()];
    }

    /** 4.3j with the exception 4.3k: want of fuel alone leaves a unit in travel mode. */
    @Clause({"breakthrough 4.3j", "breakthrough 4.3k", "breakthrough 4.3l"})
    private static boolean leavesTravelMode(Forces forces, int u) {
        return forces.traveling(u) && forces.supply(u) != SupplyState.SUPPLIED && !forces.withoutFuel(u);
    }

    /** 8.1h to 8.1k, 4.3b, 4.3c: not in the first Supply Phase of a scenario (8.1l). */
    @Clause({
        "breakthrough 8.1h",
        "breakthrough 8.1i",
        "breakthrough 8.1j",
        "breakthrough 8.1k",
        "breakthrough 8.1l",
        "breakthrough 4.3b",
        "breakthrough 4.3c"
    })
    private static void changeEfficiency(Forces forces, int u) {
        int change =
                forces.supply(u) == SupplyState.SUPPLIED ? RECOVERY + RECOVERY_PER_OP * forces.op(u) : -UNSUPPLIED_LOSS;
        forces.setEfficiency(u, forces.efficiency(u) + change);
    }
}
