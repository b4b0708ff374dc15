package salient.greatbattles.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.kernel.play.Order;
import salient.kernel.play.Position;

/** Orders that reveal nothing to the other side: plans, set-up, and what unseen units do. */
final class SecretOrders {
    private SecretOrders() {}

    static boolean secret(State s, GreatBattlesOrder order) {
        return switch (order) {
            case GreatBattlesOrder.SetUp _,
                    GreatBattlesOrder.Plan _,
                    GreatBattlesOrder.Drop _,
                    GreatBattlesOrder.Withhold _,
                    GreatBattlesOrder.Postpone _,
                    GreatBattlesOrder.Aim _,
                    GreatBattlesOrder.Smoke _ -> true;
            case GreatBattlesOrder.Detach o -> !s.visible(o.stand().index());
            case GreatBattlesOrder.Attach o ->
                unseen(s, o.unit()) && !s.visible(o.stand().index());
            case GreatBattlesOrder.Entrench o ->
                s.phase() == Phase.SET_UP || hidden(s, o.stand().index());
            case GreatBattlesOrder.Rally o -> hidden(s, o.stand().index());
            case GreatBattlesOrder.Limber o -> hidden(s, o.stand().index());
            case GreatBattlesOrder.Decline o -> unseen(s, o.unit());
            case GreatBattlesOrder.Deactivate o -> unseen(s, o.unit());
            case GreatBattlesOrder.Hurry o -> unseen(s, o.unit());
            case GreatBattlesOrder.Withdraw o -> unseen(s, o.unit());
            default -> false;
        };
    }

    private static boolean hidden(State s, int stand) {
        return s.unitOf(stand) >= 0 && s.hidden(s.unitOf(stand));
    }

    private static boolean unseen(State s, Unit unit) {
        return s.hidden(unit.index()) || s.units().place(unit.index()) == UnitPlace.RESERVE;
    }

    /** The listed orders of the same kind that are equally secret, including this one. */
    static List<Order> alike(Position position, GreatBattlesOrder order) {
        State s = ((GreatBattlesPosition) position).state();
        List<Order> alike = new ArrayList<>();
        alike.add(order);
        position.orders(other -> {
            if (other.getClass().equals(order.getClass()) && secret(s, (GreatBattlesOrder) other)) alike.add(other);
        });
        return alike;
    }
}
