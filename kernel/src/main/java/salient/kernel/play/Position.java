package salient.kernel.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;

/**
 * Where a game stands. One side decides at a time; chance happens inside {@link #play}. An interrupting decision
 * (blow the bridge? who takes the loss?) is an ordinary position whose {@link #toDecide()} is the other side.
 */
public interface Position {
    /** The side that must decide next; {@link Side#REFEREE} once the game is over. */
    Side toDecide();

    Prompt prompt();

    /** What the deciding side can give orders about now. Every subject listed has at least one legal order. */
    void subjects(Consumer<? super Subject> each);

    /** The legal orders about one subject, in small steps, in a fixed order, none twice. */
    void orders(Subject subject, Consumer<? super Order> each);

    /** The union over all subjects; for tests and small positions. */
    default void orders(Consumer<? super Order> each) {
        subjects(subject -> orders(subject, each));
    }

    /**
     * One of the listed orders at random: any subject, any of its orders. It is for a player who needs no list; a game
     * whose lists take long chooses without making them. Every listed order can be chosen, and no other; there is none
     * only if none is listed. The same position and the same choices give the same order.
     */
    default Optional<Order> anyOrder(Choice choice) {
        return ChosenOrder.fromLists(this::subjects, this::orders, choice);
    }

    /** Legal, or refused with every clause that forbids the order. */
    Verdict judge(Order order);

    /** The same answer as {@link #judge} for callers that need no reasons: a game may stop at the first one. */
    default boolean isLegal(Order order) {
        return judge(order).isLegal();
    }

    /**
     * The same for an order that a certain side gives: one that is not asked now is refused for that as well. For a
     * referee, who may know everything: the reasons may tell the side something that is hidden from it.
     */
    default Verdict judge(Order order, Side by) {
        if (by.equals(toDecide()) || toDecide().equals(Side.REFEREE)) return judge(order);
        return notAsked(by, asIfAsked(by).judge(order));
    }

    /** The position in which the order of a side that is not asked is judged. */
    default Position asIfAsked(Side by) {
        return this;
    }

    /** A refusal because another side decides, before the reasons of a verdict. */
    default Verdict notAsked(Side by, Verdict otherwise) {
        Prompt prompt = prompt();
        List<Verdict.Reason> reasons = new ArrayList<>();
        reasons.add(new Verdict.Reason(
                prompt.clauses().getFirst(),
                "The " + prompt.side().name() + " side decides now, not the " + by.name() + " side."));
        if (otherwise instanceof Verdict.Refused(List<Verdict.Reason> more)) reasons.addAll(more);
        return new Verdict.Refused(reasons);
    }

    /** Judges first, always. A refused order changes nothing and rolls nothing. */
    Verdict play(Order order, Dice dice, Consumer<? super Event> tell);

    /** Answers from this position as it stands; ask {@link #knownTo} first to answer from one side's knowledge. */
    Answer answer(Question question);

    /**
     * The same position with all that a side may not know replaced by what it would assume. Views, answers and
     * computer players of that side are made from this and from nothing else, so that a leak has one place to be.
     */
    Position knownTo(Side side);

    /** What a side may know, ready for a codec. */
    View seenBy(Side side);

    /**
     * One plain sentence for the log, with names in full. It depends on the event and on what never changes in a game
     * (scenario, map, order of battle), so that a side reads nothing in it that the event does not tell.
     */
    String sentence(Event event);

    Optional<Outcome> outcome();

    /** The score and the losses so far, hidden facts included; nothing in a game that keeps no score. */
    default Optional<Standing> standing() {
        return Optional.empty();
    }

    /** The front line, hidden facts included; nothing in a game without hexes. */
    default Optional<Front> front() {
        return Optional.empty();
    }

    /**
     * The battles an event tells of, asked while the event happens: the luck of the dice is counted from them. Events and
     * position are those of a referee.
     */
    default void battles(Event event, Consumer<? super Battle> each) {}

    /** Independent of this one, and cheap: computer players live on it. */
    Position copy();

    /** A hash of the whole state, hidden facts included; equal on every machine. */
    long hash();
}
