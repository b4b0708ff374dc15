package salient.conformance;

import java.util.Optional;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** A copy equals its original, and neither changes when the other is played on. */
final class Copying implements Check {
    @Override
    public void at(Situation situation) {
        Position original = situation.position();
        Position copy = original.copy();
        String before = portrait(situation, original);
        BrokenPromise.unlessEqual("a copy differs from its original", before, portrait(situation, copy));
        Optional<Order> order = situation.randomOrder();
        if (order.isEmpty()) return;
        Position copyOfCopy = copy.copy();
        copy.play(order.get(), new SeededDice(situation.upTo(1_000_000)), (Event _) -> {});
        BrokenPromise.unlessEqual(
                "a copy differs from its original", portrait(situation, copy), portrait(situation, copy.copy()));
        BrokenPromise.unlessEqual("playing on a copy changed the original", before, portrait(situation, original));
        BrokenPromise.unlessEqual("playing on the original changed its copy", before, portrait(situation, copyOfCopy));
    }

    /** All that can be seen of a position from outside. */
    static String portrait(Situation situation, Position position) {
        StringBuilder text = new StringBuilder("hash " + Long.toHexString(position.hash()) + "\n");
        text.append(situation.notation().print(position));
        text.append(situation.text(position.prompt())).append('\n');
        for (Side side : situation.observers())
            text.append(situation.text(position.seenBy(side))).append('\n');
        text.append(situation.text(position.seenBy(Side.REFEREE))).append('\n');
        return text.append(CanonicalText.of(position.outcome())).toString();
    }
}
