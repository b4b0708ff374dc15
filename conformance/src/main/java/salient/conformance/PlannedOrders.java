package salient.conformance;

import java.util.List;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.PlannedOrder.Ruling;
import salient.kernel.play.Position;

/**
 * A planned order that comes up is given if it is legal then, waits while its side is asked something else, and is dropped with
 * a reason otherwise. Judging it changes nothing.
 */
final class PlannedOrders implements Check {
    private static final int LAST = 3;

    @Override
    public void at(Situation situation) {
        Position position = situation.position();
        if (position.outcome().isPresent()) return;
        Position known = position.knownTo(position.toDecide());
        List<String> past = situation.pastOrders();
        for (String order : past.subList(Math.max(0, past.size() - LAST), past.size())) judged(situation, known, order);
    }

    private static void judged(Situation situation, Position known, String order) {
        long before = known.hash();
        Ruling ruling = new PlannedOrder(order, List.of()).rule(situation.game(), known, true);
        BrokenPromise.unless(known.hash() == before, "judging the planned order '" + order + "' changes the position");
        boolean asked = known.prompt().interruption()
                || situation.game().standingReactions().asked(known).isPresent();
        boolean right = switch (ruling) {
            case Ruling.Wait _ -> asked;
            case Ruling.Give _ -> !asked && isLegal(situation, known, order);
            case Ruling.Drop drop ->
                !asked && !isLegal(situation, known, order) && !drop.why().isBlank();
        };
        BrokenPromise.unless(right, "the planned order '" + order + "' becomes " + ruling);
    }

    private static boolean isLegal(Situation situation, Position known, String order) {
        try {
            return known.judge(situation.notation().parseOrder(order, known)).isLegal();
        } catch (BadNotation _) {
            return false;
        }
    }
}
