package salient.wave.orders;

import static salient.wave.play.Clauses.clauses;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderKind.Builder.Maker3;
import salient.kernel.play.Choice;
import salient.kernel.play.OrderSink;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict.Reasons;
import salient.wave.movement.Bridges;
import salient.wave.movement.MovementPhase;
import salient.wave.movement.Mover;
import salient.wave.movement.Reach;
import salient.wave.movement.Reinforcements;
import salient.wave.notation.Slots;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.play.WaveOrder.AlongPath;
import salient.wave.play.WaveOrder.Demolish;
import salient.wave.play.WaveOrder.Enter;
import salient.wave.play.WaveOrder.Exit;
import salient.wave.play.WaveOrder.LeavePeiper;
import salient.wave.play.WaveOrder.Move;
import salient.wave.play.WaveSubject;
import salient.wave.sequence.TurnSequence;
import salient.wave.stacking.Peiper;
import salient.wave.state.PathSearch;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;

/** 4.3, 7.7b, 8.3, 9.1, 9.14, 9.17: the orders of the movement phase and the demolitions that interrupt it. */
final class MovementOrders {
    private static final int[] NO_UNITS = {};

    private static final OrderKind<State, Move> MOVE = move("move", false);
    private static final OrderKind<State, Move> COLUMN = move("column", true);

    private MovementOrders() {}

    static List<OrderKind<State, ? extends WaveOrder>> kinds() {
        return List.of(
                MOVE,
                COLUMN,
                enter("enter", false),
                enter("enter-column", true),
                exit(),
                detach(),
                demolish("blow", true),
                demolish("leave", false));
    }

    private static <O extends WaveOrder & AlongPath> OrderKind.Builder<State, O> alongPath(
            Class<O> type, String verb, boolean column, Maker3<Ids, Ids, Boolean, O> make) {
        return OrderKind.<State, O>of(type, verb)
                .where(order -> order.column() == column)
                .text(
                        Slots.UNITS,
                        AlongPath::units,
                        Slots.PATH,
                        AlongPath::path,
                        (units, path) -> make.make(units, path, column))
                .access(OrderAccess.movement());
    }

    private static OrderKind<State, Move> move(String verb, boolean column) {
        return alongPath(Move.class, verb, column, Move::new)
                .clauses(column ? clauses("9.17a") : clauses("9.1a"))
                .judgeAlways(MovementPhase::judgeMove)
                .play(MovementPhase::move)
                .offer((state, subject, each) -> moves(state, subject, column, each))
                .label((state, order) -> "Move " + Labels.units(state, order.units()) + (column ? " in column" : "")
                        + " to " + Labels.hex(state, order.path().last()))
                .build();
    }

    /**
     * Which of the two moves a random choice passes over where units may begin either: the search for its hexes is saved.
     */
    static Optional<OrderKind<State, Move>> passedOver(State state, Subject subject, Choice choice) {
        int[] units = units(state, subject);
        if (units.length == 0
                || state.stacks.is(units[0], Stacks.MOVING)
                || !MovementPhase.canBeginColumn(state, units)) return Optional.empty();
        return Optional.of(choice.below(2) == 0 ? MOVE : COLUMN);
    }

    /** Every hex the units can reach, each by the cheapest path. */
    private static void moves(State state, Subject subject, boolean column, OrderSink<? super Move> each) {
        int[] units = units(state, subject);
        if (units.length == 0) return;
        boolean inColumn = state.stacks.is(units[0], Stacks.COLUMN);
        boolean offered = column
                ? inColumn || (!state.stacks.is(units[0], Stacks.MOVING) && MovementPhase.canBeginColumn(state, units))
                : !inColumn;
        if (!offered) return;
        Ids ids = Ids.of(units);
        PathSearch found = Reach.of(state, Mover.of(state, units, column));
        IntFunction<Ids> paths = found.paths();
        each.acceptAll(found.count() - 1, i -> new Move(ids, paths.apply(i + 1), column));
    }

    /** The units of a subject that may move now: a unit on the map, or a stack of several. */
    private static int[] units(State state, Subject subject) {
        if (state.turn.phase != Phase.MOVEMENT) return NO_UNITS;
        if (subject instanceof WaveSubject.Unit(int unit, String _))
            return state.counters.side(unit) == state.turn.active
                            && state.stacks.isOnMap(unit)
                            && MovementPhase.mayMove(state, unit)
                    ? new int[] {unit}
                    : NO_UNITS;
        if (subject instanceof WaveSubject.Stack(int hex, String _) && state.stacks.holds(hex, state.turn.active)) {
            int[] units = MovementPhase.stackOf(state, hex);
            return units.length > 1 ? units : NO_UNITS;
        }
        return NO_UNITS;
    }

    private static OrderKind<State, Enter> enter(String verb, boolean column) {
        return alongPath(Enter.class, verb, column, Enter::new)
                .clauses(column ? clauses("8.3a", "9.17a") : clauses("8.3a"))
                .judgeAlways(Reinforcements::judge)
                .play(Reinforcements::enter)
                .offer((state, subject, each) -> {
                    // Both ways of entering are listed hex by hex, so the ordinary one lists them for both.
                    if (!column) entries(state, subject, each);
                })
                .label((state, order) -> "Enter the map" + (column ? " in column" : "") + " at "
                        + Labels.hex(state, order.path().get(0)) + " with " + Labels.units(state, order.units()))
                .build();
    }

    private static void entries(State state, Subject subject, Consumer<? super Enter> each) {
        if (state.turn.phase == Phase.MOVEMENT
                && subject instanceof WaveSubject.Unit(int unit, String _)
                && state.counters.side(unit) == state.turn.active
                && Reinforcements.isDue(state, unit)) Reinforcements.entries(state, unit, each);
    }

    private static OrderKind<State, Exit> exit() {
        return OrderKinds.of(Exit.class, "exit", Slots.UNITS, Exit::units, Exit::new, "4.3a")
                .access(OrderAccess.exit())
                .judgeAlways(MovementPhase::judgeExit)
                .play((state, order, _, tell) -> MovementPhase.exit(state, order, tell))
                .offer((state, subject, each) -> {
                    int[] units = units(state, subject);
                    if (units.length == 0 || !MovementPhase.isExit(state, state.stacks.place(units[0]))) return;
                    Exit exit = new Exit(Ids.of(units));
                    Reasons reasons = Reasons.untilSettled();
                    MovementPhase.judgeExit(state, exit, reasons);
                    if (reasons.isEmpty()) each.accept(exit);
                })
                .label((state, order) -> "Exit the map with " + Labels.units(state, order.units()))
                .build();
    }

    private static OrderKind<State, LeavePeiper> detach() {
        return OrderKinds.of(LeavePeiper.class, "detach", Slots.UNITS, LeavePeiper::units, LeavePeiper::new, "7.7b")
                .access(OrderAccess.movement())
                .judgeAlways(Peiper::judgeLeaving)
                .play((state, order, _, tell) ->
                        Peiper.detach(state, order.units().array(), tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof WaveSubject.Unit(int unit, String _)
                            && Peiper.canLeave(state, unit)
                            && units(state, subject).length > 0) each.accept(new LeavePeiper(Ids.of(unit)));
                })
                .label((state, order) -> "Detach " + Labels.units(state, order.units()) + " from Kampfgruppe Peiper")
                .build();
    }

    private static OrderKind<State, Demolish> demolish(String verb, boolean blow) {
        return OrderKinds.of(Demolish.class, verb, "9.14a")
                .where(order -> order.blow() == blow)
                .text(Slots.BRIDGE, Demolish::hexside, hexside -> new Demolish(hexside, blow))
                .access(OrderAccess.demolition())
                .judgeAlways((state, order, reasons) -> Bridges.judgeBlowing(state, order.hexside(), blow, reasons))
                .judge((state, order, reasons) -> Bridges.judgeAnswer(state, order.hexside(), reasons))
                .play((state, order, dice, tell) ->
                        TurnSequence.demolish(state, state.map.bridgeOn(order.hexside()), blow, dice, tell))
                .offer((state, subject, each) -> {
                    if (state.turn.phase == Phase.DEMOLITION
                            && subject instanceof WaveSubject.Bridge(int bridge, String _)
                            && state.march.askedFirst() == bridge)
                        each.accept(new Demolish(state.map.sideOf(bridge), blow));
                })
                .label((state, order) -> blow
                        ? "Blow " + Labels.bridge(state, order.hexside())
                        : "Leave " + Labels.bridge(state, order.hexside()) + " standing")
                .build();
    }
}
