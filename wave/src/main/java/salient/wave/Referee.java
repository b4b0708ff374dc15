package salient.wave;

import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.wave.combat.Attack;
import salient.wave.combat.Fight;
import salient.wave.movement.MovementPhase;
import salient.wave.play.Clauses.Against;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.supply.AerialSupply;

/** Sends each order to the room that judges it, after asking whether this is its phase (5.1). */
@Clause({"wave 5.1a", "wave 7.3"})
final class Referee {
    private Referee() {}

    static Verdict judge(State state, WaveOrder order) {
        Against against = new Against();
        if (state.clock.phase == Phase.OVER) against.add("4.1", "the game is over.");
        else if (isInPhase(state, order, against)) judge(state, order, against);
        return against.verdict();
    }

    private static void judge(State state, WaveOrder order, Against against) {
        switch (order) {
            case WaveOrder.Place place -> Setup.against(state, place, against);
            case WaveOrder.PlaceDepot depot -> Setup.againstDepot(state, depot, against);
            case WaveOrder.Historical _ -> Setup.againstHistorical(state, against);
            case WaveOrder.FormPeiper form -> Setup.againstPeiper(state, form, against);
            case WaveOrder.LeavePeiper(Ids units) -> Peiper.againstLeaving(state, units.array(), against);
            case WaveOrder.BringToTop(int unit) -> againstTop(state, unit, against);
            case WaveOrder.Done _ -> TurnSequence.againstDone(state, against);
            case WaveOrder.Interdict(int hex) -> AirPower.againstInterdiction(state, hex, against);
            case WaveOrder.Drop(int hex) -> AerialSupply.against(state, hex, against);
            case WaveOrder.ChooseOrder _ -> {} // 5.6b: free every time; 5.8a leaves no choice to be asked
            case WaveOrder.Repair(int hexside) -> Bridges.againstRepairAt(state, hexside, against);
            case WaveOrder.Move move -> MovementPhase.againstMove(state, move, against);
            case WaveOrder.Enter enter -> Reinforcements.against(state, enter, against);
            case WaveOrder.Exit exit -> MovementPhase.againstExit(state, exit, against);
            case WaveOrder.Release(int organization) -> British.againstRelease(state, organization, against);
            case WaveOrder.Attack(int target, Ids units) -> Attack.against(state, target, units.array(), against);
            case WaveOrder.Support(int unit) ->
                Artillery.against(state, unit, state.clock.phase == Phase.ATTACK_SUPPORT, against);
            case WaveOrder.AirSupport _ -> AirPower.againstSupport(state, state.clock.decides(), against);
            case WaveOrder.Lose(int unit) -> Fight.againstLoss(state, unit, against);
            case WaveOrder.Advance(Ids units) -> Fight.againstAdvance(state, units.array(), against);
            case WaveOrder.Demolish(int hexside, boolean _) -> Bridges.againstDemolition(state, hexside, against);
            case WaveOrder.Reform _ -> {} // the question is asked only where 8.7a allows it
            case WaveOrder.Eliminate(int unit) -> againstElimination(state, unit, against);
            case WaveOrder.Concede _ -> {}
        }
    }

    private static boolean isInPhase(State state, WaveOrder order, Against against) {
        Phase phase = state.clock.phase;
        boolean fits = switch (order) {
            case WaveOrder.Place _, WaveOrder.PlaceDepot _, WaveOrder.Historical _, WaveOrder.FormPeiper _ ->
                phase == Phase.SET_UP;
            case WaveOrder.Interdict _ -> phase == Phase.INTERDICTION;
            case WaveOrder.Drop _ -> phase == Phase.AERIAL_SUPPLY;
            case WaveOrder.ChooseOrder _ -> phase == Phase.ORDER;
            case WaveOrder.Repair _ -> phase == Phase.REPAIR;
            case WaveOrder.Move _, WaveOrder.Enter _, WaveOrder.Exit _, WaveOrder.LeavePeiper _ ->
                phase == Phase.MOVEMENT;
            case WaveOrder.Release _ -> phase == Phase.MOVEMENT || phase == Phase.COMBAT;
            case WaveOrder.Attack _ -> phase == Phase.COMBAT;
            case WaveOrder.Support _, WaveOrder.AirSupport _ ->
                phase == Phase.ATTACK_SUPPORT || phase == Phase.DEFENCE_SUPPORT;
            case WaveOrder.Lose _ -> phase == Phase.ATTACK_LOSSES || phase == Phase.DEFENCE_LOSSES;
            case WaveOrder.Advance _ -> phase == Phase.ADVANCE;
            case WaveOrder.Demolish _ -> phase == Phase.DEMOLITION;
            case WaveOrder.Reform _ -> phase == Phase.REFORM;
            case WaveOrder.Eliminate _ -> phase == Phase.OVERSTACKED;
            case WaveOrder.Done _, WaveOrder.BringToTop _, WaveOrder.Concede _ -> true;
        };
        if (!fits) against.add("5.1a", "this is not done in the phase " + phase.title() + ".");
        return fits;
    }

    private static void againstTop(State state, int unit, Against against) {
        boolean own = state.counters.side(unit) == state.clock.decides() && state.stacks.isOnMap(unit);
        if (!own) against.add("7.3", state.counters.id(unit) + " is not one of your units on the map.");
        else if (state.stacks.top(state.stacks.place(unit)) == unit)
            against.add("7.3", state.counters.id(unit) + " is on top already.");
    }

    private static void againstElimination(State state, int unit, Against against) {
        boolean own = state.counters.side(unit) == state.clock.active && state.stacks.isOnMap(unit);
        if (!own) against.add("7.2c", state.counters.id(unit) + " is not one of your units on the map.");
        else if (!Stacking.relieves(state, unit))
            against.add(
                    "7.2c",
                    "eliminating " + state.counters.id(unit) + " does not relieve an overstacked hex; "
                            + "as few units as possible are lost.");
    }
}
