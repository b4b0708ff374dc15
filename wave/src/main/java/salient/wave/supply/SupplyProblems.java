package salient.wave.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.data.SupplyProblemsTable;
import salient.wave.play.Clauses;
import salient.wave.play.GroundEvent;
import salient.wave.play.TurnEvent;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** 6.16, 6.17: German supply problems, and the depots that end them. */
@Clause({"wave 6.17a", "wave 3.7c", "wave 2.1"})
public final class SupplyProblems {
    private static final int FROM_TURN = Constants.of("supply-problems-from");
    private static final int DEPOTS_UNTIL = Constants.of("depots-until");
    private static final Purpose DICE = new Purpose("German supply problems", Clauses.clause("6.16a"));

    private SupplyProblems() {}

    /** 6.16a: two dice at the start of the first couplet, from GT4 on, until a depot or Liège falls. */
    @Clause("wave 6.16a")
    public static void roll(State state, Dice dice, Consumer<? super Event> tell) {
        if (state.scenario.beginner() || state.turn.number < FROM_TURN || state.turn.problemsEnded) return;
        Roll first = new Roll(DICE, 6, dice.roll(6, DICE));
        Roll second = new Roll(DICE, 6, dice.roll(6, DICE));
        List<String> names = SupplyProblemsTable.organizations(first.value() + second.value());
        for (String name : names)
            state.victims.add(state.counters.organization(Sides.GERMAN, name).index());
        tell.accept(new TurnEvent.SupplyProblemsFound(names, first, second));
    }

    /** 6.16b: the effect lasts for the game turn. */
    @Clause("wave 6.16b")
    public static void lift(State state) {
        state.victims.clear();
    }

    /** 6.17c. */
    @Clause("wave 6.17c")
    public static void removeDepots(State state, Consumer<? super Event> tell) {
        if (state.turn.number != DEPOTS_UNTIL) return;
        boolean any = false;
        for (int marker = 0; marker < salient.wave.state.Depots.MARKERS; marker++) any |= state.depots.hex(marker) >= 0;
        state.depots.remove();
        if (any) tell.accept(new TurnEvent.DepotsRemoved());
    }

    /**
     * German units have entered a hex: a POL marker there is turned over and removed (6.17b), and a real depot or a
     * Liège hex newly under control ends the table if one of them is in regular supply (6.16d).
     */
    @Clause({"wave 6.16d", "wave 6.17b"})
    public static void entered(State state, int[] units, int hex, boolean gained, Consumer<? super Event> tell) {
        boolean prize = gained && state.map.isLiege(hex);
        int marker = state.depots.at(hex);
        if (marker >= 0) {
            boolean real = state.depots.isReal(marker);
            prize |= real;
            state.depots.place(marker, -1);
            tell.accept(new GroundEvent.DepotFound(state.map.name(hex), real));
        }
        if (!prize || state.turn.problemsEnded || state.scenario.beginner() || !anyInRegularSupply(state, units))
            return;
        state.turn.problemsEnded = true;
        tell.accept(new TurnEvent.SupplyProblemsEnded(state.map.name(hex)));
    }

    private static boolean anyInRegularSupply(State state, int[] units) {
        for (int unit : units) if (Supply.of(state, unit).isNormal()) return true;
        return false;
    }

    /** Names of the organizations out of supply this turn. */
    public static List<String> victims(State state) {
        List<String> names = new ArrayList<>();
        for (int index : state.victims.toArray())
            names.add(state.counters.organizations().get(index).designator());
        return names;
    }
}
