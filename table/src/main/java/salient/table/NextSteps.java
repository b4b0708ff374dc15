package salient.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import salient.kernel.dice.OwnDice;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.record.ClaimRuling;
import salient.kernel.record.Match;
import salient.kernel.record.Proposal;
import salient.kernel.record.UndoLaw;
import salient.kernel.record.UndoRuling;
import salient.table.store.TableRow;

/**
 * What can come next at a table, from its state as it is: orders, undo, reactions, planned orders, claims, substitutes.
 * Nothing here changes the state.
 *
 * @param isResigned whether a side has given up; then the game is over as well
 * @param justAsked  whether an order was the last step: then the side to decide has just been asked
 */
record NextSteps(
        Game game,
        TableRow row,
        Match match,
        Position position,
        OrdersInForce orders,
        Plans plans,
        Clocks clocks,
        boolean isOver,
        boolean isResigned,
        boolean justAsked) {
    private static final Logger LOG = Logger.getLogger("salient.table");

    /** With what the players rolled themselves. */
    Verdict propose(Order order, OwnDice own, Consumer<Proposal> proposed) {
        return match.propose(order, own, proposed);
    }

    Verdict propose(Order order, Consumer<Proposal> proposed) {
        return match.propose(order, proposed);
    }

    /**
     * How a side can undo its last order and everything after it.
     *
     * @param computers whether computer players have all the other seats: under the strict law they never agree to lose an
     *     order of their own, for what they did has been seen
     */
    UndoRuling mayUndo(Side by, boolean computers) {
        if (isOver) return new UndoRuling.Impossible("The game is over.");
        int undone = orders.sinceLastOf(by);
        if (undone == 0) return new UndoRuling.Impossible("You have no order to undo.");
        UndoRuling ruling = match.mayUndo(by, undone);
        if (computers && isStrict() && (undone > 1 || !position.toDecide().equals(by)))
            return new UndoRuling.Impossible(
                    "The other side has decided since, or is deciding. This game was created with strict undo.");
        // Once the other side decides, a free undo would reveal whether it has done something hidden, so consent is
        // needed.
        if (ruling instanceof UndoRuling.Free && !position.toDecide().equals(by))
            return new UndoRuling.ByConsent(others(by), List.of("It is already the other side's turn to decide."));
        return ruling;
    }

    private boolean isStrict() {
        return match.header().undo().equals(Optional.of(UndoLaw.STRICT));
    }

    void proposeUndo(Side by, List<Side> consenting, Consumer<Proposal> proposed) {
        match.proposeUndo(by, orders.sinceLastOf(by), consenting, proposed);
    }

    UndoRuling mayRedo(Side by) {
        return isOver ? new UndoRuling.Impossible("The game is over.") : match.mayRedo(by, 1);
    }

    UndoRuling proposeRedo(Side by, Consumer<Proposal> proposed) {
        return match.proposeRedo(by, 1, proposed);
    }

    Proposal proposeReactions(Side by, ReactionPolicy policy) {
        return match.proposeReactions(by, policy);
    }

    /**
     * The answer of the side to decide, by its standing reactions, if an order has just asked it; nothing if it is asked.
     * After an undo, and after a change of the policy, the side decides itself.
     */
    Optional<Proposal> proposeReaction() {
        return justAsked && !isOver && !row.study() ? match.proposeReaction() : Optional.empty();
    }

    /** What becomes of the next planned order of the side to decide. */
    sealed interface Planned {
        record Give(Proposal proposal) implements Planned {}

        record Drop(Side side, String text) implements Planned {}
    }

    /**
     * The next planned order of the side to decide, if an order was the last step, the side's turn has begun, and the order need
     * not wait. It is judged from what the side knows.
     */
    Optional<Planned> nextPlanned() {
        if (!justAsked || isOver || row.study()) return Optional.empty();
        Side side = position.toDecide();
        Plans.Plan plan = plans.of(side);
        if (plan.orders().isEmpty() || !plan.begun()) return Optional.empty();
        PlannedOrder next = plan.orders().getFirst();
        return switch (next.rule(game, position.knownTo(side), plan.before())) {
            case PlannedOrder.Ruling.Wait _ -> Optional.empty();
            case PlannedOrder.Ruling.Drop(String why, List<Verdict.Reason> reasons) ->
                Optional.of(new Planned.Drop(side, EntryTexts.drop(next, why, reasons)));
            case PlannedOrder.Ruling.Give(Order order) -> Optional.of(given(side, next, order));
        };
    }

    /** If the true position refuses what is legal as far as the side knows, that is a bug in the game; play goes on. */
    private Planned given(Side side, PlannedOrder planned, Order order) {
        List<Proposal> proposed = new ArrayList<>(1);
        match.proposePlanned(order, proposed::add);
        if (!proposed.isEmpty()) return new Planned.Give(proposed.getFirst());
        LOG.log(Level.SEVERE, row + " refuses what " + side + " believes legal: " + planned.order());
        return new Planned.Drop(side, EntryTexts.drop(planned, "The game could not carry it out.", List.of()));
    }

    ClaimRuling mayClaim(Side by) {
        return isResigned ? new ClaimRuling.Impossible("The game is over.") : match.mayClaim(by, position.toDecide());
    }

    ClaimRuling proposeClaim(Side by, Optional<String> computer, Consumer<Proposal> proposed) {
        String ranOutAt = clocks.deadline().map(Instant::toString).orElse("never");
        return match.proposeClaim(by, position.toDecide(), ranOutAt, computer, proposed);
    }

    /** All the other sides agree that a substitute plays a side. */
    Proposal proposeSubstitute(Side by) {
        List<Proposal> proposed = new ArrayList<>(1);
        match.proposeSubstitute(by, others(by), proposed::add);
        return proposed.getFirst();
    }

    Optional<Proposal> proposeHandOver(Side by, Optional<String> computer) {
        List<Proposal> proposed = new ArrayList<>(1);
        if (!isOver) match.proposeHandOver(by, computer, proposed::add);
        return proposed.stream().findFirst();
    }

    ClaimRuling proposeDaysOff(Side by, int days, Consumer<Proposal> proposed) {
        return isResigned ? new ClaimRuling.Impossible("The game is over.") : match.proposeDaysOff(by, days, proposed);
    }

    private List<Side> others(Side than) {
        return game.sides().stream().filter(side -> !side.equals(than)).toList();
    }
}
