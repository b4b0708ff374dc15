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

/** 9.13 to 9.16: bridges blown when the enemy reaches them, and repaired. */
@Clause("wave 9.14h")
public final class Bridges {
    private static final int DEMOLITION_FROM = Constants.of("demolition-from");
    private static final int BLOWS_ON = Constants.of("demolition-die");
    private static final int BLOWS_WITH_ENGINEER = Constants.of("demolition-die-engineer");
    private static final int ENGINEER_RANGE = Constants.of("engineer-range");
    private static final int GERMAN_REPAIRS = Constants.of("german-repairs");
    private static final int GERMAN_REPAIRS_COUPLET = Constants.of("german-repairs-couplet");

    @Clause("wave 9.14e")
    private static final Purpose DEMOLITION = Clauses.purpose("bridge demolition", "9.14e");

    private Bridges() {}

    // ---- demolition

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

    private static String capital(String text) {
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

    // ---- repair

    /** 9.15b: only where the map prints a bridge. */
    @Clause("wave 9.15b")
    public static void judgeRepairAt(State state, int hexside, Reasons reasons) {
        int bridge = state.map.bridgeOn(hexside);
        if (bridge >= 0) judgeRepair(state, state.turn.decides(), bridge, reasons);
        else
            reasons.add(
                    clause("9.15b"),
                    "The map shows no bridge at " + state.map.sideName(hexside)
                            + ", and bridges cannot be built anywhere else.");
    }

    @Clause({"wave 9.15a", "wave 9.15c", "wave 9.15d", "wave 9.15e", "wave 9.15f", "wave 9.16", "wave 5.8g", "wave P.2"
    })
    public static void judgeRepair(State state, int side, int bridge, Reasons reasons) {
        String name = state.map.spokenBridge(bridge);
        if (state.scenario.beginner()) reasons.add(clause("P.2"), "No bridge needs repair in the beginner game.");
        if (state.turn.isFirstCouplet())
            reasons.add(clause("9.15a"), "Bridges cannot be repaired in the first couplet of GT1.");
        if (!state.ground.blown().has(bridge)) reasons.add(clause("9.15e"), capital(name) + " is intact.");
        if (state.ground.underRepair().has(bridge))
            reasons.add(clause("9.15f"), capital(name) + " is already under repair.");
        if (side == Sides.GERMAN && state.turn.repairs >= GERMAN_REPAIRS)
            reasons.add(clause("9.15c"), "The German player has used all " + GERMAN_REPAIRS + " repairs.");
        if (side == Sides.GERMAN && state.turn.repairsThisCouplet >= GERMAN_REPAIRS_COUPLET)
            reasons.add(
                    clause("9.15c"),
                    "The German player has already begun " + GERMAN_REPAIRS_COUPLET + " repairs in this couplet.");
        int first = state.map.firstAbutment(bridge);
        int second = state.map.secondAbutment(bridge);
        if (state.ground.control(first) != side || state.ground.control(second) != side)
            reasons.add(clause("9.15e"), "Both ends of " + name + " must be under your control.");
        else if (!Supply.canTrace(state, side, first) && !Supply.canTrace(state, side, second))
            reasons.add(clause("9.15e"), "No supply line reaches either end of " + name + ".");
        if (side == Sides.GERMAN && isPeipersAlone(state, bridge))
            reasons.add(clause("9.16"), "Kampfgruppe Peiper alone has taken both ends of " + name + ".");
    }

    public static boolean canRepair(State state, int side, int bridge) {
        // Most bridges stand: ask that before anything is put into words.
        if (!state.ground.blown().has(bridge)) return false;
        Reasons reasons = new Reasons();
        judgeRepair(state, side, bridge, reasons);
        return reasons.isEmpty();
    }

    private static boolean isPeipersAlone(State state, int bridge) {
        return state.ground.gainedByPeiper().has(state.map.firstAbutment(bridge))
                && state.ground.gainedByPeiper().has(state.map.secondAbutment(bridge));
    }

    /** Whether a side can begin any repair now; otherwise the declaration is passed over. */
    @Clause("wave 5.5")
    public static boolean canRepairAny(State state, int side) {
        if (state.scenario.beginner() || state.turn.isFirstCouplet()) return false;
        for (int bridge : state.ground.blown().toArray()) if (canRepair(state, side, bridge)) return true;
        return false;
    }

    public static void beginRepair(State state, int side, int bridge, Consumer<? super Event> tell) {
        state.ground.underRepair().add(bridge);
        if (side == Sides.GERMAN) {
            state.turn.repairs++;
            state.turn.repairsThisCouplet++;
        }
        tell.accept(new GroundEvent.RepairBegun(state.map.bridgeId(bridge)));
    }

    /** 9.15g: at the end of the segment every repair begun in it is finished. */
    @Clause("wave 9.15g")
    public static void finishRepairs(State state, Consumer<? super Event> tell) {
        if (state.ground.underRepair().isEmpty()) return;
        for (int bridge : state.ground.underRepair().toArray()) {
            state.ground.blown().remove(bridge);
            state.stepCostsChanged(state.map.firstAbutment(bridge), state.map.secondAbutment(bridge));
            tell.accept(new GroundEvent.BridgeRepaired(state.map.bridgeId(bridge)));
        }
        state.ground.underRepair().clear();
        state.supplyChanged();
    }
}
