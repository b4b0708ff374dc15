package salient.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.hex.RunLengths;
import salient.kernel.play.Event;
import salient.kernel.play.Front;
import salient.kernel.play.Game;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.players.learned.Forecast;
import salient.table.wire.Responses;

/** The course of a game in figures: how it stood after each turn, and the orders that changed most. */
final class Story {
    private static final int MOST_MOMENTS = 8;
    private static final int MOST_SENTENCES = 3;

    /** A roll is no longer the cause of what changes so many orders after it. */
    private static final int LASTING = 12;

    /** Dice that something was decided by, with the order that rolled them. */
    private record Cause(int entry, Event event) {}

    /** An order with all that changed because of it; choices of losses after a battle count with the battle. */
    private record Telling(
            int entry, String turn, Optional<Cause> cause, List<Event> events, Map<String, Integer> changes) {}

    private final List<Responses.Turn> turns = new ArrayList<>();
    private final List<Telling> tellings = new ArrayList<>();
    private final Map<String, Integer> total = new LinkedHashMap<>();
    private Optional<Cause> cause = Optional.empty();
    private String turn;
    private List<Standing.Figure> figures;
    private Position now;
    private final LuckLedger luck = new LuckLedger();
    private final Game game;
    private final Optional<Forecast> forecast;

    /** @param forecast who was going to win, turn by turn, if the game can tell */
    Story(Game game, Optional<Forecast> forecast, Position first) {
        this.game = game;
        this.forecast = forecast;
        turn = first.prompt().turn();
        figures = figures(first);
        now = first;
    }

    /** An event of an order that stayed in force, as it happens. */
    void happens(int entry, Event event, Position position) {
        luck.add(entry, turn, event, position);
    }

    /** Goes on with an order that stayed in force: its entry, what happened, and the position it led to. */
    void add(int entry, List<Event> events, Position after) {
        List<Standing.Figure> next = figures(after);
        Map<String, Integer> changes = new LinkedHashMap<>();
        for (int i = 0; i < Math.min(next.size(), figures.size()); i++) {
            int by = next.get(i).value() - figures.get(i).value();
            if (by != 0) changes.put(next.get(i).name(), by);
        }
        changes.forEach((name, by) -> total.merge(name, Math.abs(by), Integer::sum));
        events.stream()
                .filter(event -> !event.rolls().isEmpty())
                .findFirst()
                .ifPresent(event -> cause = Optional.of(new Cause(entry, event)));
        if (!changes.isEmpty()) tell(entry, events, changes);
        figures = next;
        now = after;
        String begun = after.prompt().turn();
        if (!begun.equals(turn)) turns.add(turn());
        turn = begun;
    }

    /** The turn that has just ended. */
    private Responses.Turn turn() {
        Optional<Front> front = now.front();
        return new Responses.Turn(
                turn,
                figures,
                chances(),
                front.map(Front::attacker).map(Side::id),
                front.map(Front::behind).map(RunLengths::of));
    }

    private List<Responses.SideChance> chances() {
        return forecast.stream()
                .flatMap(told ->
                        game.sides().stream().map(side -> new Responses.SideChance(side.id(), told.percent(now, side))))
                .toList();
    }

    private void tell(int entry, List<Event> events, Map<String, Integer> changes) {
        cause = cause.filter(c -> entry - c.entry() <= LASTING);
        boolean goesOn = cause.isPresent()
                && !tellings.isEmpty()
                && tellings.getLast().cause().equals(cause);
        if (goesOn) {
            changes.forEach((name, by) -> tellings.getLast().changes().merge(name, by, Integer::sum));
            return;
        }
        List<Event> all = new ArrayList<>(events);
        cause.filter(c -> c.entry() != entry).ifPresent(c -> all.addFirst(c.event()));
        tellings.add(new Telling(cause.map(Cause::entry).orElse(entry), turn, cause, all, changes));
    }

    private static List<Standing.Figure> figures(Position position) {
        return position.standing().map(Standing::figures).orElse(List.of());
    }

    /** @param last the last position, whose words the sentences are in */
    Responses.Story told(Position last, int undone) {
        List<Responses.Turn> all = new ArrayList<>(turns);
        all.add(turn());
        List<Responses.KeyMoment> moments = tellings.stream()
                .sorted(Comparator.comparingDouble(this::weight).reversed())
                .limit(MOST_MOMENTS)
                .sorted(Comparator.comparingInt(Telling::entry))
                .map(telling -> moment(telling, last))
                .toList();
        return new Responses.Story(all, moments, undone, luck.told(game, last));
    }

    /** The share of everything that happened in the game; points and losses count alike. */
    private double weight(Telling telling) {
        double weight = 0;
        for (var change : telling.changes().entrySet())
            weight += (double) Math.abs(change.getValue()) / total.get(change.getKey());
        return weight;
    }

    /** What dice decided is told first. */
    private Responses.KeyMoment moment(Telling telling, Position last) {
        int share = (int) Math.round(100 * weight(telling) / total.size());
        List<String> sentences = telling.events().stream()
                .sorted(Comparator.comparing(event -> event.rolls().isEmpty()))
                .limit(MOST_SENTENCES)
                .map(last::sentence)
                .toList();
        return new Responses.KeyMoment(
                telling.entry(),
                telling.turn(),
                share,
                sentences,
                telling.changes().entrySet().stream()
                        .map(change -> new Responses.FigureChange(change.getKey(), change.getValue()))
                        .toList());
    }
}
