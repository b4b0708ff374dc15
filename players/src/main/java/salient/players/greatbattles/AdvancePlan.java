package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.State;

/** C7M: moves and forms the battalions one by one, those closest to their aims first; the C Ops last. */
final class AdvancePlan {
    /** This many proposals are judged before a battalion stays. */
    private static final int TRIES = 24;
    /** The same where marches are measured, so that most of them are legal. */
    private static final int MEASURED_TRIES = 60;

    private AdvancePlan() {}

    static Optional<GreatBattlesOrder> next(Situation situation, FinishedUnits settled) {
        List<Unit> movers = new ArrayList<>();
        for (Unit unit : situation.battalions())
            if (!settled.has(unit.index())
                    && mayMove(situation.state(), unit.index())
                    && !situation.state().units().scattered(unit.index())) movers.add(unit);
        if (!movers.isEmpty()) {
            Aims aims = situation.aims();
            movers.sort(
                    Comparator.<Unit>comparingLong(u -> situation.at(u.index()).squaredTo(aims.aim(u.index())))
                            .thenComparingInt(Unit::index));
            for (Unit unit : movers) {
                settled.add(unit.index());
                Optional<GreatBattlesOrder> order = best(situation, unit, aims);
                if (order.isPresent()) return order;
            }
        }
        return CommandPlan.move(situation, settled);
    }

    static boolean mayMove(State s, int unit) {
        return s.unitOnTable(unit)
                && s.units().actions(unit) >= s.turnState().round()
                && s.units().actionUse(unit) == ActionUse.NONE
                && !s.units().locked(unit)
                && s.standsOf(unit).length > 0;
    }

    private static Optional<GreatBattlesOrder> best(Situation situation, Unit unit, Aims aims) {
        MoveOptions moves = new MoveOptions(situation, unit, aims.aim(unit.index()));
        double shots = FirePlan.worth(situation, unit.index());
        double stay =
                moves.staying() + situation.weight(Weight.MOVE_FIRE) * shots + situation.weight(Weight.MOVE_BETTER);
        int tries = situation.weight(Weight.MOVE_MEASURED) > 0 ? MEASURED_TRIES : TRIES;
        for (MoveOptions.Choice choice : moves.all()) {
            if (choice.worth() <= stay || tries-- <= 0) break;
            if (situation.legal(choice.order())) return Optional.of(choice.order());
        }
        return Optional.empty();
    }
}
