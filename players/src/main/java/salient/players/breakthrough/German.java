package salient.players.breakthrough;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.rulebook.Clause;

/** 12.1: drives along its axes, surrounds and wears down what holds out, and leaves the map where it pays. */
final class German implements Doctrine {
    private final GermanPlan plan;

    German() {
        this(GermanPlan.USUAL);
    }

    German(GermanPlan plan) {
        this.plan = plan;
    }

    @Override
    public void air(OrderDraft draft) {
        AirPlan.german(draft);
    }

    @Clause("breakthrough 12.1b")
    @Override
    public void organize(OrderDraft draft) {
        Exits.leave(draft, plan);
        BuildUps.german(draft);
        Organization.replace(draft);
        ArtilleryAllotment.feed(draft);
        Bridgework.build(draft);
    }

    @Clause({"breakthrough 12.1a", "breakthrough 12.1c"})
    @Override
    public void operate(OrderDraft draft) {
        Exits.leave(draft, plan);
        Drive drive = new Drive(draft.state(), plan);
        new Attacks(draft, new DriveGoals(draft.state(), plan)).plot();
        RoadOpening.open(draft);
        for (int u : movers(draft, drive)) Marches.toTheBest(draft, u, new DriveWorth(draft.state(), u, drive.away(u)));
        Exits.leave(draft, plan);
        Fortifying.holders(draft, drive::arrived);
    }

    @Override
    public IntUnaryOperator goals(State state) {
        return new Drive(state, plan)::goal;
    }

    @Override
    public String describe() {
        return plan.describe();
    }

    /** Those in front first, so that nobody waits behind a column that has yet to start (7.6t). */
    private static List<Integer> movers(OrderDraft draft, Drive drive) {
        Forces forces = draft.forces();
        List<Integer> movers = new ArrayList<>();
        for (int u : OrderOfBattle.indices(Army.GERMAN))
            if (forces.onMap(u) && forces.plot(u) == Forces.NONE && forces.op(u) > 0) movers.add(u);
        movers.sort(Comparator.comparingInt((Integer u) -> drive.away(u)[forces.hex(u)])
                .thenComparingInt(u -> u));
        return movers;
    }
}
