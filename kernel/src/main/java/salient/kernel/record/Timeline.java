package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.RecordedDice;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/**
 * The orders in force and those that can be redone. Earlier positions are restored by replaying orders
 * with their dice from the nearest position kept; a few recent ones are kept, so taking back the last orders is quick
 * and a long game stays small.
 */
final class Timeline {
    private static final int EVERY = 16;
    private static final int KEPT = 4;

    /** An order that was played, with what decides whether it can be undone freely. */
    record Moment(Side side, Order order, List<RecordedRoll> rolls, boolean revealing) {
        /** Whether dice were rolled that a side knows of: what it may undo must not tell it about the secret dice of others. */
        boolean rolledFor(Side knowing) {
            return rolls.stream()
                    .anyMatch(roll ->
                            roll.secretOf().isEmpty() || roll.secretOf().get().equals(knowing.id()));
        }
    }

    /** What a step does to the orders in force. */
    sealed interface Change {
        record Play(Moment moment) implements Change {}

        record Back(Side by, int orders) implements Change {}

        record Forth(int orders) implements Change {}
    }

    private record Kept(int orders, Position position) {}

    private final Position first;
    private final List<Moment> inForce = new ArrayList<>();
    /** The last is the first to be redone. */
    private final List<Moment> undone = new ArrayList<>();

    private final List<Kept> kept = new ArrayList<>();

    Timeline(Position first) {
        this.first = first.copy();
    }

    List<Moment> last(int orders) {
        return inForce.subList(inForce.size() - orders, inForce.size());
    }

    int inForce() {
        return inForce.size();
    }

    int undone() {
        return undone.size();
    }

    /** The position before the last orders. */
    Position back(int orders) {
        int wanted = inForce.size() - orders;
        Kept nearest = new Kept(0, first);
        for (Kept k : kept) if (k.orders() <= wanted) nearest = k;
        Position position = nearest.position().copy();
        for (Moment moment : inForce.subList(nearest.orders(), wanted)) replay(moment, position);
        return position;
    }

    /** The position after undone orders are redone from this one. */
    Position forth(int orders, Position from) {
        Position position = from.copy();
        for (Moment moment :
                undone.subList(undone.size() - orders, undone.size()).reversed()) replay(moment, position);
        return position;
    }

    void apply(Change change, Position after) {
        switch (change) {
            case Change.Play(Moment moment) -> {
                undone.clear();
                inForce.add(moment);
            }
            case Change.Back(Side _, int orders) -> {
                for (int i = 0; i < orders; i++) undone.add(inForce.removeLast());
                kept.removeIf(k -> k.orders() > inForce.size());
            }
            case Change.Forth(int orders) -> {
                for (int i = 0; i < orders; i++) inForce.add(undone.removeLast());
            }
        }
        int lastKept = kept.isEmpty() ? 0 : kept.getLast().orders();
        if (inForce.size() < lastKept + EVERY) return;
        kept.add(new Kept(inForce.size(), after.copy()));
        if (kept.size() > KEPT) kept.removeFirst();
    }

    private static void replay(Moment moment, Position position) {
        RecordedDice dice = new RecordedDice(moment.rolls());
        if (!position.play(moment.order(), dice, (Event _) -> {}).isLegal() || dice.left() > 0)
            throw new IllegalStateException("an order that was played does not replay: " + moment.order());
    }
}
