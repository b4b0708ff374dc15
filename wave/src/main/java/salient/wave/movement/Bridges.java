package salient.wave.movement;

import static salient.wave.play.Clauses.clause;

import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.map.WaveMap;
import salient.wave.play.Clauses;
import salient.wave.play.GroundEvent;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Counter.Nationality;
import salient.wave.units.Sides;

/** 9.13 and 9.14: bridges blown when the enemy reaches them. */
@Clause("wave 9.14h")
public final class Bridges {
    private static final int DEMOLITION_FROM = Constants.of("demolition-from");
    private static final int BLOWS_ON = Constants.of("demolition-die");
    private static final int BLOWS_WITH_ENGINEER = Constants.of("demolition-die-engineer");
    private static final int ENGINEER_RANGE = Constants.of("engineer-range");

    @Clause("wave 9.14e")
    private static final Purpose DEMOLITION = new Purpose("bridge demolition", Clauses.clause("9.14e"));

    private Bridges() {}

    /**
     * 9.14a: notes the bridges the enemy of the mover may try to blow, before control of the hex changes hands: intact,
     * both abutments his until this instant, not tried this game turn. Never the bridge just crossed: its other end
     * is not his (9.14f, 10.26g).
     */
    @Clause({"wave 9.13a", "wave 9.14b", "wave 9.14f", "wave 9.14i", "wave 10.26g"})
    public static void noteDemolitions(State state, int mover, int hex) {
        if (state.scenario.beginner() || state.turn.number < DEMOLITION_FROM) return;
        int defender = Sides.enemy(mover);
        if (state.ground.control(hex) != defender) return;
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int bridge = WaveMap.bridgeOf(state.map.step(hex, d));
            if (bridge < 0
                    || state.ground.blown().has(bridge)
                    || state.ground.attempted().has(bridge)) continue;
            if (state.ground.control(state.map.neighbor(hex, d)) == defender) state.march.ask(bridge);
        }
    }

    /** What bars an attempt on a bridge whenever it is made. */
    @Clause({"wave 9.14c", "wave 5.8f", "wave P.4c"})
    public static void judgeBlowing(State state, int hexside, boolean blow, Reasons reasons) {
        int bridge = state.map.bridgeOn(hexside);
        if (bridge < 0) {
            reasons.add(clause("9.14a"), "The map shows no bridge at " + state.map.sideName(hexside) + ".");
            return;
        }
        if (!blow) return;
        String name = state.map.spokenBridge(bridge);
        if (state.scenario.beginner()) reasons.add(clause("P.4c"), "No bridge is blown in the beginner game.");
        else if (state.turn.number < DEMOLITION_FROM) reasons.add(clause("5.8f"), "Bridges cannot be blown on GT1.");
        if (state.ground.blown().has(bridge)) reasons.add(clause("9.14a"), capital(name) + " is already blown.");
        if (state.ground.attempted().has(bridge))
            reasons.add(clause("9.14c"), "An attempt to blow " + name + " has been made in this game turn.");
    }

    static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** Whether it is the bridge being asked about. */
    @Clause({"wave 9.14a", "wave 9.14d"})
    public static void judgeAnswer(State state, int hexside, Reasons reasons) {
        if (state.map.bridgeOn(hexside) != state.march.askedFirst())
            reasons.add(
                    clause("9.14a"),
                    "The bridge in question is " + state.map.bridgeId(state.march.askedFirst()) + ", not "
                            + state.map.sideName(hexside) + ".");
    }

    /** The answer about the bridge in question. */
    @Clause("wave 9.13b")
    public static void answer(State state, int bridge, boolean blow, Dice dice, Consumer<? super Event> tell) {
        state.march.answered();
        String name = state.map.bridgeId(bridge);
        if (!blow) {
            tell.accept(new GroundEvent.Demolition(name, Optional.empty(), 0, false, false));
            return;
        }
        state.ground.attempted().add(bridge);
        boolean engineer = hasEngineer(state, bridge);
        Roll roll = new Roll(DEMOLITION, 6, dice.roll(6, DEMOLITION));
        int blowsOn = engineer ? BLOWS_WITH_ENGINEER : BLOWS_ON;
        boolean blown = roll.value() >= blowsOn;
        if (blown) {
            state.ground.blown().add(bridge);
            state.stepCostsChanged(state.map.firstAbutment(bridge), state.map.secondAbutment(bridge));
            state.supplyChanged();
        }
        tell.accept(new GroundEvent.Demolition(name, Optional.of(roll), blowsOn, blown, engineer));
    }

    /** 9.14g: the mover is German and a supplied US engineer is within two hexes of the abutment he entered. */
    @Clause("wave 9.14g")
    public static boolean hasEngineer(State state, int bridge) {
        if (state.turn.active != Sides.GERMAN) return false;
        int entered = abutmentHeldBy(state, bridge, Sides.GERMAN);
        for (int unit : state.counters.of(Sides.ALLIED)) {
            if (!state.counters.isEngineer(unit) || !state.stacks.isOnMap(unit)) continue;
            if (state.counters.counter(unit).nationality() == Nationality.BRITISH) continue;
            if (state.map.grid().distance(state.stacks.place(unit), entered) <= ENGINEER_RANGE
                    && Supply.draw(state, unit).isSupplied()) return true;
        }
        return false;
    }

    private static int abutmentHeldBy(State state, int bridge, int side) {
        int first = state.map.firstAbutment(bridge);
        return state.ground.control(first) == side ? first : state.map.secondAbutment(bridge);
    }
}
