package salient.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.ClauseId;

/** Short ways for tests to set up positions from text, to give orders as text, and to play at random. */
public final class Games {
    public static final Breakthrough GAME = new Breakthrough();
    private static final Purpose CHOICE = new Purpose("choice", ClauseId.of("breakthrough 0d"));

    private Games() {}

    /** The text after the scenario's name; {@code turn} comes first. */
    public static BreakthroughPosition twelveDays(String text) {
        return parse("breakthrough twelve-days\n" + text);
    }

    /** The twelve days' game in a turn and a phase such as "german operation 1", with the lines that follow. */
    public static BreakthroughPosition twelveDays(String turn, String phase, String lines) {
        return twelveDays("turn " + turn + "\nphase " + phase + "\n" + lines);
    }

    public static BreakthroughPosition parse(String text) {
        return (BreakthroughPosition) GAME.notation().parsePosition(text);
    }

    public static BreakthroughPosition start(String scenario, String... options) {
        Map<String, String> chosen = new java.util.TreeMap<>();
        for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
        return (BreakthroughPosition) GAME.start(GAME.scenario(scenario), Options.of(GAME.options(), chosen));
    }

    public static BreakthroughOrder order(BreakthroughPosition position, String text) {
        return (BreakthroughOrder) GAME.notation().parseOrder(text, position);
    }

    public static Verdict judge(BreakthroughPosition position, String text) {
        return position.judge(order(position, text));
    }

    public static Answer ask(BreakthroughPosition position, String text) {
        return position.answer((BreakthroughQuestion) GAME.notation().parseQuestion(text, position));
    }

    /** Plays orders that must be legal, and returns what happened. */
    public static List<Event> play(BreakthroughPosition position, Dice dice, String... orders) {
        List<Event> events = new ArrayList<>();
        for (String text : orders) {
            Verdict verdict = position.play(order(position, text), dice, events::add);
            if (verdict instanceof Verdict.Refused(var reasons)) throw new AssertionError(text + ": " + reasons);
        }
        return events;
    }

    public static <E extends BreakthroughEvent> List<E> of(Class<E> type, List<Event> events) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** One legal order chosen at random, and what happened; nothing when the game is over. */
    public static List<Event> playOneAtRandom(BreakthroughPosition position, Dice dice) {
        List<Event> events = new ArrayList<>();
        playAtRandom(position, dice, dice, events::add);
        return events;
    }

    /** One legal order chosen at random; false when the game is over. */
    public static boolean playAtRandom(BreakthroughPosition position, Dice choice, Dice dice) {
        return playAtRandom(position, choice, dice, _ -> {});
    }

    private static boolean playAtRandom(
            BreakthroughPosition position, Dice choice, Dice dice, Consumer<? super Event> tell) {
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        if (subjects.isEmpty()) return false;
        Subject subject = subjects.get(choice.roll(subjects.size(), CHOICE) - 1);
        List<Order> orders = new ArrayList<>();
        position.orders(subject, orders::add);
        Order order = orders.get(choice.roll(orders.size(), CHOICE) - 1);
        Verdict verdict = position.play(order, dice, tell);
        if (!verdict.isLegal()) throw new AssertionError(GAME.notation().print(order) + ": " + verdict);
        return true;
    }

    /** A position some way into a random game. */
    public static BreakthroughPosition randomPosition(String scenario, long seed, int orders) {
        BreakthroughPosition position = start(scenario);
        Dice choice = new SeededDice(seed);
        Dice dice = new SeededDice(seed + 1);
        for (int i = 0; i < orders; i++) if (!playAtRandom(position, choice, dice)) break;
        return position;
    }
}
