package salient.kernel.record;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import salient.kernel.dice.RecordedDice;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.play.Event;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;

/**
 * The orders in force and those that can be redone. Earlier positions are restored by replaying orders
 * with their dice from the nearest position kept; a few recent ones are kept, so taking back the last orders is quick
 * and a long game stays small.
 */
final class Timeline {
    private static final int EVERY = 16;
    private static final int KEPT = 4;

    /** An order that was played, in the game's notation, with what decides whether it can be undone freely. */
    record Moment(Side side, String order, List<RecordedRoll> rolls, boolean revealing) {
        /** Whether dice were rolled that a side knows of: what it may undo must not tell it about the secret dice of others. */
        boolean rolledFor(Side knowing) {
            for (RecordedRoll roll : rolls)
                if (roll.secretOf().isEmpty() || roll.secretOf().get().equals(knowing.id())) return true;
            return false;
        }

        private Moment withRevealing(boolean reveals) {
            return new Moment(side, order, rolls, reveals);
        }
    }

    /** What a step does to the orders in force. */
    sealed interface Change {
        record Play(Moment moment) implements Change {}

        record Back(Side by, int orders) implements Change {}

        record Forth(int orders) implements Change {}

        /** Standing reactions are no order: they change nothing here. */
        record React(Side by, ReactionPolicy policy) implements Change {}

        /** A claim changes nothing here either; if it wins, the game is over. */
        record Claim(Side by, boolean wins) implements Change {}

        /** Somebody else plays a side: nothing changes here. */
        record Seat() implements Change {}

        /** Days off change nothing here either. */
        record Off(Side by, int days) implements Change {}
    }

    private record Kept(int orders, Position position) {}

    private final Notation notation;
    private final Position first;
    private final List<Moment> inForce = new ArrayList<>();
    /** The last is the first to be redone. */
    private final List<Moment> undone = new ArrayList<>();

    private final List<Kept> kept = new ArrayList<>();

    Timeline(Notation notation, Position first) {
        this.notation = notation;
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
        take(change);
        int lastKept = kept.isEmpty() ? 0 : kept.getLast().orders();
        if (inForce.size() >= lastKept + EVERY) keep(after);
    }

    /** As {@link #apply}, for a change whose position is not known. */
    void take(Change change) {
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
            case Change.React _, Change.Claim _, Change.Seat _, Change.Off _ -> {}
        }
    }

    /** Keeps the position after the orders in force. */
    void keep(Position position) {
        kept.add(new Kept(inForce.size(), position.copy()));
        if (kept.size() > KEPT) kept.removeFirst();
    }

    /** Which orders revealed something: those in force from 0 on, then those that can be redone. */
    BitSet revealing() {
        BitSet revealing = new BitSet();
        for (int i = 0; i < inForce.size(); i++) revealing.set(i, inForce.get(i).revealing());
        for (int i = 0; i < undone.size(); i++)
            revealing.set(inForce.size() + i, undone.get(i).revealing());
        return revealing;
    }

    /** The counterpart of {@link #revealing()}. */
    void setRevealing(BitSet revealing) {
        for (int i = 0; i < inForce.size(); i++) inForce.set(i, inForce.get(i).withRevealing(revealing.get(i)));
        for (int i = 0; i < undone.size(); i++)
            undone.set(i, undone.get(i).withRevealing(revealing.get(inForce.size() + i)));
    }

    private void replay(Moment moment, Position position) {
        RecordedDice dice = new RecordedDice(moment.rolls());
        Order order = notation.parseOrder(moment.order(), position);
        if (!position.play(order, dice, (Event _) -> {}).isLegal() || dice.left() > 0)
            throw new IllegalStateException("an order that was played does not replay: " + moment.order());
    }
}
