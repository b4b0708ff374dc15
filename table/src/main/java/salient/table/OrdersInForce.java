package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.play.Side;
import salient.kernel.record.Step;

/**
 * The orders in force and those that can be redone, with the perspectives that noticed each: the others must not notice
 * either that it is undone. Not thread-safe.
 */
final class OrdersInForce {
    private record Counted(String side, int noticing) {}

    private final List<Counted> inForce = new ArrayList<>();
    private final List<Counted> undone = new ArrayList<>();

    /**
     * Takes a step.
     *
     * @param noticing who notices an order that is played, as bits
     * @return who noticed those that it undoes or redoes
     */
    List<Integer> take(Step step, int noticing) {
        return switch (step) {
            case Step.Played(String by, String _, List<RecordedRoll> _, Step.Source _) -> {
                undone.clear();
                inForce.add(new Counted(by, noticing));
                yield List.of();
            }
            case Step.Undone(String _, int orders, List<String> _) -> move(inForce, undone, orders);
            case Step.Redone(String _, int orders) -> move(undone, inForce, orders);
            case Step.Reactions _, Step.Claimed _, Step.Substituted _, Step.ComputerPlays _, Step.DaysOff _ ->
                List.of();
        };
    }

    private static List<Integer> move(List<Counted> from, List<Counted> to, int orders) {
        List<Integer> noticing = new ArrayList<>(orders);
        for (int i = 0; i < orders; i++) {
            Counted moved = from.removeLast();
            noticing.add(moved.noticing());
            to.add(moved);
        }
        return noticing;
    }

    /** How many orders would be undone with the last one of a side; 0 if it has none. */
    int sinceLastOf(Side by) {
        for (int orders = 1; orders <= inForce.size(); orders++)
            if (inForce.get(inForce.size() - orders).side().equals(by.id())) return orders;
        return 0;
    }

    /** Who noticed each order in force, then each that can be redone. */
    int[] noticing() {
        return Stream.concat(inForce.stream(), undone.stream())
                .mapToInt(Counted::noticing)
                .toArray();
    }

    /** The counterpart of {@link #noticing()}. */
    void setNoticing(int[] noticing) {
        int order = 0;
        for (List<Counted> orders : List.of(inForce, undone))
            for (int i = 0; i < orders.size(); i++)
                orders.set(i, new Counted(orders.get(i).side(), noticing[order++]));
    }
}
