package salient.breakthrough.combat;

import java.util.List;
import salient.breakthrough.organization.ArtilleryTransfers;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/**
 * 6.1f: the best and the worst an enemy unit could be whose statistics a side does not know. Bounds come from what
 * anyone knows: the order of battle, the losses that were shown, and the limits of the rules.
 */
final class StrengthBounds {
    private static final int STEP = Constants.of("approximate-strength-step");
    private static final int EFFICIENCY_LEAST = Constants.of("efficiency-least");
    private static final int EFFICIENCY_MOST = Constants.of("efficiency-most");
    private static final int FORT_MOST = Constants.of("fort-most");
    private static final int FUEL_FIRST_TURN = Constants.of("fuel-first-turn");

    private StrengthBounds() {}

    /** Replacements may have brought it back to full strength, a drop into supply. */
    static Combatant atBest(State s, Combatant seen) {
        Unit unit = seen.unit();
        return new Combatant(
                unit,
                Math.max(seen.combat(), s.fullStrength(unit.index())),
                EFFICIENCY_MOST,
                FORT_MOST,
                false,
                SupplyState.SUPPLIED,
                unit.independent() ? 0 : ArtilleryTransfers.cap(s, unit.index()),
                seen.acrossRiver());
    }

    /** The strength seen is rounded (8.0h); a German may be out of fuel (4.4c). */
    static Combatant atWorst(State s, Combatant seen) {
        Unit unit = seen.unit();
        boolean dry = unit.army() == Army.GERMAN
                && s.turn().number() >= FUEL_FIRST_TURN
                && seen.supply() == SupplyState.SUPPLIED;
        return new Combatant(
                unit,
                seen.combat() <= STEP ? 1 : seen.combat() - STEP / 2,
                EFFICIENCY_LEAST,
                0,
                !unit.divisional(),
                dry ? SupplyState.UNSUPPLIED : seen.supply(),
                0,
                seen.acrossRiver());
    }

    /** What is assumed of an army whose statistics are hidden, in plain sentences. */
    @Clause("breakthrough 6.1f")
    static List<String> assumptions(Army army) {
        String name = army.side().name();
        return List.of(
                name + " strength is taken as full strength less the losses shown, to the nearest " + STEP + ".",
                name + " units are taken to be at efficiency " + EFFICIENCY_MOST
                        + ", in normal mode, without fortification and without artillery.",
                name + " supply is taken as the map showed it in the last Supply Phase.");
    }
}
