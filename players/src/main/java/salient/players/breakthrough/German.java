package salient.players.breakthrough;

import java.util.function.IntUnaryOperator;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.kernel.rulebook.Clause;
import salient.players.weights.Weights;

/** 12.1: drives along its axes, surrounds and wears down what holds out, and leaves the map where it pays. */
record German(GermanPlan plan, Weights<Weight> weights, Axes axes) implements Doctrine {
    German() {
        this(GermanPlan.USUAL);
    }

    German(GermanPlan plan) {
        this(plan, BreakthroughTuning.GERMAN, Axes.TODAY);
    }

    /** As the veteran carries a plan out. */
    static German veteran(GermanPlan plan) {
        return new German(plan, BreakthroughTuning.VETERAN_GERMAN, Axes.VETERAN);
    }

    @Override
    public void air(OrderDraft draft) {
        AirPlan.german(draft);
    }

    @Clause("breakthrough 12.1b")
    @Override
    public void organize(OrderDraft draft) {
        Exits.leave(draft, plan, axes);
        BuildUps.german(draft);
        Organization.replace(draft);
        ArtilleryAllotment.feed(draft);
        Bridgework.build(draft);
    }

    @Clause({"breakthrough 12.1a", "breakthrough 12.1c"})
    @Override
    public void operate(OrderDraft draft) {
        Exits.leave(draft, plan, axes);
        Drive drive = drive(draft.state());
        KeptTowns kept = new KeptTowns(draft.state(), weights);
        new Attacks(draft, new DriveGoals(draft.state(), kept, plan, weights)).plot();
        RoadOpening.open(draft, kept);
        Striking enemy = new Striking(draft.state(), Army.AMERICAN, weights);
        for (int u : draft.movers(_ -> true, drive::away))
            Marches.toTheBest(draft, u, new DriveWorth(draft.state(), u, drive.away(u), enemy, kept, weights));
        Exits.leave(draft, plan, axes);
        Fortifying.holders(draft, drive::arrived);
    }

    @Override
    public IntUnaryOperator goals(State state) {
        return drive(state)::goal;
    }

    private Drive drive(State state) {
        return new Drive(state, plan, weights, axes);
    }
}
