package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.kernel.play.Subject;

/**
 * The order a staff gives when its plan has none: the one that ends the step, otherwise one that is offered, a
 * different one each time, so that no step lasts forever.
 */
final class FallbackOrder {
    private FallbackOrder() {}

    static GreatBattlesOrder order(Situation situation, int tries) {
        List<GreatBattlesOrder> quiet = List.of(
                new GreatBattlesOrder.Done(),
                new GreatBattlesOrder.Accept(),
                new GreatBattlesOrder.Stay(),
                new GreatBattlesOrder.Hold(GreatBattlesOrder.Scope.MOVE),
                new GreatBattlesOrder.Pass());
        return situation.firstLegal(quiet).orElseGet(() -> offered(situation, tries));
    }

    private static GreatBattlesOrder offered(Situation situation, int tries) {
        List<Subject> subjects = new ArrayList<>();
        situation.position().subjects(subjects::add);
        List<GreatBattlesOrder> orders = new ArrayList<>();
        for (int i = 0; i < subjects.size(); i++) {
            Subject subject = subjects.get((i + tries) % subjects.size());
            situation.position().orders(subject, order -> orders.add((GreatBattlesOrder) order));
            if (!orders.isEmpty()) return orders.get(tries / subjects.size() % orders.size());
        }
        throw new IllegalStateException(
                "nothing can be decided: " + situation.position().prompt());
    }
}
