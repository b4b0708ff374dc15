package salient.breakthrough.operation;

import java.util.Arrays;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OperationCost;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.rulebook.Clause;

/**
 * Which hexes one unit could attack in its next Operation Phase, marching first: in normal mode, in travel mode along
 * the road, or by a march in travel mode that ends in normal mode. The costs are those of {@link Reach}.
 */
final class AttackReach {
    static final int NEVER = -1;

    private final State s;
    private final int u;
    private final Unit unit;
    private final boolean known;
    private final int attack;

    /** What would be left in each hex: in normal mode all the way, in travel mode, in normal mode after traveling. */
    private short[] onFoot;

    private short[] byRoad;
    private short[] dismounted;

    /** @param s a position of its own, in the phase in question; the unit's mode is put back */
    AttackReach(State s, int u, NextOperationPhase next) {
        this.s = s;
        this.u = u;
        unit = OrderOfBattle.unit(u);
        known = s.knows(unit.army());
        attack = OperationCost.ATTACK.of(unit.mobile());
        Mode mode = s.forces().mode(u);
        march(next);
        s.forces().setMode(u, mode);
    }

    @Clause("breakthrough 7.7a")
    private void march(NextOperationPhase next) {
        onFoot = nowhere();
        byRoad = nowhere();
        int hex = s.forces().hex(u);
        boolean traveling = s.forces().traveling(u);
        boolean stays = Movement.surprised(s) || s.forces().plot(u) != Forces.NONE;
        s.forces().setMode(u, Mode.NORMAL);
        boolean normal = !known || !traveling;
        if (normal) onFoot[hex] = (short) next.op(s, u);
        if (normal && !stays) onFoot = spread(onFoot);
        boolean mounts = !unit.divisional() && s.forces().supply(u) == SupplyState.SUPPLIED;
        if (known && mounts && !stays) mount();
        s.forces().setMode(u, Mode.TRAVEL);
        if (known ? traveling : mounts) byRoad[hex] = (short) next.op(s, u);
        if (!stays) byRoad = spread(byRoad);
        dismount(stays);
    }

    /** A unit whose mode is known pays for the change wherever it can; what it has left is doubled on trucks (7.7c). */
    @Clause("breakthrough 7.7c")
    private void mount() {
        int cost = TravelMode.cost(s, unit).of(unit.mobile());
        int times = unit.army() == Army.AMERICAN && !unit.mobile() ? 2 : 1;
        for (int hex = 0; hex < onFoot.length; hex++)
            if (onFoot[hex] >= cost && !Stacking.travellerAt(s, hex, unit.army(), u))
                byRoad[hex] = (short) (times * (onFoot[hex] - cost));
    }

    private void dismount(boolean stays) {
        int cost = TravelMode.cost(s, unit).of(unit.mobile());
        s.forces().setMode(u, Mode.NORMAL);
        dismounted = onFoot.clone();
        for (int hex = 0; hex < byRoad.length; hex++)
            if (byRoad[hex] - cost > dismounted[hex]) dismounted[hex] = (short) (byRoad[hex] - cost);
        if (!stays) dismounted = spread(dismounted);
    }

    private short[] spread(short[] having) {
        Reach reach = Reach.spread(s, u, having);
        short[] left = new short[having.length];
        for (int hex = 0; hex < left.length; hex++) left[hex] = (short) reach.left(hex);
        return left;
    }

    private short[] nowhere() {
        short[] left = new short[s.board().size()];
        Arrays.fill(left, Reach.UNREACHED);
        return left;
    }

    /** What is known of the unit is enough for the attack from there; otherwise it is only if it travels already. */
    boolean sure(int from, int target) {
        return known ? left(from, target) != NEVER : from(onFoot, from, target) != NEVER;
    }

    boolean traveling(int from, int target) {
        return from(onFoot, from, target) == NEVER && from(dismounted, from, target) == NEVER;
    }

    /** What it has left at most in a hex from which it can attack the target beside it, or NEVER. */
    @Clause("breakthrough 7.9c")
    int left(int from, int target) {
        int normal = from(dismounted, from, target);
        boolean road = s.board().roadAcross(from, s.board().direction(from, target));
        return road ? Math.max(normal, from(byRoad, from, target)) : normal;
    }

    @Clause({"breakthrough 7.7k", "breakthrough 13.5o"})
    private int from(short[] left, int from, int target) {
        int plot = s.forces().plot(u);
        if (plot != Forces.NONE) return s.board().neighbor(from, plot) == target ? left[from] : NEVER;
        if (s.forces().supply(u) == SupplyState.ISOLATED) return NEVER;
        return left[from] >= attack ? left[from] : NEVER;
    }

    /** The best hex to attack the target from: a sure one first, then the one with the most left; or NONE. */
    int from(int target) {
        int best = Board.NONE;
        for (int d = 0; d < Board.DIRECTIONS; d++) {
            int from = s.board().neighbor(target, d);
            if (from == Board.NONE || left(from, target) == NEVER) continue;
            if (best == Board.NONE || worth(from, target) > worth(best, target)) best = from;
        }
        return best;
    }

    private int worth(int from, int target) {
        return left(from, target) + (sure(from, target) ? Short.MAX_VALUE : 0);
    }
}
