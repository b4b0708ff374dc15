package salient.wave.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderLists;
import salient.kernel.play.Choice;
import salient.kernel.play.ChosenOrder;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.wave.air.AirPower;
import salient.wave.combat.Artillery;
import salient.wave.combat.Attack;
import salient.wave.combat.Fight;
import salient.wave.movement.BridgeRepairs;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Reinforcements;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveSubject;
import salient.wave.reinforcement.British;
import salient.wave.setup.Setup;
import salient.wave.stacking.Stacking;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Sides;

/**
 * What can be ordered now: first the subjects, then the orders of one. Every order listed is legal. Where the legal
 * orders are too many to list (which units of a stack, by which way), a fair selection is listed and the referee
 * accepts the others too; conceding and reordering a stack are legal at every own decision and not listed.
 */
public final class LegalOrders {
    public static final OrderLists<State> LISTS =
            new OrderLists<>(LegalOrders::subjects, LegalOrders::orders, LegalOrders::anyOrder);

    private static final WaveSubject THE_PHASE = new WaveSubject.ThePhase();

    private final State state;

    private LegalOrders(State state) {
        this.state = state;
    }

    private static void subjects(State state, Consumer<? super Subject> each) {
        new LegalOrders(state).subjects(each);
    }

    private void subjects(Consumer<? super Subject> each) {
        switch (state.turn.phase) {
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
                    if (BridgeRepairs.canRepair(state, state.turn.active, bridge)) each.accept(bridge(bridge));
            }
            case MOVEMENT -> movementSubjects(each);
            case COMBAT -> combatSubjects(each);
            case DEMOLITION -> each.accept(bridge(state.march.askedFirst()));
            case ATTACK_LOSSES, DEFENSE_LOSSES -> {
                for (int unit : Fight.lossChoices(state)) each.accept(unit(unit));
            }
            case ADVANCE -> {
                each.accept(THE_PHASE);
                for (int unit : Fight.advanceChoices(state)) each.accept(unit(unit));
            }
            case ATTACK_SUPPORT, DEFENSE_SUPPORT -> supportSubjects(each);
            case OVERSTACKED -> {
                for (int unit : state.counters.of(state.turn.active))
                    if (Stacking.relieves(state, unit)) each.accept(unit(unit));
            }
            case ORDER, REFORM -> each.accept(THE_PHASE);
            case OVER -> {}
        }
    }

    private void setUpSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        for (int unit : state.counters.of(state.turn.active))
            if (Setup.isStarting(state, unit) && Setup.hasPlace(state, unit)) each.accept(unit(unit));
        if (state.turn.active == Sides.ALLIED && !state.scenario.beginner())
            for (int marker = 0; marker < Depots.MARKERS; marker++) each.accept(new WaveSubject.Depot(marker));
    }

    private void movementSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        int[] able = state.march.ableToAct(() -> MovementPhase.ableToAct(state));
        for (int i = 0, count = stillAble(able); i < count; i++) {
            if (canAct(able[i])) each.accept(unit(able[i]));
            if (leadsStack(able[i])) each.accept(state.scenario.stackSubject(state.stacks.place(able[i])));
        }
        if (British.canRelease(state)) each.accept(new WaveSubject.British());
    }

    /** Drops the units that can no longer act in this phase; gives the number of the others. */
    private int stillAble(int[] able) {
        int kept = 0;
        for (int i = 0; i < able.length && able[i] != Stacks.NONE; i++) {
            int hex = state.stacks.place(able[i]);
            if (hex >= 0 ? MovementPhase.mayMove(state, able[i]) : hex == Stacks.TRACK) able[kept++] = able[i];
        }
        if (kept < able.length) able[kept] = Stacks.NONE;
        return kept;
    }

    private boolean canAct(int unit) {
        return state.stacks.isOnMap(unit) ? MovementPhase.canGo(state, unit) : Reinforcements.hasWayIn(state, unit);
    }

    private boolean leadsStack(int unit) {
        int hex = state.stacks.place(unit);
        return hex >= 0
                && state.stacks.regulars(hex) > 1
                && MovementPhase.leads(state, unit, hex)
                && MovementPhase.canStackGo(state, hex);
    }

    /** One of the listed orders at random: in the movement phase only the subject chosen is looked at. */
    private static Optional<Order> anyOrder(State state, Choice choice) {
        if (state.turn.phase == Phase.OVER) return Optional.empty();
        ChosenOrder<Order> chosen = new ChosenOrder<>(choice);
        WaveSubject subject = new LegalOrders(state).anySubject(choice);
        Optional<OrderKind<State, WaveOrder.Move>> passedOver = MovementOrders.passedOver(state, subject, choice);
        for (OrderKind<State, ? extends WaveOrder> kind : WaveOrders.TABLE.kinds())
            if (passedOver.isEmpty() || kind != passedOver.get()) kind.offer(state, subject, chosen);
        if (chosen.order().isEmpty() && passedOver.isPresent()) passedOver.get().offer(state, subject, chosen);
        return chosen.order();
    }

    private WaveSubject anySubject(Choice choice) {
        if (state.turn.phase == Phase.MOVEMENT) return anyMover(choice);
        List<Subject> all = new ArrayList<>();
        subjects(all::add);
        return (WaveSubject) all.get(choice.below(all.size()));
    }

    /** Chooses again where nothing is listed; the phase always is. */
    private WaveSubject anyMover(Choice choice) {
        int[] able = state.march.ableToAct(() -> MovementPhase.ableToAct(state));
        int count = stillAble(able);
        while (true) {
            int n = choice.below(2 * count + 2);
            if (n == 2 * count) return THE_PHASE;
            if (n == 2 * count + 1) {
                if (British.canRelease(state)) return new WaveSubject.British();
            } else if (n < count) {
                if (canAct(able[n])) return unit(able[n]);
            } else if (leadsStack(able[n - count])) {
                return state.scenario.stackSubject(state.stacks.place(able[n - count]));
            }
        }
    }

    private void combatSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        for (int enemy : state.counters.of(Sides.enemy(state.turn.active))) {
            int hex = state.stacks.place(enemy);
            if (hex >= 0 && state.stacks.top(hex) == enemy && Attack.isTarget(state, hex))
                each.accept(state.scenario.targetSubject(hex));
        }
        if (British.canRelease(state)) each.accept(new WaveSubject.British());
    }

    private void supportSubjects(Consumer<? super Subject> each) {
        each.accept(THE_PHASE);
        boolean attack = state.turn.phase == Phase.ATTACK_SUPPORT;
        for (int gun : state.scenario.artillery(state.turn.decides()))
            if (Artillery.canSupport(state, gun, attack)) each.accept(unit(gun));
        if (AirPower.canSupport(state, state.turn.decides())) each.accept(new WaveSubject.Air());
    }

    private WaveSubject unit(int unit) {
        return state.scenario.unitSubject(unit);
    }

    private WaveSubject bridge(int bridge) {
        return new WaveSubject.Bridge(bridge, state.map.bridgeId(bridge));
    }

    /** The legal orders about one subject, kind by kind. */
    private static void orders(State state, Subject subject, Consumer<? super Order> each) {
        for (OrderKind<State, ? extends WaveOrder> kind : WaveOrders.TABLE.kinds())
            kind.offer(state, subject, each::accept);
    }
}
