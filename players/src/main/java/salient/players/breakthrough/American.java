package salient.players.breakthrough;

import java.util.function.IntUnaryOperator;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** 12.2: holds towns and junctions, blows bridges, gets out of rings, and strikes back where the odds allow. */
record American(AmericanPlan plan, Weights<Weight> weights, AmericanPosts posts) implements Doctrine {
    American() {
        this(AmericanPlan.USUAL);
    }

    American(AmericanPlan plan) {
        this(plan, BreakthroughTuning.AMERICAN, AmericanPosts.TODAY);
    }

    /** As the veteran carries a plan out. */
    static American veteran(AmericanPlan plan) {
        return new American(plan, BreakthroughTuning.VETERAN_AMERICAN, AmericanPosts.TODAY);
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
        Threat threat = new Threat(s, Army.GERMAN, weights);
        new Escapes(draft).breakOut(threat);
        Garrisons garrisons = garrisons(s, threat);
        new Attacks(draft, new HoldGoals(s, garrisons, plan, weights)).plot();
        for (int u : OrderOfBattle.indices(Army.AMERICAN)) if (garrisons.pinned(u)) draft.change(u, Mode.NORMAL);
        for (int u : draft.movers(u -> garrisons.post(u) != Board.NONE && !garrisons.pinned(u), garrisons::away))
            Marches.toTheBest(draft, u, new HoldWorth(s, u, threat, garrisons.away(u), plan, weights));
        Fortifying.holders(draft, _ -> true);
    }

    @Override
    public IntUnaryOperator goals(State state) {
        return garrisons(state, new Threat(state, Army.GERMAN, weights))::post;
    }

    private Garrisons garrisons(State s, Threat threat) {
        Garrisons garrisons = new Garrisons(s, threat, plan, weights);
        garrisons.assign(posts);
        return garrisons;
    }
}
