package salient.players.breakthrough;

import salient.breakthrough.organization.BuildUp;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.supply.Isolation;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** 12.2d, 12.3h: a unit that would be isolated in the next Supply Phase builds up into a division, or gets out. */
final class Escapes {
    private static final int SUPPLIED_THROUGH = Constants.of("american-supplied-through-turn");

    private final OrderDraft draft;
    private final State s;
    private final Weights<Weight> weights;

    Escapes(OrderDraft draft) {
        this.draft = draft;
        this.s = draft.state();
        this.weights = draft.weights();
    }

    /** In the Unit Organization Phase: a division is never isolated (4.2e). */
    @Clause("breakthrough 12.2d")
    void buildUp() {
        for (int u : OrderOfBattle.indices(Army.AMERICAN))
            if (s.forces().onMap(u) && wouldBeIsolated(u) && BuildUp.canBuildUp(s, u))
                draft.give(new BreakthroughOrder.BuildUp(OrderOfBattle.unit(u)));
    }

    /** In an Operation Phase: to where the ring is open, best of all to where supply runs. */
    @Clause("breakthrough 12.3h")
    void breakOut(Threat threat) {
        double trucks = weights.of(Weight.ESCAPE_TRUCKS);
        double open = weights.of(Weight.TO_SUPPLY);
        double perPoint = weights.of(Weight.ESCAPE_STRENGTH_PER_POINT);
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
            Forces forces = s.forces();
            if (!forces.onMap(u) || forces.op(u) == 0 || forces.plot(u) != Forces.NONE || !wouldBeIsolated(u)) continue;
            int home = forces.hex(u);
            Marches.toTheBest(draft, u, (hex, mode, _) -> {
                double value = mode == Mode.TRAVEL ? -trucks : 0;
                SupplyState there = at(u, hex, home);
                if (there == SupplyState.ISOLATED) return hex == home ? 1 : value;
                return value + (there == SupplyState.SUPPLIED ? 2 * open : open) - threat.strength(hex) / perPoint;
            });
        }
    }

    /** As the map stands now; on the first days nobody is (4.4a). */
    boolean wouldBeIsolated(int u) {
        return s.turn().number() >= SUPPLIED_THROUGH && Isolation.state(s, u) == SupplyState.ISOLATED;
    }

    /** The state of a unit if it stood elsewhere. */
    private SupplyState at(int u, int hex, int home) {
        if (hex == home) return Isolation.state(s, u);
        s.forces().shift(u, hex);
        SupplyState state = Isolation.state(s, u);
        s.forces().shift(u, home);
        return state;
    }
}
