package salient.greatbattles.orders;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;
import salient.kernel.order.OrderKind;
import salient.kernel.order.OrderTable;
import salient.kernel.play.Verdict;

/** The table of all kinds of order, by subjects of the rulebook. */
public final class GreatBattlesOrders {
    public static final OrderTable<State, GreatBattlesOrder> TABLE = new OrderTable<>(kinds(), Map.of());

    private GreatBattlesOrders() {}

    private static List<OrderKind<State, ? extends GreatBattlesOrder>> kinds() {
        return Stream.of(
                        StepOrders.KINDS,
                        SetUpOrders.KINDS,
                        ArtilleryOrders.KINDS,
                        DeploymentOrders.KINDS,
                        AirborneOrders.KINDS,
                        ActivationOrders.KINDS,
                        MovementOrders.KINDS,
                        FireOrders.KINDS,
                        CombatOrders.KINDS)
                .flatMap(List::stream)
                .toList();
    }

    public static Verdict judge(State s, GreatBattlesOrder order) {
        Verdict.Reasons why = new Verdict.Reasons();
        TABLE.judge(s, order, why);
        return why.verdict();
    }

    /** The same answer as {@link #judge}, but stops at the first reason. */
    public static boolean isLegal(State s, GreatBattlesOrder order) {
        Verdict.Reasons why = Verdict.Reasons.untilSettled();
        TABLE.judge(s, order, why);
        return why.isEmpty();
    }
}
