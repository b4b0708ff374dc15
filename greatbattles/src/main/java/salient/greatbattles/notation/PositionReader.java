package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.Slots;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.DivisionFact;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.ObjectiveFact;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Option;
import salient.kernel.play.Options;

/** Reads a position: the scenario and its options, then lines in any order; what is not said is as at the start. */
final class PositionReader {
    private static final String LINE =
            "option, unit, stand, template, division, objective, way, seen, or a word about the game such as turn";

    /** What a scenario file or the game's own scenarios offer, and how a game of them starts. */
    record Source(
            Function<String, Optional<ScenarioDefinition>> scenarios,
            List<Option> options,
            BiFunction<ScenarioDefinition, Options, State> start) {
        /** The values that options have if nothing is said. */
        Map<String, String> defaults() {
            return Options.of(options, Map.of()).values();
        }

        /** The start of the scenario; options that exclude each other are complained about at a word. */
        State check(ScenarioDefinition battle, Map<String, String> chosen, Word word) {
            try {
                return start.apply(battle, Options.of(options, chosen));
            } catch (Options.BadOption bad) {
                throw word.bad(bad.getMessage());
            }
        }
    }

    private final Source source;
    private final Lines lines;
    private final Word first;
    private ScenarioDefinition battle;
    private final Map<String, String> chosen = new TreeMap<>();
    private final GameWords.Said game = new GameWords.Said();
    private final ThingWords.All<UnitFact> units = new ThingWords.All<>();
    private final ThingWords.All<StandFact> stands = new ThingWords.All<>();
    private final ThingWords.All<TemplateFact> templates = new ThingWords.All<>();
    private final ThingWords.All<DivisionFact> divisions = new ThingWords.All<>();
    private final ThingWords.All<ObjectiveFact> objectives = new ThingWords.All<>();
    private final List<Paths.Way> ways = new ArrayList<>();
    private final List<Seen> seen = new ArrayList<>();
    private Optional<Word> option = Optional.empty();
    private boolean onlyOptions = true;

    /** C8a: how much of a moving stand's path another stand has seen, in mils. */
    private record Seen(Word word, int mover, int watcher, int mils) {}

    private PositionReader(Source source, Lines lines) {
        this.source = source;
        this.lines = lines;
        Line line = lines.next("greatbattles and a scenario");
        first = line.next("'greatbattles'");
        if (!first.is("greatbattles")) throw first.expected("'greatbattles'");
        if (line.more()) battle = line.next("a scenario").as("a scenario", source.scenarios());
        else battle = block();
        line.end();
    }

    static State read(Source source, String text) {
        PositionReader reader = new PositionReader(source, Lines.of(text));
        while (reader.lines.more()) reader.line(reader.lines.next("a line"));
        return reader.state();
    }

    /** A table of one's own. */
    private ScenarioDefinition block() {
        Lines block = lines.blockUnder("scenario", "the line 'scenario' and a block");
        int number = block.number();
        try {
            return ScenarioReader.readOwn(block.text());
        } catch (BadNotation bad) {
            throw bad.within(number, block.column());
        }
    }

    private void line(Line line) {
        Word head = line.next(LINE);
        onlyOptions &= head.is("option");
        switch (head.text()) {
            case "option" -> option(line);
            case "unit" -> {
                Word name = line.peek("a unit");
                Unit unit = Slots.unit(line, battle);
                Things.UNITS.read(name, unit.index(), line, battle, 1 - unit.side(), units);
            }
            case "stand" -> {
                Word name = line.peek("a stand");
                Stand stand = Slots.stand(line, battle);
                Things.STANDS.read(name, stand.index(), line, battle, 1 - stand.side(), stands);
            }
            case "template" -> {
                int side = side(line);
                Word number = line.next("a template's number");
                int template = number.as(
                        "a template of this side",
                        n -> n.matches("[1-9][0-9]?") ? battle.template(side, Integer.parseInt(n)) : Optional.empty());
                Things.TEMPLATES.read(number, template, line, battle, 0, templates);
            }
            case "division" -> {
                int side = side(line);
                List<Division> own = battle.divisions().stream()
                        .filter(d -> d.side() == side)
                        .toList();
                Word number = line.next("a division's number");
                Division division = number.oneOf("a division of this side", own, d -> Integer.toString(d.number()));
                Things.DIVISIONS.read(number, division.index(), line, battle, 0, divisions);
            }
            case "objective" -> {
                Word name = line.next("an objective");
                Objective objective = name.oneOf("an objective", battle.objectives(), Objective::name);
                Things.OBJECTIVES.read(name, objective.index(), line, battle, 0, objectives);
            }
            case "way" -> way(line);
            case "seen" -> seen(line);
            default -> {
                if (!GameWords.read(head, line, battle, game)) throw head.expected(LINE);
            }
        }
        line.end();
    }

    private static int side(Line line) {
        return ScenarioDefinition.SIDE_IDS.indexOf(
                line.next("a side").oneOf("a side", ScenarioDefinition.SIDE_IDS, id -> id));
    }

    private void option(Line line) {
        Word id = line.next("an option");
        Option known = id.oneOf("an option", source.options(), Option::id);
        Word value = line.next("a value");
        if (chosen.put(
                        known.id(),
                        value.oneOf("a value", known.values(), Option.Value::id).id())
                != null) throw id.bad("the option stands twice");
        option = Optional.of(id);
        if (known.id().equals(Option.HANDICAP) && value.is("yes")) handicap(id);
    }

    /** V58: the rest of the position is about the scenario as the handicap makes it. */
    private void handicap(Word id) {
        if (!onlyOptions) throw id.bad("this option changes the scenario, so it comes before units and other facts");
        battle = battle.withHandicap();
    }

    private void way(Line line) {
        Word name = line.peek("a stand");
        Stand stand = Slots.stand(line, battle);
        if (ways.stream().anyMatch(w -> w.stand() == stand.index())) throw name.bad(name + " has two ways");
        Word word = line.next("a way such as 4,5;6,7@90");
        List<Word> halves = word.split('@');
        if (halves.size() != 2) throw word.expected("a way such as 4,5;6,7@90");
        List<Point> points = new ArrayList<>();
        for (Word p : halves.getFirst().split(';')) points.add(Slots.point(p, battle));
        ways.add(new Paths.Way(stand.index(), halves.get(1).number("a facing", 0, 359), line.skip("rear"), points));
    }

    private void seen(Line line) {
        Word word = line.peek("a stand");
        int mover = Slots.stand(line, battle).index();
        line.expect("by");
        int watcher = Slots.stand(line, battle).index();
        int mils = ScenarioReader.length(line.next("inches"), 99 * Point.INCH);
        seen.add(new Seen(word, mover, watcher, mils));
    }

    private State state() {
        State start = source.check(battle, chosen, option.orElse(first));
        State s = start.copy();
        game.setInto(s);
        for (GameFact fact : List.of(GameFact.TURN, GameFact.ROUND, GameFact.PROCEEDED)) derive(s, start, fact);
        for (int stand = 0; stand < s.stands().count(); stand++) stand(s, start, stand);
        for (int unit = 0; unit < s.units().count(); unit++) unit(s, start, unit);
        templates.setInto(s.templates());
        divisions.setInto(s.divisions());
        objectives.setInto(s.objectives());
        derive(s, start, GameFact.DECIDER);
        moving(s);
        PositionCheck.check(s, this::place);
        return s;
    }

    private void derive(State s, State start, GameFact fact) {
        if (!game.says(fact)) s.gameFacts().setRawFact(fact, GameWords.usual(s, start, fact));
    }

    private void stand(State s, State start, int stand) {
        stands.of(stand).ifPresent(said -> {
            boolean placed = said.get(StandFact.X).isPresent();
            s.stands().setRawFact(stand, StandFact.PLACE, Things.usual(start, stand, StandFact.PLACE, placed));
            said.setInto(s.stands(), stand);
        });
    }

    private void unit(State s, State start, int unit) {
        Optional<ThingWords.Said<UnitFact>> said = units.of(unit);
        s.units().setRawFact(unit, UnitFact.WHERE, Things.usual(s, start, unit, UnitFact.WHERE));
        said.flatMap(u -> u.get(UnitFact.WHERE)).ifPresent(where -> s.units().setRawFact(unit, UnitFact.WHERE, where));
        s.units().setRawFact(unit, UnitFact.ACTIONS, Things.usual(s, start, unit, UnitFact.ACTIONS));
        said.ifPresent(u -> u.setInto(s.units(), unit));
    }

    private void moving(State s) {
        if (ways.isEmpty() && seen.isEmpty()) return;
        int[] watched = new int[ways.size() * s.stands().count()];
        for (Seen sighting : seen) {
            int mover = 0;
            while (mover < ways.size() && ways.get(mover).stand() != sighting.mover) mover++;
            if (mover == ways.size()) throw sighting.word.bad(sighting.word + " has no way");
            watched[mover * s.stands().count() + sighting.watcher] = sighting.mils;
        }
        s.pending().move().setPlan(Paths.of(ways).packed());
        s.pending().move().setWatched(watched);
    }

    /** Where a text tells of a thing; its first line, if it does not. */
    private Word place(PositionCheck.Thing kind, int index) {
        Optional<Word> word = switch (kind) {
            case STAND -> stands.of(index).map(ThingWords.Said::name);
            case UNIT -> units.of(index).map(ThingWords.Said::name);
            case TEMPLATE -> templates.of(index).map(ThingWords.Said::name);
            case GAME -> game.word(GameFact.values()[index]);
        };
        return word.orElse(first);
    }
}
