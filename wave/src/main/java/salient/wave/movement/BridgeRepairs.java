package salient.wave.movement;

import static salient.wave.play.Clauses.clause;

import java.util.function.Consumer;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.play.GroundEvent;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** 9.15 and 9.16: blown bridges repaired. */
public final class BridgeRepairs {
    private static final int GERMAN_REPAIRS = Constants.of("german-repairs");
    private static final int GERMAN_REPAIRS_COUPLET = Constants.of("german-repairs-couplet");

    private BridgeRepairs() {}

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
        if (!state.ground.blown().has(bridge)) reasons.add(clause("9.15e"), Bridges.capital(name) + " is intact.");
        if (state.ground.underRepair().has(bridge))
            reasons.add(clause("9.15f"), Bridges.capital(name) + " is already under repair.");
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
