package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 12.2: holds towns and junctions, blows bridges, gets out of rings, and strikes back where the odds allow. */
final class American implements Doctrine {
    private final AmericanPlan plan;

    American() {
        this(AmericanPlan.USUAL);
    }

    American(AmericanPlan plan) {
        this.plan = plan;
    }

    @Override
    public void air(OrderDraft draft) {
        AirPlan.american(draft);
    }

    @Clause({"breakthrough 12.2a", "breakthrough 12.3e"})
    @Override
    public void organize(OrderDraft draft) {
        AirPlan.drop(draft);
        new Escapes(draft).buildUp();
        BuildUps.american(draft);
        Bridgework.blow(draft);
        Organization.replace(draft);
        ArtilleryAllotment.feed(draft);
    }

    @Clause("breakthrough 12.2f")
    @Override
    public void operate(OrderDraft draft) {
        State s = draft.state();
        Threat threat = new Threat(s, Army.GERMAN);
        new Escapes(draft).breakOut(threat);
        Garrisons garrisons = new Garrisons(s, threat, plan);
        garrisons.assign();
        new Attacks(draft, new HoldGoals(s, garrisons, plan)).plot();
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) if (garrisons.pinned(u)) draft.change(u, Mode.NORMAL);
        for (int u : movers(draft, garrisons)) Marches.toTheBest(draft, u, new HoldWorth(s, threat, garrisons.away(u)));
        Fortifying.holders(draft, _ -> true);
    }

    @Override
    public IntUnaryOperator goals(State state) {
        Garrisons garrisons = new Garrisons(state, new Threat(state, Army.GERMAN), plan);
        garrisons.assign();
        return garrisons::post;
    }

    @Override
    public String describe() {
        return plan.describe();
    }

    /** Those nearest to their posts first, so that they are out of the way of the others. */
    private static List<Integer> movers(OrderDraft draft, Garrisons garrisons) {
        Forces forces = draft.forces();
        List<Integer> movers = new ArrayList<>();
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) {
            if (!forces.onMap(u) || forces.plot(u) != Forces.NONE || forces.op(u) == 0) continue;
            if (garrisons.post(u) != Board.NONE && !garrisons.pinned(u)) movers.add(u);
        }
        movers.sort(Comparator.comparingInt((Integer u) -> garrisons.away(u)[forces.hex(u)])
                .thenComparingInt(u -> u));
        return movers;
    }
}
