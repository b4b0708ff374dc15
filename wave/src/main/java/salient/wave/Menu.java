package salient.wave;

import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.wave.combat.Attack;
import salient.wave.combat.Fight;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Mover;
import salient.wave.movement.Reach;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveSubject;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.AerialSupply;

/**
 * What can be ordered now: first the subjects, then the orders of one. Every order listed is legal. Where the legal
 * orders are too many to list (which units of a stack, by which way), a fair selection is listed and the referee
 * accepts the others too; conceding and reordering a stack are legal at every own decision and not listed.
 */
final class Menu {
    private static final WaveSubject THE_PHASE = new WaveSubject.ThePhase();

    private final State state;
    private final Reach reach;

    Menu(State state, Reach reach) {
        this.state = state;
        this.reach = reach;
    }

    // ---- subjects

    void subjects(Consumer<? super Subject> each) {
        switch (state.clock.phase) {
            case SET_UP -> setUpSubjects(each);
            case INTERDICTION -> {
                each.accept(THE_PHASE);
                if (AirPower.available(state) > 0) each.accept(new WaveSubject.Air());
            }
            case AERIAL_SUPPLY -> {
                each.accept(THE_PHASE);
                if (state.skies.freeMarker() != HexGrid.NONE) each.accept(new WaveSubject.Air());
            }
            case REPAIR -> {
                each.accept(THE_PHASE);
                for (int bridge : state.ground.blown().toArray())
                    if (Bridges.canRepair(state, state.clock.active, bridge)) each.accept(bridge(bridge));
            }
            case MOVEMENT -> movementSubjects(each);
            case COMBAT -> combatSubjects(each);
            case DEMOLITION -> each.accept(bridge(state.march.askedFirst()));
            case ATTACK_LOSSES, DEFENCE_LOSSES -> {
                for (int unit : Fight.lossChoices(state)) each.accept(unit(unit));
            }
            case ADVANCE -> {
                each.accept(THE_PHASE);
                for (int unit : Fight.advanceChoices(state)) each.accept(unit(unit));
            }
            case ATTACK_SUPPORT, DEFENCE_SUPPORT -> supportSubjects(each);
            case OVERSTACKED -> {
                for (int unit : state.counters.of(state.clock.active))
                    if (Stacking.relieves(state, unit)) each.accept(unit(unit));
            }
            case ORDER, REFORM -> each.accept(THE_PHASE);
            case OVER -> {}
        }
    }

    private void setUpSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        for (int unit : state.counters.of(state.clock.active))
            if (Setup.isStarting(state, unit) && Setup.hasPlace(state, unit)) each.accept(unit(unit));
        if (state.clock.active == Sides.ALLIED && !state.scene.beginner())
            for (int marker = 0; marker < Depots.MARKERS; marker++) each.accept(new WaveSubject.Depot(marker));
    }

    private void movementSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        int[] roll = state.march.roll(() -> MovementPhase.roll(state));
        int kept = 0;
        for (int i = 0; i < roll.length && roll[i] != Stacks.NONE; i++) {
            int unit = roll[i];
            int hex = state.stacks.place(unit);
            if (hex >= 0 ? !MovementPhase.mayMove(state, unit) : hex != Stacks.TRACK) continue; // for this phase
            roll[kept++] = unit;
            if (hex < 0) {
                if (Reinforcements.hasWayIn(state, unit)) each.accept(unit(unit));
                continue;
            }
            if (MovementPhase.canGo(state, unit)) each.accept(unit(unit));
            if (state.stacks.regulars(hex) > 1
                    && MovementPhase.leads(state, unit, hex)
                    && MovementPhase.canStackGo(state, hex)) each.accept(state.scene.stackSubject(hex));
        }
        if (kept < roll.length) roll[kept] = Stacks.NONE;
        if (British.canRelease(state)) each.accept(new WaveSubject.British());
    }

    private void combatSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        for (int enemy : state.counters.of(Sides.enemy(state.clock.active))) {
            int hex = state.stacks.place(enemy);
            if (hex >= 0 && state.stacks.top(hex) == enemy && Attack.isTarget(state, hex))
                each.accept(state.scene.targetSubject(hex));
        }
        if (British.canRelease(state)) each.accept(new WaveSubject.British());
    }

    private void supportSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        boolean attack = state.clock.phase == Phase.ATTACK_SUPPORT;
        for (int gun : state.scene.artillery(state.clock.decides()))
            if (Artillery.canSupport(state, gun, attack)) each.accept(unit(gun));
        if (AirPower.canSupport(state, state.clock.decides())) each.accept(new WaveSubject.Air());
    }

    private WaveSubject unit(int unit) {
        return state.scene.unitSubject(unit);
    }

    private WaveSubject bridge(int bridge) {
        return new WaveSubject.Bridge(bridge, state.map.bridgeName(bridge));
    }

    // ---- orders of one subject

    void orders(WaveSubject subject, Consumer<? super Order> each) {
        switch (subject) {
            case WaveSubject.ThePhase _ -> phaseOrders(each);
            case WaveSubject.Unit(int unit, String _) -> unitOrders(unit, each);
            case WaveSubject.Stack(int hex, String _) -> stackOrders(hex, each);
            case WaveSubject.Target(int hex, String _) -> {
                if (state.clock.phase == Phase.COMBAT && Attack.isTarget(state, hex)) Attack.offers(state, hex, each);
            }
            case WaveSubject.Bridge(int bridge, String _) -> bridgeOrders(bridge, each);
            case WaveSubject.Depot(int marker) -> {
                if (state.clock.phase == Phase.SET_UP && state.clock.active == Sides.ALLIED && !state.scene.beginner())
                    Setup.depotPlaces(state, marker, each);
            }
            case WaveSubject.Air _ -> airOrders(each);
            case WaveSubject.British _ -> {
                boolean main = state.clock.phase == Phase.MOVEMENT || state.clock.phase == Phase.COMBAT;
                if (main && British.canRelease(state)) British.releases(state, each);
            }
        }
    }

    private void phaseOrders(Consumer<? super Order> each) {
        switch (state.clock.phase) {
            case SET_UP -> {
                if (Setup.hasHistorical(state)) each.accept(new WaveOrder.Historical());
                if (state.clock.active == Sides.GERMAN && !state.scene.beginner()) Setup.peiperOffers(state, each);
                if (Setup.isComplete(state)) each.accept(new WaveOrder.Done());
            }
            case ORDER -> {
                each.accept(new WaveOrder.ChooseOrder(false));
                each.accept(new WaveOrder.ChooseOrder(true));
            }
            case REFORM -> {
                each.accept(new WaveOrder.Reform());
                each.accept(new WaveOrder.Done());
            }
            case INTERDICTION, AERIAL_SUPPLY, REPAIR, MOVEMENT, COMBAT, ATTACK_SUPPORT, DEFENCE_SUPPORT, ADVANCE ->
                each.accept(new WaveOrder.Done());
            case DEMOLITION, OVERSTACKED, ATTACK_LOSSES, DEFENCE_LOSSES, OVER -> {}
        }
    }

    private void unitOrders(int unit, Consumer<? super Order> each) {
        switch (state.clock.phase) {
            case SET_UP -> {
                boolean own = state.counters.side(unit) == state.clock.active && Setup.isStarting(state, unit);
                if (own) Setup.placesFor(state, unit, each);
            }
            case MOVEMENT -> {
                if (state.counters.side(unit) != state.clock.active) return;
                if (state.stacks.isOnMap(unit)) {
                    if (!MovementPhase.mayMove(state, unit)) return;
                    moves(new int[] {unit}, each);
                    if (state.stacks.is(unit, Stacks.PEIPER)) each.accept(new WaveOrder.LeavePeiper(Ids.of(unit)));
                } else if (state.stacks.place(unit) == Stacks.TRACK && Reinforcements.isDue(state, unit))
                    Reinforcements.entries(state, unit, each);
            }
            case ATTACK_SUPPORT, DEFENCE_SUPPORT -> {
                boolean own = state.counters.side(unit) == state.clock.decides();
                if (own && Artillery.canSupport(state, unit, state.clock.phase == Phase.ATTACK_SUPPORT))
                    each.accept(new WaveOrder.Support(unit));
            }
            case ATTACK_LOSSES, DEFENCE_LOSSES -> {
                for (int choice : Fight.lossChoices(state)) if (choice == unit) each.accept(new WaveOrder.Lose(unit));
            }
            case ADVANCE -> {
                for (int choice : Fight.advanceChoices(state))
                    if (choice == unit) each.accept(new WaveOrder.Advance(Ids.of(unit)));
            }
            case OVERSTACKED -> {
                boolean own = state.counters.side(unit) == state.clock.active;
                if (own && Stacking.relieves(state, unit)) each.accept(new WaveOrder.Eliminate(unit));
            }
            case INTERDICTION, AERIAL_SUPPLY, ORDER, REPAIR, COMBAT, REFORM, DEMOLITION, OVER -> {}
        }
    }

    private void stackOrders(int hex, Consumer<? super Order> each) {
        if (state.clock.phase != Phase.MOVEMENT || !state.stacks.holds(hex, state.clock.active)) return;
        int[] units = MovementPhase.stackOf(state, hex);
        if (units.length > 1) moves(units, each);
    }

    /** Every hex the units can reach, by the cheapest way; in column as well where that is allowed. */
    private void moves(int[] units, Consumer<? super Order> each) {
        Ids ids = Ids.of(units);
        boolean moving = state.stacks.is(units[0], Stacks.MOVING);
        boolean inColumn = state.stacks.is(units[0], Stacks.COLUMN);
        if (!inColumn) moves(ids, Mover.of(state, units, false), each);
        if (inColumn || (!moving && MovementPhase.canBeginColumn(state, units)))
            moves(ids, Mover.of(state, units, true), each);
        WaveOrder.Exit exit = new WaveOrder.Exit(ids);
        if (MovementPhase.isExit(state, state.stacks.place(units[0]))
                && Referee.judge(state, exit).isLegal()) each.accept(exit);
    }

    private void moves(Ids units, Mover mover, Consumer<? super Order> each) {
        reach.search(state, mover);
        reach.forEach((_, _, path) -> each.accept(new WaveOrder.Move(units, Ids.adopt(path), mover.column)));
    }

    private void bridgeOrders(int bridge, Consumer<? super Order> each) {
        if (state.clock.phase == Phase.REPAIR && Bridges.canRepair(state, state.clock.active, bridge))
            each.accept(new WaveOrder.Repair(state.map.sideOf(bridge)));
        if (state.clock.phase == Phase.DEMOLITION && state.march.askedFirst() == bridge) {
            each.accept(new WaveOrder.Demolish(state.map.sideOf(bridge), true));
            each.accept(new WaveOrder.Demolish(state.map.sideOf(bridge), false));
        }
    }

    private void airOrders(Consumer<? super Order> each) {
        switch (state.clock.phase) {
            case INTERDICTION -> {
                if (AirPower.available(state) > 0)
                    for (int hex = 0; hex < state.map.size(); hex++)
                        if (AirPower.canInterdict(state, hex)) each.accept(new WaveOrder.Interdict(hex));
            }
            case AERIAL_SUPPLY -> {
                if (state.skies.freeMarker() != HexGrid.NONE)
                    for (int hex = 0; hex < state.map.size(); hex++)
                        if (AerialSupply.canDrop(state, hex)) each.accept(new WaveOrder.Drop(hex));
            }
            case ATTACK_SUPPORT, DEFENCE_SUPPORT -> {
                if (AirPower.canSupport(state, state.clock.decides())) each.accept(new WaveOrder.AirSupport());
            }
            default -> {}
        }
    }
}
