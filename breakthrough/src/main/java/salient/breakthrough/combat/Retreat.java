package salient.breakthrough.combat;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.operation.Movement;
import salient.breakthrough.operation.Prohibitions;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.CombatEvent;
import salient.breakthrough.play.OperationEvent;
import salient.breakthrough.play.UnitPurpose;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Terrain;
import salient.breakthrough.victory.Elimination;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Roll;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** 8.4a to 8.4i: whether a defender retreats, where to, and what it loses if it cannot. */
final class Retreat {
    /** No hex to retreat to. */
    static final int NO_ROUTE = -1;

    private static final int NO_RETREAT_LOSS_PERCENT = Constants.of("no-retreat-loss-percent");
    private static final int ZONE_LOSS_PERCENT = Constants.of("zoc-retreat-loss-percent");

    private static final UnitPurpose RETREAT = new UnitPurpose("retreat of", "8.4c");
    private static final ClauseId TOWN = clause("8.4d");
    private static final ClauseId NO_WAY = clause("8.4e");

    private Retreat() {}

    /** 8.4f, 8.4g: a part of the strength that is left, rounded up. */
    @Clause("breakthrough 8.4f")
    static int lossInPlace(int strength) {
        return Math.ceilDiv(NO_RETREAT_LOSS_PERCENT * strength, 100);
    }

    @Clause({"breakthrough 8.4g", "breakthrough 7.6h"})
    static int lossInZone(int strength) {
        return Math.ceilDiv(ZONE_LOSS_PERCENT * strength, 100);
    }

    /** Tests one surviving defender and carries the result out. {@code from} are the attackers' hexes. */
    @Clause({"breakthrough 8.4b", "breakthrough 8.4h"})
    static void test(State s, int u, int loss, int strength, int[] from, Dice dice, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        int hex = forces.hex(u);
        int faces = RetreatChance.faces(loss, strength, forces.efficiency(u), forces.fort(u));
        Roll roll = new Roll(RETREAT.of(u), RetreatChance.DIE, dice.roll(RetreatChance.DIE, RETREAT.of(u)));
        Optional<CombatEvent.Test> test = Optional.of(new CombatEvent.Test(faces, roll));
        Army army = forces.army(u);
        String unit = OrderOfBattle.unit(u).id();
        String here = s.board().hex(hex).toString();
        if (roll.value() > faces) {
            tell.accept(new CombatEvent.Held(army, unit, here, test));
            return;
        }
        int route = route(s, u, from);
        if (route == NO_ROUTE) {
            ClauseId why = s.board().terrain(hex) == Terrain.TOWN ? TOWN : NO_WAY;
            int more = lossInPlace(forces.strength(u));
            Losses.take(forces, u, more);
            tell.accept(new CombatEvent.StoodInstead(army, unit, here, why, more, test));
        } else {
            retreat(s, u, route, test, tell);
        }
        if (forces.strength(u) == 0) Elimination.eliminate(s, u, tell);
    }

    private static void retreat(
            State s, int u, int direction, Optional<CombatEvent.Test> test, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        Army army = forces.army(u);
        int hex = forces.hex(u);
        int to = s.board().neighbor(hex, direction);
        List<OperationEvent.Cost> costs = Movement.afterCombat(s, u, direction);
        int more = forces.inZone(to, army.opponent()) ? lossInZone(forces.strength(u)) : 0;
        Losses.take(forces, u, more);
        tell.accept(new CombatEvent.Retreated(
                army,
                OrderOfBattle.unit(u).id(),
                s.board().hex(hex).toString(),
                s.board().hex(to).toString(),
                more,
                costs,
                forces.op(u),
                test));
    }

    /**
     * 8.4i: the direction of the retreat, or NO_ROUTE; from a town nobody retreats (8.4d). Of the hexes that ordinary
     * movement allows (8.4k) the best is, one after the other: outside enemy zones, farthest from the attackers, own,
     * nearest to the rear, lowest direction.
     */
    @Clause({"breakthrough 8.4d", "breakthrough 8.4e", "breakthrough 8.4i", "breakthrough 8.4k"})
    static int route(State s, int u, int[] from) {
        int hex = s.forces().hex(u);
        if (s.board().terrain(hex) == Terrain.TOWN) return NO_ROUTE;
        int best = NO_ROUTE;
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int to = s.board().neighbor(hex, d);
            if (to == Board.NONE || Prohibitions.forbid(s, u, hex, d)) continue;
            if (best == NO_ROUTE || better(s, u, to, s.board().neighbor(hex, best), from)) best = d;
        }
        return best;
    }

    private static boolean better(State s, int u, int hex, int than, int[] from) {
        Army army = s.forces().army(u);
        boolean zone = s.forces().inZone(hex, army.opponent());
        if (zone != s.forces().inZone(than, army.opponent())) return !zone;
        int farther = distance(s, hex, from) - distance(s, than, from);
        if (farther != 0) return farther > 0;
        boolean own = s.ground().ownedBy(hex, army);
        if (own != s.ground().ownedBy(than, army)) return own;
        int eastward = s.board().y(hex) - s.board().y(than);
        return army == Army.GERMAN ? eastward > 0 : eastward < 0;
    }

    private static int distance(State s, int hex, int[] from) {
        int sum = 0;
        for (int attacker : from) sum += s.board().distance(hex, attacker);
        return sum;
    }
}
