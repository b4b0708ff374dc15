package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * What the sides have planned for their next turns. It follows from the entries, and from the positions between them: a plan
 * begins when its side's own turn begins. Not thread-safe.
 */
final class Plans {
    /**
     * The plan of a side at one moment.
     *
     * @param orders  what is left of it
     * @param dropped what was taken from it without being given, since it was set
     * @param begun   whether its orders are given as soon as the side decides; otherwise they are for its next turn
     * @param before  whether the order before the first one left was carried out; true if there was none
     */
    record Plan(List<PlannedOrder> orders, List<EntryTexts.Dropped> dropped, boolean begun, boolean before) {
        static final Plan NONE = new Plan(List.of(), List.of(), false, true);

        Plan {
            orders = List.copyOf(orders);
            dropped = List.copyOf(dropped);
        }

        private Plan without(boolean carriedOut, List<EntryTexts.Dropped> nowDropped) {
            return new Plan(orders.subList(1, orders.size()), nowDropped, begun, carriedOut);
        }
    }

    private final Map<String, Plan> plans = new TreeMap<>();

    Plan of(Side side) {
        return plans.getOrDefault(side.id(), Plan.NONE);
    }

    /** A new plan. One that is made while its side gives orders is for the next turn, any other for the next decision. */
    void set(Side side, String text, Position now) {
        boolean ownTurn = now.toDecide().equals(side) && !now.prompt().interruption();
        set(side, text, !ownTurn);
    }

    void set(Side side, String text, boolean begun) {
        plans.put(side.id(), new Plan(EntryTexts.plan(text), List.of(), begun, true));
    }

    /** The first order of a plan was given. */
    void gave(Side side) {
        plans.computeIfPresent(side.id(), (_, plan) -> plan.without(true, plan.dropped()));
    }

    /** The first order of a plan was dropped. */
    void drop(Side side, String text) {
        plans.computeIfPresent(side.id(), (_, plan) -> {
            List<EntryTexts.Dropped> dropped = new ArrayList<>(plan.dropped());
            dropped.add(EntryTexts.dropped(text));
            return plan.without(false, dropped);
        });
    }

    /** After a step: while the other side gives its own orders, every plan waits for its turn. */
    void follow(Position now) {
        if (plans.isEmpty() || now.prompt().interruption()) return;
        plans.replaceAll((side, plan) -> side.equals(now.toDecide().id()) ? plan : begun(plan));
    }

    private static Plan begun(Plan plan) {
        return new Plan(plan.orders(), plan.dropped(), true, plan.before());
    }

    /** The sides whose plans have begun; the entries alone do not say it. */
    SortedSet<String> begun() {
        SortedSet<String> begun = new TreeSet<>();
        plans.forEach((side, plan) -> {
            if (plan.begun()) begun.add(side);
        });
        return begun;
    }

    /** The counterpart of {@link #begun()}. */
    void setBegun(SortedSet<String> begun) {
        plans.replaceAll((side, plan) -> new Plan(plan.orders(), plan.dropped(), begun.contains(side), plan.before()));
    }
}
