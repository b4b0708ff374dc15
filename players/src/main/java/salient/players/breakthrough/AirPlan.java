package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.tables.Weather;
import salient.kernel.rulebook.Clause;

/** Chapter 3: where the air points go. Which stacks are on the march is hidden (6.1f): roads and wheels are the only signs. */
final class AirPlan {
    private AirPlan() {}

    /** At the strongest Americans who are about to be attacked. */
    @Clause("breakthrough 12.3l")
    static void german(OrderDraft draft) {
        int points = draft.state().turn().airPoints(Army.GERMAN);
        int best = -1;
        for (int hex = 0; hex < draft.board().size(); hex++)
            if (draft.forces().holds(hex, Army.AMERICAN)
                    && draft.forces().inZone(hex, Army.GERMAN)
                    && (best < 0
                            || Estimates.strengthAt(draft.state(), hex) > Estimates.strengthAt(draft.state(), best)))
                best = hex;
        for (int i = 0; i < points; i++)
            if (best < 0
                    || !draft.risk(
                            new BreakthroughOrder.GroundAttack(draft.board().hex(best))))
                draft.risk(new BreakthroughOrder.Interdict());
    }

    /** 12.3l: one point is kept for friends who are cut off; of the rest two thirds strike, one third interdicts. */
    static void american(OrderDraft draft) {
        State s = draft.state();
        int points = s.turn().airPoints(Army.AMERICAN) - (cutOff(s).isEmpty() ? 0 : 1);
        int strikes = s.turn().weather() == Weather.CLEAR ? (2 * points + 2) / 3 : points / 2;
        List<Integer> targets = columns(s);
        for (int i = 0; i < points; i++) {
            boolean strike = i < strikes && !targets.isEmpty();
            int hex = strike ? targets.get(i % targets.size()) : 0;
            draft.risk(
                    strike
                            ? new BreakthroughOrder.GroundAttack(s.board().hex(hex))
                            : new BreakthroughOrder.Interdict());
        }
    }

    /** Hexes with own units that have no supply line as the map stands. */
    private static List<Integer> cutOff(State s) {
        List<Integer> hexes = new ArrayList<>();
        for (int u : OrderOfBattle.indices(Army.AMERICAN))
            if (s.forces().onMap(u) && Isolation.state(s, u) != SupplyState.SUPPLIED && Isolation.surrounded(s, u))
                hexes.add(s.forces().hex(u));
        return hexes;
    }

    /** 12.3l: what may be columns on the march: stacks on roads; the strongest, and mobile ones, first. */
    private static List<Integer> columns(State s) {
        List<Integer> hexes = new ArrayList<>();
        for (int hex = 0; hex < s.board().size(); hex++)
            if (s.forces().holds(hex, Army.GERMAN) && s.board().hasRoad(hex)) hexes.add(hex);
        hexes.sort(Comparator.comparingInt((Integer hex) -> -promise(s, hex)).thenComparingInt(hex -> hex));
        return hexes;
    }

    private static int promise(State s, int hex) {
        int sum = 0;
        for (int u = s.forces().first(hex); u != Forces.NONE; u = s.forces().next(u)) {
            Unit unit = OrderOfBattle.unit(u);
            sum += s.forces().strength(u) * (unit.mobile() && !unit.divisional() ? 3 : 2);
        }
        return sum;
    }

    /** 3.5: what was kept is dropped where it helps the most strength. */
    static void drop(OrderDraft draft) {
        State s = draft.state();
        while (s.turn().airPoints(Army.AMERICAN) > 0) {
            int best = Forces.NONE;
            for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
                if (!s.forces().onMap(u) || s.forces().supply(u) == SupplyState.SUPPLIED) continue;
                if (best == Forces.NONE
                        || Estimates.strengthAt(s, s.forces().hex(u))
                                > Estimates.strengthAt(s, s.forces().hex(best))) best = u;
            }
            if (best == Forces.NONE || !draft.give(new BreakthroughOrder.AirDrop(OrderOfBattle.unit(best)))) return;
        }
    }
}
