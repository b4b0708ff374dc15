package salient.kernel.order;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import salient.kernel.dice.Dice;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.OrderSink;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.ClauseId;

/**
 * Everything the program knows about one kind of order: when it is given, its grammar, how it is judged, played, offered
 * and described. A game has one table of these ({@link OrderTable}); no other code switches over its orders.
 *
 * @param <S> the game's state
 * @param <O> the record of this kind of order
 */
public final class OrderKind<S, O extends Order> {
    /** Adds a reason for every clause that forbids the order. */
    public interface Judge<S, O> {
        void judge(S state, O order, Reasons reasons);
    }

    /** Carries out an order that has been judged legal. */
    public interface Player<S, O> {
        void play(S state, O order, Dice dice, Consumer<? super Event> tell);
    }

    /** Lists the legal orders of this kind about a subject. */
    public interface Offer<S, O> {
        void offer(S state, Subject subject, OrderSink<? super O> each);
    }

    private record Argument<S, O, T>(Slot<S, T> slot, Function<? super O, ? extends T> value) {
        void write(S state, O order, Consumer<String> word) {
            slot.write(state, value.apply(order), own -> {
                slot.fixed().ifPresent(word);
                word.accept(own);
            });
        }

        void describe(S state, O order, Consumer<String> name) {
            slot.describe(state, value.apply(order), name);
        }
    }

    private final Builder<S, O> told;

    private OrderKind(Builder<S, O> told) {
        this.told = told;
    }

    /** Starts the description of orders whose text begins with this verb: one word, or two ({@code support aircraft}). */
    public static <S, O extends Order> Builder<S, O> of(Class<O> type, String verb) {
        return new Builder<>(type, verb);
    }

    public Class<O> type() {
        return told.type;
    }

    public String verb() {
        return told.verb;
    }

    public List<ClauseId> clauses() {
        return told.clauses;
    }

    /** For help and messages: {@code attack HEX UNIT...}. */
    public String grammar() {
        StringBuilder text = new StringBuilder(told.verb);
        for (Argument<S, O, ?> argument : told.arguments) {
            argument.slot.fixed().ifPresent(word -> text.append(' ').append(word));
            text.append(' ').append(argument.slot.name());
        }
        return text.toString();
    }

    boolean describes(Order order) {
        return told.type.isInstance(order) && told.isThis.test(told.type.cast(order));
    }

    /** Whether the order may be given now at all: the phase, the side, whose unit it is. */
    void access(S state, Order order, Reasons reasons) {
        told.access.judge(state, told.type.cast(order), reasons);
    }

    /** The clauses that can be judged in any phase and for either side. */
    void judgeAlways(S state, Order order, Reasons reasons) {
        told.judgeAlways.judge(state, told.type.cast(order), reasons);
    }

    /** The clauses that can be judged only where the order may be given. */
    void judge(S state, Order order, Reasons reasons) {
        told.judge.judge(state, told.type.cast(order), reasons);
    }

    void play(S state, Order order, Dice dice, Consumer<? super Event> tell) {
        told.player.play(state, told.type.cast(order), dice, tell);
    }

    public void offer(S state, Subject subject, OrderSink<? super O> each) {
        told.offer.offer(state, subject, each);
    }

    String label(S state, Order order) {
        return told.label.apply(state, told.type.cast(order));
    }

    /** Writes the words after the verb. */
    void write(S state, Order order, Consumer<String> word) {
        O own = told.type.cast(order);
        for (Argument<S, O, ?> argument : told.arguments) argument.write(state, own, word);
    }

    /** Names what the order is about, each with its role. */
    void describe(S state, Order order, NameSink sink) {
        O own = told.type.cast(order);
        for (Argument<S, O, ?> argument : told.arguments)
            argument.describe(state, own, name -> sink.name(argument.slot.role(), name));
    }

    /** Where the names in the description of an order go. */
    interface NameSink {
        void name(Slot.Role role, String name);
    }

    O read(S state, Line line) {
        List<Object> values = new ArrayList<>(told.arguments.size());
        for (Argument<S, O, ?> argument : told.arguments) values.add(argument.slot.read(state, line, values));
        return told.make.apply(values);
    }

    /** The text of an order of this kind from its parts; parts are handed to the slots in the order of the grammar. */
    String compose(List<String> units, List<String> places, List<String> words) {
        List<List<String>> left = List.of(new ArrayList<>(units), new ArrayList<>(places), new ArrayList<>(words));
        StringBuilder text = new StringBuilder(told.verb);
        for (int i = 0; i < told.arguments.size(); i++) {
            Slot<S, ?> slot = told.arguments.get(i).slot;
            List<String> own = left.get(slot.role().ordinal());
            int after = 0;
            for (int j = i + 1; j < told.arguments.size(); j++)
                if (told.arguments.get(j).slot.role() == slot.role()) after++;
            int take = slot.repeats() ? Math.max(0, own.size() - after) : Math.min(1, own.size());
            for (int n = 0; n < take; n++) {
                slot.fixed().ifPresent(word -> text.append(' ').append(word));
                text.append(' ').append(Word.quoted(own.removeFirst()));
            }
        }
        for (List<String> rest : left) for (String word : rest) text.append(' ').append(Word.quoted(word));
        return text.toString();
    }

    /** Collects the parts of a description. Grammar, judge and player are required. */
    public static final class Builder<S, O extends Order> {
        private final Class<O> type;
        private final String verb;
        private final List<Argument<S, O, ?>> arguments = new ArrayList<>();
        private Function<List<Object>, O> make;
        private List<ClauseId> clauses = List.of();
        private Predicate<? super O> isThis = _ -> true;
        private Judge<S, ? super O> access = (_, _, _) -> {};
        private Judge<S, ? super O> judgeAlways = (_, _, _) -> {};
        private Judge<S, ? super O> judge = (_, _, _) -> {};
        private Player<S, ? super O> player;
        private Offer<S, O> offer = (_, _, _) -> {};
        private BiFunction<? super S, ? super O, String> label;

        private Builder(Class<O> type, String verb) {
            this.type = type;
            this.verb = verb;
        }

        /** For a record with two verbs ({@code blow} and {@code leave}): which of its values this kind means. */
        public Builder<S, O> where(Predicate<? super O> isThis) {
            this.isThis = isThis;
            return this;
        }

        /** An order that is its verb and nothing else. */
        public Builder<S, O> text(O order) {
            make = _ -> order;
            return this;
        }

        public <A> Builder<S, O> text(Slot<S, A> a, Function<? super O, ? extends A> getA, Function<A, O> make) {
            arguments.add(new Argument<>(a, getA));
            this.make = values -> make.apply(value(values, 0));
            return this;
        }

        public <A, B> Builder<S, O> text(
                Slot<S, A> a,
                Function<? super O, ? extends A> getA,
                Slot<S, B> b,
                Function<? super O, ? extends B> getB,
                BiFunction<A, B, O> make) {
            arguments.add(new Argument<>(a, getA));
            arguments.add(new Argument<>(b, getB));
            this.make = values -> make.apply(value(values, 0), value(values, 1));
            return this;
        }

        /** For an order with three arguments. */
        public interface Maker3<A, B, C, O> {
            O make(A a, B b, C c);
        }

        public <A, B, C> Builder<S, O> text(
                Slot<S, A> a,
                Function<? super O, ? extends A> getA,
                Slot<S, B> b,
                Function<? super O, ? extends B> getB,
                Slot<S, C> c,
                Function<? super O, ? extends C> getC,
                Maker3<A, B, C, O> make) {
            arguments.add(new Argument<>(a, getA));
            arguments.add(new Argument<>(b, getB));
            arguments.add(new Argument<>(c, getC));
            this.make = values -> make.make(value(values, 0), value(values, 1), value(values, 2));
            return this;
        }

        /** For an order with four arguments. */
        public interface Maker4<A, B, C, D, O> {
            O make(A a, B b, C c, D d);
        }

        public <A, B, C, D> Builder<S, O> text(
                Slot<S, A> a,
                Function<? super O, ? extends A> getA,
                Slot<S, B> b,
                Function<? super O, ? extends B> getB,
                Slot<S, C> c,
                Function<? super O, ? extends C> getC,
                Slot<S, D> d,
                Function<? super O, ? extends D> getD,
                Maker4<A, B, C, D, O> make) {
            arguments.add(new Argument<>(a, getA));
            arguments.add(new Argument<>(b, getB));
            arguments.add(new Argument<>(c, getC));
            arguments.add(new Argument<>(d, getD));
            this.make = values -> make.make(value(values, 0), value(values, 1), value(values, 2), value(values, 3));
            return this;
        }

        @SuppressWarnings("unchecked") // each value was read by the slot whose type the maker asks for
        private static <T> T value(List<Object> values, int index) {
            return (T) values.get(index);
        }

        /** The clauses that give this order to the player. */
        public Builder<S, O> clauses(List<ClauseId> clauses) {
            this.clauses = List.copyOf(clauses);
            return this;
        }

        /** When it may be given: phase, side, whose unit. Judged before everything else. */
        public Builder<S, O> access(Judge<S, ? super O> access) {
            this.access = access;
            return this;
        }

        /**
         * What holds in any phase and for either side. It is judged even if {@link #access} has given reasons, so that a
         * wrong phase or a wrong side is one reason among all that apply. It must not fail in any position, must not say
         * anything false about another phase, and must not depend on what is hidden from the side that decides.
         */
        public Builder<S, O> judgeAlways(Judge<S, ? super O> judgeAlways) {
            this.judgeAlways = judgeAlways;
            return this;
        }

        /** What needs the state of the right phase and side: judged only if {@link #access} has given no reason. */
        public Builder<S, O> judge(Judge<S, ? super O> judge) {
            this.judge = judge;
            return this;
        }

        public Builder<S, O> play(Player<S, ? super O> player) {
            this.player = player;
            return this;
        }

        public Builder<S, O> offer(Offer<S, O> offer) {
            this.offer = offer;
            return this;
        }

        public Builder<S, O> label(BiFunction<? super S, ? super O, String> label) {
            this.label = label;
            return this;
        }

        /** Ends the description; nothing is added to it afterward. */
        public OrderKind<S, O> build() {
            if (make == null || player == null || label == null)
                throw new IllegalStateException("the order " + verb + " lacks its text, its play or its label");
            return new OrderKind<>(this);
        }
    }
}
