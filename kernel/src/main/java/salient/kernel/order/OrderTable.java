package salient.kernel.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.OrderDescription;
import salient.kernel.play.OrderParts;
import salient.kernel.play.Verdict.Reasons;

/**
 * All kinds of order of one game. Judging, playing, reading, writing and describing an order look it up here.
 *
 * @param <S> the game's state
 * @param <B> the sealed interface of the game's orders
 */
public final class OrderTable<S, B extends Order> {
    private final List<OrderKind<S, ? extends B>> kinds;
    private final Map<Class<?>, List<OrderKind<S, ? extends B>>> byType = new LinkedHashMap<>();
    private final Map<String, OrderKind<S, ? extends B>> byVerb = new LinkedHashMap<>();
    private final Map<String, String> formerVerbs;

    /** @param formerVerbs verbs of an earlier version, of one word or more, that are still read, with the present ones */
    public OrderTable(List<OrderKind<S, ? extends B>> kinds, Map<String, String> formerVerbs) {
        this.kinds = List.copyOf(kinds);
        this.formerVerbs = new LinkedHashMap<>(formerVerbs);
        for (OrderKind<S, ? extends B> kind : kinds) {
            byType.computeIfAbsent(kind.type(), _ -> new ArrayList<>(2)).add(kind);
            if (byVerb.put(kind.verb(), kind) != null)
                throw new IllegalStateException("two kinds of order begin with " + kind.verb());
        }
    }

    public List<OrderKind<S, ? extends B>> kinds() {
        return kinds;
    }

    /** The description of an order; a record without one is a fault of the game. */
    public OrderKind<S, ? extends B> kind(B order) {
        List<OrderKind<S, ? extends B>> found = byType.get(order.getClass());
        if (found != null) for (OrderKind<S, ? extends B> kind : found) if (kind.describes(order)) return kind;
        throw new IllegalStateException("no kind of order describes " + order);
    }

    /**
     * Adds every reason against the order. A wrong phase or a wrong side is one reason among all that apply; only the
     * clauses whose judgment needs the state of the right phase are left out then.
     */
    public void judge(S state, B order, Reasons reasons) {
        OrderKind<S, ? extends B> kind = kind(order);
        kind.access(state, order, reasons);
        if (reasons.isEmpty()) {
            kind.judgeAlways(state, order, reasons);
            if (!reasons.settled()) kind.judge(state, order, reasons);
        } else {
            reasons.apart(more -> kind.judgeAlways(state, order, more));
        }
    }

    /** The order has been judged legal. */
    public void play(S state, B order, Dice dice, Consumer<? super Event> tell) {
        kind(order).play(state, order, dice, tell);
    }

    public String print(S state, B order) {
        OrderKind<S, ? extends B> kind = kind(order);
        StringBuilder text = new StringBuilder(kind.verb());
        kind.write(state, order, word -> text.append(' ').append(Word.quoted(word)));
        return text.toString();
    }

    public OrderDescription describe(S state, B order) {
        OrderKind<S, ? extends B> kind = kind(order);
        List<String> units = new ArrayList<>();
        List<String> places = new ArrayList<>();
        List<String> words = new ArrayList<>();
        kind.describe(state, order, (role, name) -> {
            switch (role) {
                case UNIT -> units.add(name);
                case PLACE -> places.add(name);
                case WORD -> words.add(name);
            }
        });
        return new OrderDescription(
                print(state, order), kind.verb(), units, places, words, kind.label(state, order), kind.clauses());
    }

    /** Reads one order; the whole text must be one. */
    public B parse(S state, String text) {
        Line line = Line.of(text);
        B order = parse(state, line);
        line.end();
        return order;
    }

    public B parse(S state, Line line) {
        Word verb = line.next("an order");
        OrderKind<S, ? extends B> kind = byVerb.get(presentVerb(verb, line));
        if (kind == null) throw verb.expected("an order (" + String.join(", ", byVerb.keySet()) + ")");
        return kind.read(state, line);
    }

    private String presentVerb(Word verb, Line line) {
        if (line.more()) {
            String two = verb.text() + " " + line.peek("a word").text();
            if (byVerb.containsKey(two)) {
                line.next("a word");
                return two;
            }
        }
        if (byVerb.containsKey(verb.text())) return verb.text();
        for (Map.Entry<String, String> former : formerVerbs.entrySet()) {
            String[] words = former.getKey().split(" ");
            if (!verb.is(words[0])) continue;
            for (int i = 1; i < words.length; i++) line.expect(words[i]);
            return former.getValue();
        }
        return verb.text();
    }

    /** The text of an order from its parts, in the order of its grammar. What does not fit is found when it is read. */
    public String compose(OrderParts parts) {
        OrderKind<S, ? extends B> kind = byVerb.get(parts.verb());
        if (kind == null)
            throw new Word(parts.verb(), 1, 1).expected("an order (" + String.join(", ", byVerb.keySet()) + ")");
        return kind.compose(parts.units(), parts.places(), parts.words());
    }
}
