package salient.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.Roll;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.record.Header;
import salient.kernel.record.Match;

/**
 * A game between random players written out for people: each order, what happened, what the other observers are told
 * of it, and each side's view: whole at first, then the lines that changed. A change of the rules, or a leak, shows up
 * in it as a difference that can be reviewed.
 */
public final class Transcript {
    private final Game game;
    private final Match match;
    private final Chooser chooser;
    private final StringBuilder text = new StringBuilder();
    private final Map<Side, Map<String, String>> views = new LinkedHashMap<>();

    private final boolean withViews;

    private Transcript(Game game, Header header, long seed, boolean withViews) {
        this.game = game;
        this.withViews = withViews;
        this.match = new Match(game, header, DiceSource.seeded(~seed));
        this.chooser = new Chooser(new SeededDice(seed), game);
    }

    /** The first orders of a game, or all of it if it is shorter. */
    public static String of(Game game, Scenario scenario, Options options, long seed, int orders) {
        return write(game, scenario, options, seed, orders, true);
    }

    /** The same without the views, for a game whose views are too large to be read; {@link Secrecy} looks at them all the same. */
    public static String log(Game game, Scenario scenario, Options options, long seed, int orders) {
        return write(game, scenario, options, seed, orders, false);
    }

    private static String write(
            Game game, Scenario scenario, Options options, long seed, int orders, boolean withViews) {
        Transcript transcript = new Transcript(game, Header.of(game, scenario, options), seed, withViews);
        transcript.line("game " + game.id() + ", scenario " + scenario.id() + ", options " + options.values()
                + ", seed " + seed);
        transcript.situation();
        for (int i = 0; i < orders && transcript.match.position().outcome().isEmpty(); i++) transcript.play();
        return transcript.text.toString();
    }

    private void play() {
        Position before = match.position();
        List<Order> orders = Situation.orders(before, chooser.oneOf(Situation.subjects(before)));
        Order order = chooser.oneOf(orders);
        List<Event> events = new ArrayList<>();
        match.play(order, events::add);
        line("");
        line(match.entries().size() + " " + before.toDecide() + ": "
                + game.notation().print(order));
        for (Event event : events) event(event);
        situation();
    }

    private void event(Event event) {
        Position position = match.position();
        line("  " + position.sentence(event) + (event.clauses().isEmpty() ? "" : " " + event.clauses()));
        for (Roll roll : event.rolls()) line("    " + roll);
        for (Side side : observers()) {
            Optional<Event> seen = event.seenBy(side);
            if (seen.equals(Optional.of(event))) continue;
            line("    " + side + " is told: " + seen.map(position::sentence).orElse("nothing"));
        }
    }

    private void situation() {
        Position position = match.position();
        Prompt prompt = position.prompt();
        line("  " + prompt.side() + " · " + prompt.turn() + " · " + prompt.phase() + " · " + prompt.question());
        if (withViews) for (Side side : observers()) view(side, position);
        position.outcome().ifPresent(outcome -> CanonicalText.lines(outcome).forEach(l -> line("  outcome " + l)));
    }

    private void view(Side side, Position position) {
        Map<String, String> now = new LinkedHashMap<>();
        for (String line : CanonicalText.lines(position.seenBy(side))) {
            int equals = line.indexOf(" = ");
            now.merge(line.substring(0, equals), line.substring(equals + 3), (one, other) -> one + ", " + other);
        }
        Map<String, String> before = views.put(side, now);
        now.forEach((path, value) -> {
            if (before == null || !value.equals(before.get(path))) line("  " + side + " sees " + path + " = " + value);
        });
        if (before == null) return;
        for (String path : before.keySet()) if (!now.containsKey(path)) line("  " + side + " sees no more " + path);
    }

    private List<Side> observers() {
        List<Side> all = new ArrayList<>(game.sides());
        all.add(Side.PUBLIC);
        return all;
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
