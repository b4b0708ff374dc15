package salient.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Game;
import salient.kernel.play.PlanCondition.BadPlan;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.Position;
import salient.kernel.record.Proposal;
import salient.table.store.JournalEntry;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** What a side has planned for its next turn: setting it, looking at it, and giving the orders when they come up. */
final class PlanCommands {
    private static final int MOST_ORDERS = 100;
    private static final int MOST_CONDITIONS = 5;

    private PlanCommands() {}

    /** The text of a plan. Its orders must be readable; whether they are legal is judged when they come up. */
    static String text(Caller caller, TableSnapshot now, Requests.SetPlan request) {
        if (request.orders().size() > MOST_ORDERS)
            throw RequestRefused.option("A plan can have at most " + MOST_ORDERS + " orders.");
        Position known = now.known(caller.perspective(), caller.side());
        List<PlannedOrder> orders = new ArrayList<>();
        for (Requests.PlannedOrderRequest wanted : request.orders()) orders.add(checked(caller, known, wanted));
        return EntryTexts.plan(orders);
    }

    private static PlannedOrder checked(Caller caller, Position known, Requests.PlannedOrderRequest wanted) {
        Game game = caller.table().game();
        OrderTexts.limit(wanted.order());
        for (Requests.PlanConditionRequest condition : wanted.conditionList())
            OrderTexts.limit(condition.about().orElse(""));
        if (wanted.conditionList().size() > MOST_CONDITIONS)
            throw RequestRefused.option("A planned order can have at most " + MOST_CONDITIONS + " conditions.");
        try {
            return wanted.toPlannedOrder().checked(game, known, caller.side());
        } catch (BadNotation bad) {
            throw RequestRefused.notation(bad);
        } catch (BadPlan bad) {
            throw RequestRefused.option(bad.getMessage());
        }
    }

    /** The plan of the caller's side, and what it can depend on. */
    static Responses.Plan plan(Caller caller) {
        Plans.Plan plan = caller.table().now().plan(caller.player());
        return new Responses.Plan(
                caller.table().game().planConditions().all(),
                plan.orders(),
                plan.begun(),
                plan.dropped().stream()
                        .map(dropped -> new Responses.DroppedOrder(dropped.planned(), dropped.why(), dropped.reasons()))
                        .toList());
    }

    /** The entry of the next planned order, which is given or dropped. */
    static Change.Append next(Function<String, ChangeContext> contextOfKey, NextSteps.Planned planned) {
        return switch (planned) {
            case NextSteps.Planned.Give(Proposal proposal) ->
                TableCommands.automatic(
                        contextOfKey.apply(TableCommands.ofServer(
                                "planned", proposal.entry().number())),
                        proposal);
            case NextSteps.Planned.Drop(var side, String text) -> {
                int next = contextOfKey.apply("").next();
                ChangeContext context = contextOfKey.apply(TableCommands.ofServer("dropped", next));
                yield new Change.Append(context.entry(JournalEntry.Kind.DROP, side, text), Optional.empty());
            }
        };
    }
}
