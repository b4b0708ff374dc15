package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.kernel.play.Subject;

/** What a staff orders when its plan has nothing to say: what ends the step, else the first thing that is offered. */
final class LastResort {
    private LastResort() {}

    static GreatBattlesOrder order(Situation situation) {
        List<GreatBattlesOrder> quiet = List.of(
                new GreatBattlesOrder.Done(),
                new GreatBattlesOrder.Accept(),
                new GreatBattlesOrder.Stay(),
                new GreatBattlesOrder.Hold(GreatBattlesOrder.Scope.MOVE),
                new GreatBattlesOrder.Pass());
        return situation.firstLegal(quiet).orElseGet(() -> offered(situation));
    }

    private static GreatBattlesOrder offered(Situation situation) {
        List<Subject> subjects = new ArrayList<>();
        situation.position().subjects(subjects::add);
        List<GreatBattlesOrder> orders = new ArrayList<>();
        for (Subject subject : subjects) {
            situation.position().orders(subject, order -> orders.add((GreatBattlesOrder) order));
            if (!orders.isEmpty()) return orders.getFirst();
        }
        throw new IllegalStateException(
                "nothing can be decided: " + situation.position().prompt());
    }
}
