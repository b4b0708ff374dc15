package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.hexwar.plain.PlainEvent.How;
import salient.hexwar.plain.PlainOrder.Advance;
import salient.hexwar.plain.PlainOrder.Attack;
import salient.hexwar.plain.PlainOrder.Done;
import salient.hexwar.plain.PlainOrder.Move;
import salient.hexwar.plain.PlainOrder.Retreat;
import salient.hexwar.plain.PlainRules.Matter;
import salient.hexwar.search.ReachSearch;
import salient.kernel.hex.HexGrid;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderTable;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.ClauseId;

/** All kinds of order of a plain hex game: the grammar is the same in all of them, the rules are the game's. */
final class PlainOrders {
    /** The most units of which every combination is offered; of more, each one alone and all together. */
    private static final int COMBINED = 5;

    private final PlainRules rules;
    private final PlainBattle battle;
    private final List<String> phases;
    final OrderTable<PlainState, PlainOrder> table;

    PlainOrders(PlainRules rules, List<String> phases) {
        this.rules = rules;
        this.phases = phases;
        battle = new PlainBattle(rules);
        table = new OrderTable<>(List.of(move(), attack(), retreat(), advance(), done()), Map.of());
    }

    PlainBattle battle() {
        return battle;
    }

    private List<ClauseId> clauses(Matter matter) {
        return List.of(rules.clause(matter));
    }

    private static String place(PlainState state, int hex) {
        return state.scenario().map().spokenName(hex);
    }

    private OrderKind<PlainState, Move> move() {
        return OrderKind.<PlainState, Move>of(Move.class, "move")
                .text(PlainSlots.UNIT, Move::unit, PlainSlots.HEX, Move::hex, Move::new)
                .clauses(clauses(Matter.MOVEMENT))
                .access((state, order, reasons) -> access(state, PlainState.MOVEMENT, List.of(order.unit()), reasons))
                .judgeAlways(this::judge)
                .play((state, order, _, tell) -> {
                    state.set(order.unit(), PlainState.MOVED, true);
                    int[] path = rules.reach(state, order.unit()).path(order.hex());
                    battle.go(state, order.unit(), How.MOVE, Matter.MOVEMENT, tell, path);
                })
                .offer(this::offerMoves)
                .label((state, order) -> "Move to " + place(state, order.hex()))
                .build();
    }

    private OrderKind<PlainState, Attack> attack() {
        return OrderKind.<PlainState, Attack>of(Attack.class, "attack")
                .text(PlainSlots.HEX, Attack::hex, PlainSlots.UNITS, Attack::units, Attack::new)
                .clauses(clauses(Matter.ATTACKS))
                .access((state, order, reasons) -> access(state, PlainState.COMBAT, order.units(), reasons))
                .judgeAlways(this::judge)
                .play(battle::fight)
                .offer(this::offerAttacks)
                .label((state, order) -> "Attack " + place(state, order.hex()) + " with "
                        + String.join(", ", PlainUnit.ids(order.units())))
                .build();
    }

    private OrderKind<PlainState, Retreat> retreat() {
        return OrderKind.<PlainState, Retreat>of(Retreat.class, "retreat")
                .text(PlainSlots.UNIT, Retreat::unit, PlainSlots.HEX, Retreat::hex, Retreat::new)
                .clauses(clauses(Matter.RETREATS))
                .judge((state, order, reasons) -> {
                    PlainUnit unit = order.unit();
                    if (unit != PlainBattle.retreating(state))
                        reasons.add(rules.clause(Matter.RETREATS), unit.name() + " is not the unit that retreats now.");
                    else if (!battle.retreats(state, unit).contains(order.hex()))
                        reasons.add(rules.clause(Matter.RETREATS), unit.name() + " cannot retreat to that hex.");
                })
                .play((state, order, _, tell) -> battle.retreat(state, order.unit(), order.hex(), tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof PlainSubject.OfUnit(PlainUnit unit) && unit == PlainBattle.retreating(state))
                        for (int hex : battle.retreats(state, unit)) each.accept(new Retreat(unit, hex));
                })
                .label((state, order) -> "Retreat to " + place(state, order.hex()))
                .build();
    }

    private OrderKind<PlainState, Advance> advance() {
        return OrderKind.<PlainState, Advance>of(Advance.class, "advance")
                .text(PlainSlots.UNIT, Advance::unit, Advance::new)
                .clauses(clauses(Matter.ADVANCES))
                .access((state, _, reasons) -> noRetreat(state, reasons))
                .judge((state, order, reasons) -> {
                    if (!state.is(order.unit(), PlainState.ADVANCING))
                        reasons.add(
                                rules.clause(Matter.ADVANCES),
                                order.unit().name() + " cannot advance: it did not win a battle just now.");
                })
                .play((state, order, _, tell) -> battle.advance(state, order.unit(), tell))
                .offer((state, subject, each) -> {
                    if (subject instanceof PlainSubject.OfUnit(PlainUnit unit)
                            && PlainBattle.retreating(state) == null
                            && state.is(unit, PlainState.ADVANCING)) each.accept(new Advance(unit));
                })
                .label((state, _) ->
                        state.battle() == HexGrid.NONE ? "Advance" : "Advance to " + place(state, state.battle()))
                .build();
    }

    private OrderKind<PlainState, Done> done() {
        return OrderKind.<PlainState, Done>of(Done.class, "done")
                .text(new Done())
                .clauses(clauses(Matter.PHASES))
                .access((state, _, reasons) -> noRetreat(state, reasons))
                .play((state, _, _, tell) -> {
                    if (state.battle() != HexGrid.NONE) PlainBattle.end(state);
                    else {
                        state.clear(-1);
                        rules.nextPhase(state, tell);
                    }
                })
                .offer((state, subject, each) -> {
                    if (subject.equals(PlainSubject.PHASE) && PlainBattle.retreating(state) == null)
                        each.accept(new Done());
                })
                .label((state, _) ->
                        state.battle() == HexGrid.NONE ? "End " + phases.get(state.phase()) : "No further advance")
                .build();
    }

    // ---- judging

    private void noRetreat(PlainState state, Reasons reasons) {
        if (rules.isOver(state)) reasons.add(rules.clause(Matter.GAME_LENGTH), CommonReasons.GAME_OVER);
        if (PlainBattle.retreating(state) != null)
            reasons.add(rules.clause(Matter.RETREATS), "A unit must retreat first.");
    }

    private void access(PlainState state, int phase, List<PlainUnit> units, Reasons reasons) {
        noRetreat(state, reasons);
        if (state.battle() != HexGrid.NONE)
            reasons.add(rules.clause(Matter.ADVANCES), "The advance after combat is not decided yet.");
        if (state.phase() != phase)
            reasons.add(rules.clause(Matter.PHASES), CommonReasons.notNow("the phase is " + phases.get(state.phase())));
        for (PlainUnit unit : units) {
            if (unit.side() != state.side())
                reasons.add(rules.clause(Matter.PHASES), CommonReasons.notYours(unit.name()));
            if (!state.onMap(unit))
                reasons.add(rules.clause(Matter.REINFORCEMENTS), CommonReasons.notOnMap(unit.name()));
        }
    }

    private void judge(PlainState state, Move order, Reasons reasons) {
        PlainUnit unit = order.unit();
        int hex = order.hex();
        ClauseId movement = rules.clause(Matter.MOVEMENT);
        if (state.is(unit, PlainState.MOVED)) reasons.add(movement, unit.name() + " has already moved in this phase.");
        if (state.hex(unit) == hex) {
            reasons.add(movement, unit.name() + " is already in that hex.");
            return;
        }
        if (state.count(hex, 1 - unit.side()) > 0)
            reasons.add(rules.clause(Matter.ENEMY_HEXES), "An enemy unit is in that hex.");
        else if (state.onMap(unit) && !rules.reach(state, unit).reached(hex))
            reasons.add(movement, unit.name() + " cannot reach that hex with its movement allowance.");
        if (isFull(state, hex, unit)) reasons.add(rules.clause(Matter.STACKING), "That hex is full.");
    }

    boolean isFull(PlainState state, int hex, PlainUnit unit) {
        return state.count(hex, unit.side()) >= rules.stacking();
    }

    private void judge(PlainState state, Attack order, Reasons reasons) {
        int hex = order.hex();
        ClauseId attacks = rules.clause(Matter.ATTACKS);
        int enemy = 1 - order.units().getFirst().side();
        if (state.count(hex, enemy) == 0) reasons.add(attacks, "No enemy unit is in that hex.");
        for (PlainUnit unit : state.unitsIn(hex))
            if (state.is(unit, PlainState.DEFENDED))
                reasons.add(attacks, unit.name() + " has already been attacked in this phase.");
        for (PlainUnit unit : order.units()) {
            if (state.is(unit, PlainState.ATTACKED))
                reasons.add(attacks, unit.name() + " has already attacked in this phase.");
            if (state.onMap(unit) && !isAdjacent(state, unit, hex))
                reasons.add(rules.clause(Matter.ADJACENT), unit.name() + " cannot attack that hex from where it is.");
        }
        int attack = PlainBattle.attack(state, order.units());
        if (reasons.isEmpty() && rules.odds().column(attack, PlainBattle.defense(state, hex)) < 0)
            reasons.add(
                    rules.clause(Matter.LEAST_ODDS),
                    "The odds are below " + rules.odds().name(0) + ".");
    }

    private boolean isAdjacent(PlainState state, PlainUnit unit, int hex) {
        return state.scenario().grid().sideBetween(state.hex(unit), hex) != HexGrid.NONE
                && rules.connects(state.hex(unit), hex);
    }

    // ---- offering

    private static boolean isIdle(PlainState state, int phase) {
        return state.phase() == phase && state.battle() == HexGrid.NONE;
    }

    private void offerMoves(PlainState state, Subject subject, Consumer<? super Move> each) {
        if (!isIdle(state, PlainState.MOVEMENT) || !(subject instanceof PlainSubject.OfUnit(PlainUnit unit))) return;
        if (unit.side() != state.side() || !state.onMap(unit) || state.is(unit, PlainState.MOVED)) return;
        ReachSearch reach = rules.reach(state, unit);
        for (int i = 1; i < reach.count(); i++)
            if (!isFull(state, reach.hex(i), unit)) each.accept(new Move(unit, reach.hex(i)));
    }

    private void offerAttacks(PlainState state, Subject subject, Consumer<? super Attack> each) {
        if (!isIdle(state, PlainState.COMBAT) || !(subject instanceof PlainSubject.OfHex(int hex, String _))) return;
        List<PlainUnit> units = new ArrayList<>();
        for (PlainUnit unit : state.scenario().units())
            if (unit.side() == state.side() && state.onMap(unit) && !state.is(unit, PlainState.ATTACKED))
                if (isAdjacent(state, unit, hex)) units.add(unit);
        int all = 1 << units.size();
        for (int set = 1; set < all; set++) {
            if (units.size() > COMBINED && Integer.bitCount(set) > 1 && set != all - 1) continue;
            List<PlainUnit> chosen = new ArrayList<>();
            for (int i = 0; i < units.size(); i++) if ((set & 1 << i) != 0) chosen.add(units.get(i));
            Attack attack = new Attack(hex, chosen);
            Reasons reasons = Reasons.untilSettled();
            table.judge(state, attack, reasons);
            if (reasons.isEmpty()) each.accept(attack);
        }
    }
}
