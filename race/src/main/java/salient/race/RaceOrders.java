package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.hexwar.plain.PlainSlots;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainSubject;
import salient.hexwar.plain.PlainUnit;
import salient.hexwar.search.ReachSearch;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderTable;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict.Reasons;

/** All kinds of order. */
final class RaceOrders {
    /** The most units of which every combination is offered for an attack; beyond, they are offered one by one and all together. */
    private static final int COMBINED = 5;

    static final OrderTable<PlainState, RaceOrder> TABLE =
            new OrderTable<>(List.of(move(), attack(), retreat(), advance(), done()), Map.of());

    private RaceOrders() {}

    private static OrderKind<PlainState, RaceOrder.Move> move() {
        return OrderKind.<PlainState, RaceOrder.Move>of(RaceOrder.Move.class, "move")
                .text(PlainSlots.UNIT, RaceOrder.Move::unit, PlainSlots.HEX, RaceOrder.Move::hex, RaceOrder.Move::new)
                .clauses(List.of(clause("3.1")))
                .access((state, order, reasons) -> access(state, Rules.MOVEMENT, List.of(order.unit()), reasons))
                .judge(Movement::judge)
                .play((state, order, _, tell) -> Movement.play(state, order, tell))
                .offer(RaceOrders::offerMoves)
                .label((_, order) -> "Move to " + place(order.hex()))
                .build();
    }

    private static OrderKind<PlainState, RaceOrder.Attack> attack() {
        return OrderKind.<PlainState, RaceOrder.Attack>of(RaceOrder.Attack.class, "attack")
                .text(
                        PlainSlots.HEX,
                        RaceOrder.Attack::hex,
                        PlainSlots.UNITS,
                        RaceOrder.Attack::units,
                        RaceOrder.Attack::new)
                .clauses(List.of(clause("4.1")))
                .access((state, order, reasons) -> access(state, Rules.COMBAT, order.units(), reasons))
                .judge(Combat::judge)
                .play(Combat::play)
                .offer(RaceOrders::offerAttacks)
                .label((_, order) ->
                        "Attack " + place(order.hex()) + " with " + String.join(", ", PlainUnit.ids(order.units())))
                .build();
    }

    private static OrderKind<PlainState, RaceOrder.Retreat> retreat() {
        return OrderKind.<PlainState, RaceOrder.Retreat>of(RaceOrder.Retreat.class, "retreat")
                .text(
                        PlainSlots.UNIT,
                        RaceOrder.Retreat::unit,
                        PlainSlots.HEX,
                        RaceOrder.Retreat::hex,
                        RaceOrder.Retreat::new)
                .clauses(List.of(clause("4.8")))
                .judge(Aftermath::judge)
                .play((state, order, _, tell) -> Aftermath.retreat(state, order.unit(), order.hex(), tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof PlainSubject.OfUnit(PlainUnit unit) && unit == Aftermath.retreating(state))
                        for (int hex : Aftermath.retreats(state, unit)) each.accept(new RaceOrder.Retreat(unit, hex));
                })
                .label((_, order) -> "Retreat to " + place(order.hex()))
                .build();
    }

    private static OrderKind<PlainState, RaceOrder.Advance> advance() {
        return OrderKind.<PlainState, RaceOrder.Advance>of(RaceOrder.Advance.class, "advance")
                .text(PlainSlots.UNIT, RaceOrder.Advance::unit, RaceOrder.Advance::new)
                .clauses(List.of(clause("4.10")))
                .access((state, _, reasons) -> noRetreat(state, reasons))
                .judge(Aftermath::judge)
                .play((state, order, _, tell) -> Aftermath.advance(state, order, tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof PlainSubject.OfUnit(PlainUnit unit)
                            && Aftermath.retreating(state) == null
                            && state.is(unit, Rules.ADVANCING)) each.accept(new RaceOrder.Advance(unit));
                })
                .label((state, _) -> state.battle() == HexGrid.NONE ? "Advance" : "Advance to " + place(state.battle()))
                .build();
    }

    private static OrderKind<PlainState, RaceOrder.Done> done() {
        return OrderKind.<PlainState, RaceOrder.Done>of(RaceOrder.Done.class, "done")
                .text(new RaceOrder.Done())
                .clauses(List.of(clause("2.2")))
                .access((state, _, reasons) -> noRetreat(state, reasons))
                .play((state, _, _, tell) -> TurnSequence.done(state, tell))
                .offer((state, subject, each) -> {
                    if (subject.equals(PlainSubject.PHASE) && Aftermath.retreating(state) == null)
                        each.accept(new RaceOrder.Done());
                })
                .label((state, _) -> state.battle() != HexGrid.NONE
                        ? "No further advance"
                        : state.phase() == Rules.MOVEMENT ? "End movement" : "End combat")
                .build();
    }

    private static String place(int hex) {
        return SCENARIO.map().spokenName(hex);
    }

    private static void noRetreat(PlainState state, Reasons reasons) {
        if (TurnSequence.isOver(state)) reasons.add(clause("2.1"), "The game is over.");
        if (Aftermath.retreating(state) != null) reasons.add(clause("4.8"), "A unit must retreat first.");
    }

    private static void access(PlainState state, int phase, List<PlainUnit> units, Reasons reasons) {
        noRetreat(state, reasons);
        if (state.battle() != HexGrid.NONE) reasons.add(clause("4.10"), "The advance after combat is not decided yet.");
        if (state.phase() != phase)
            reasons.add(clause("2.2"), "That is not part of the " + Rules.PHASES.get(state.phase()) + " phase.");
        for (PlainUnit unit : units) {
            if (unit.side() != state.side())
                reasons.add(clause("2.2"), unit.name() + " does not belong to the active side.");
            if (!state.onMap(unit)) reasons.add(clause("2.4"), unit.name() + " is not on the map.");
        }
    }

    private static boolean isIdle(PlainState state, int phase) {
        return state.phase() == phase && state.battle() == HexGrid.NONE;
    }

    private static void offerMoves(PlainState state, Subject subject, Consumer<? super RaceOrder.Move> each) {
        if (!isIdle(state, Rules.MOVEMENT) || !(subject instanceof PlainSubject.OfUnit(PlainUnit unit))) return;
        if (unit.side() != state.side() || !state.onMap(unit) || state.is(unit, Rules.MOVED)) return;
        ReachSearch reach = Movement.reach(state, unit);
        for (int i = 1; i < reach.count(); i++)
            if (!Rules.isFull(state, reach.hex(i), unit.side())) each.accept(new RaceOrder.Move(unit, reach.hex(i)));
    }

    private static void offerAttacks(PlainState state, Subject subject, Consumer<? super RaceOrder.Attack> each) {
        if (!isIdle(state, Rules.COMBAT) || !(subject instanceof PlainSubject.OfHex(int hex, String _))) return;
        List<PlainUnit> units = Combat.eligible(state, hex);
        int all = 1 << units.size();
        for (int set = 1; set < all; set++) {
            if (units.size() > COMBINED && Integer.bitCount(set) > 1 && set != all - 1) continue;
            List<PlainUnit> chosen = new ArrayList<>();
            for (int i = 0; i < units.size(); i++) if ((set & 1 << i) != 0) chosen.add(units.get(i));
            RaceOrder.Attack attack = new RaceOrder.Attack(hex, chosen);
            Reasons reasons = new Reasons();
            TABLE.judge(state, attack, reasons);
            if (reasons.isEmpty()) each.accept(attack);
        }
    }
}
