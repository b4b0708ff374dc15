package salient.kernel.play;

import java.util.List;
import java.util.Optional;
import salient.kernel.notation.BadNotation;

/**
 * An order for a side's next turn, in the game's notation, with the conditions under which it is given. It is judged when it
 * comes up, from what the side knows then.
 */
public record PlannedOrder(String order, List<PlanCondition> conditions) {
    public PlannedOrder {
        conditions = List.copyOf(conditions);
        if (order.isBlank() || !PlanCondition.isOneLine(order))
            throw new PlanCondition.BadPlan(
                    "A planned order must be one line that neither begins nor ends with spaces.");
    }

    /** What becomes of a planned order when its side decides. */
    public sealed interface Ruling {
        /** It is given. */
        record Give(Order order) implements Ruling {}

        /** It stays in the list: its phase has not come, or the side is asked something else first. */
        record Wait(String why) implements Ruling {}

        /**
         * It is taken from the list without being given.
         *
         * @param why     one plain sentence
         * @param reasons the clauses that forbid it; none if a condition was not met or the order cannot be read
         */
        record Drop(String why, List<Verdict.Reason> reasons) implements Ruling {}
    }

    /** Checks that it can be read and asked now; what cannot is a {@link PlanCondition.BadPlan} or a bad notation. */
    public PlannedOrder checked(Game game, Position known, Side side) {
        for (PlanCondition condition : conditions) game.planConditions().check(known, side, condition);
        Order read = game.notation().parseOrder(order, known);
        return new PlannedOrder(game.notation().print(read), conditions);
    }

    /**
     * Judges it while its side decides.
     *
     * @param known  what the side knows
     * @param before whether the order before it was carried out
     */
    public Ruling rule(Game game, Position known, boolean before) {
        Side side = known.toDecide();
        if (known.prompt().interruption()
                || game.standingReactions().asked(known).isPresent())
            return new Ruling.Wait("You are asked something else first.");
        Optional<String> phase = PlanConditions.awaited(known, this);
        if (phase.isPresent()) return new Ruling.Wait("It waits for the phase " + phase.get() + ".");
        try {
            Optional<PlanCondition> unmet = game.planConditions().unmet(known, side, this, before);
            if (unmet.isPresent()) return new Ruling.Drop(sentence(game, unmet.get()), List.of());
            Order read = game.notation().parseOrder(order, known);
            return known.judge(read) instanceof Verdict.Refused(List<Verdict.Reason> reasons)
                    ? new Ruling.Drop("The rules forbid it now.", reasons)
                    : new Ruling.Give(read);
        } catch (BadNotation bad) {
            return new Ruling.Drop("It cannot be read any more: " + bad.problem() + ".", List.of());
        }
    }

    private static String sentence(Game game, PlanCondition unmet) {
        ConditionKind kind = game.planConditions().all().stream()
                .filter(one -> one.id().equals(unmet.kind()))
                .findFirst()
                .orElseThrow();
        String wanted = unmet.not() ? kind.not() : kind.title();
        return "Its condition was not met: " + wanted + (unmet.about().isEmpty() ? "." : " (" + unmet.about() + ").");
    }
}
