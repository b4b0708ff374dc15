package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.SupplyGrade;
import salient.greatbattles.tables.Weather;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.rulebook.Clause;

/** Reads a scenario file; what is wrong is a {@link BadNotation} with its line and reason. See docs/greatbattles-scenarios.md. */
public final class ScenarioReader {
    /** Longer tables could overflow the exact arithmetic; see docs/decisions/040-a-table-in-mils.md. */
    static final int LONGEST = 72 * Point.INCH;

    /** The nations of the vehicle table, and those the initiative table names (Q45i). */
    private static final List<String> NATIONS =
            List.of("german", "italian", "japanese", "us", "commonwealth", "soviet");

    /** Words that begin at most one line of a file. */
    private static final List<String> ONCE =
            List.of("scenario", "summary", "table", "days", "weather", "fog-lifts", "scale", "handicap");

    /** V58: what a scenario is called and what its handicap changes do not depend on whether it is chosen. */
    private static final List<String> UNCONDITIONAL = List.of("scenario", "handicap");

    /** The number of units of a side that fit in a bit set; see Foes. */
    private static final int MOST_UNITS = 31;

    private static final int MOST_STANDS = 500;

    private final Lines lines;
    private final SortedSet<String> seen = new TreeSet<>();
    final GroundLines ground = new GroundLines();
    private final LandingLines landings = new LandingLines(this);
    private String id = "";
    private String title = "";
    private String summary = "";
    int days = 1;
    private final List<Weather> weather = new ArrayList<>();
    private boolean fogLifts;
    private final Party[] parties = new Party[2];
    final List<UnitLine> units = new ArrayList<>();
    private final List<Stand> stands = new ArrayList<>();
    private final List<VictoryRule> victory = new ArrayList<>();
    private final Map<String, String> options = new TreeMap<>();
    private final FireSupport.Aircraft[] aircraft = {FireSupport.Aircraft.NONE, FireSupport.Aircraft.NONE};
    private final List<GunLine> guns = new ArrayList<>();

    /** U14: a template, by its number, and the field gun it belongs to. */
    private record GunLine(int side, int template, int stand) {}

    /** A unit still without its place. */
    static final class UnitLine {
        final int line;
        final int side;
        final String id;
        final String title;
        final Quality quality;
        final List<Integer> stands = new ArrayList<>();
        Optional<Zone> zone = Optional.empty();
        int day = 1;
        int turn;
        Optional<Unit.Entry> entry = Optional.empty();
        Optional<Arrival> arrival = Optional.empty();
        int division = -1;

        UnitLine(int line, int side, String id, String title, Quality quality) {
            this.line = line;
            this.side = side;
            this.id = id;
            this.title = title;
            this.quality = quality;
        }
    }

    private final String text;
    private final Optional<String> source;
    /** Whether the lines of the handicap are read instead of those without it. */
    private final boolean withHandicap;

    /** What the handicap changes, in words. */
    private Optional<Word> effect = Optional.empty();

    /** The first line of the handicap, or without it. */
    private Optional<Word> condition = Optional.empty();

    private ScenarioReader(String text, Optional<String> source, boolean withHandicap) {
        lines = Lines.of(text);
        this.text = text;
        this.source = source;
        this.withHandicap = withHandicap;
    }

    public static ScenarioDefinition read(String text) {
        return new ScenarioReader(text, Optional.empty(), false).read();
    }

    /** A scenario that is part of a position, which keeps its text. */
    public static ScenarioDefinition readOwn(String text) {
        return new ScenarioReader(text, Optional.of(text), false).read();
    }

    private ScenarioDefinition read() {
        while (lines.more()) {
            Line line = lines.next("a line of the scenario");
            if (applies(line)) line(line);
        }
        return scenario();
    }

    /** V58: some lines are read only with the handicap, some only without it. */
    private boolean applies(Line line) {
        Word word = line.peek("a word");
        boolean with = word.is("with-handicap");
        if (!with && !word.is("without-handicap")) return true;
        if (condition.isEmpty()) condition = Optional.of(word);
        line.next("a word");
        Word conditional = line.peek("a line of the scenario");
        if (UNCONDITIONAL.contains(conditional.text()))
            throw conditional.bad("the line '" + conditional + "' is the same with and without the handicap");
        return with == withHandicap;
    }

    private void line(Line line) {
        Word word = line.next("a word");
        if (ONCE.contains(word.text()) && !seen.add(word.text())) throw word.bad(word + " stands twice in the file");
        switch (word.text()) {
            case "scenario" -> {
                id = line.next("an id").text();
                title = line.next("a title").text();
            }
            case "summary" ->
                summary = line.next("a summary in quotation marks").text();
            case "days" -> days = line.next("a number of days").number("days", 1, 10);
            case "weather" -> weather(line);
            case "fog-lifts" -> fogLifts = true;
            case "side" -> party(line);
            case "air" -> air(line);
            case "gun" -> gun(line);
            case "battalion" -> battalion(line);
            case "pool" -> pool(line);
            case "command" -> command(line);
            case "set-up" -> setUp(line);
            case "reserve" -> reserve(line);
            case "victory" -> victory(line);
            case "option" -> option(line);
            case "handicap" -> effect = Optional.of(line.next("what it changes, in quotation marks"));
            default -> {
                if (!ground.read(word.text(), line) && !landings.read(word.text(), line))
                    throw word.expected("scenario, summary, days, weather, fog-lifts, side, air, gun, battalion,"
                            + " pool, command, set-up, reserve, victory, option, handicap, with-handicap,"
                            + " without-handicap, " + GroundLines.WORDS + ", " + LandingLines.WORDS);
            }
        }
        line.end();
    }

    private Optional<Handicap> handicap() {
        if (effect.isEmpty() && condition.isPresent())
            throw condition.get().bad("a line 'handicap' with what it changes, in words, is missing");
        if (effect.isPresent() && condition.isEmpty())
            throw effect.get().bad("no line is with-handicap or without-handicap, so it changes nothing");
        if (withHandicap) return Optional.empty();
        return effect.map(words -> new Handicap(words.text(), new ScenarioReader(text, source, true).read()));
    }

    private ScenarioDefinition scenario() {
        if (id.isEmpty()) throw lines.end("a line with the scenario's id and title");
        if (ground.width() == 0) throw lines.end("a line with the table's size");
        if (parties[0] == null || parties[1] == null) throw lines.end("a line for each side, allied and axis");
        if (victory.isEmpty()) throw lines.end("a line that says how the scenario is won");
        if (parties[0].first() && parties[1].first()) throw lines.end("one side at most that is first player");
        if (parties[0].attacker() == parties[1].attacker()) throw lines.end("exactly one side that is attacker");
        for (int side = 0; side < 2; side++) {
            int of = side;
            if (units.stream().noneMatch(u -> u.side == of && u.id.length() == 2))
                throw lines.end("a battalion of each side, of " + ScenarioDefinition.SIDE_IDS.get(side) + " too");
        }
        while (weather.size() < 10) weather.add(Weather.CLEAR);
        landings.finish();
        List<Unit> placed = new ArrayList<>();
        for (UnitLine u : units) {
            if (u.zone.isEmpty() && u.turn < 0)
                throw new BadNotation(
                        u.line, 1, ScenarioDefinition.SIDE_IDS.get(u.side) + "/" + u.id + " has no set-up");
            placed.add(new Unit(
                    placed.size(),
                    u.side,
                    u.id,
                    u.title,
                    u.quality,
                    u.stands,
                    u.zone,
                    u.day,
                    Math.max(0, u.turn),
                    u.entry,
                    u.arrival,
                    u.division));
        }
        return new ScenarioDefinition(
                id,
                title,
                summary,
                ground.width(),
                ground.height(),
                days,
                weather,
                fogLifts,
                List.of(parties),
                ground.features(),
                new RoadGraph(ground.roads()),
                placed,
                stands,
                victory,
                options,
                landings.divisions(),
                landings.objectives(),
                landings.landings(),
                new Terrain(ground.width(), ground.height(), ground.features(), ground.roads()),
                new FireSupport(List.of(aircraft), bound()),
                ground.ridges(),
                handicap(),
                source);
    }

    private Map<Integer, Integer> bound() {
        Map<Integer, Integer> bound = new TreeMap<>();
        for (GunLine g : guns) {
            int before = g.side == 0 ? 0 : parties[0].mostTemplates() + aircraft[0].attacks();
            bound.put(before + g.template - 1, g.stand);
        }
        return bound;
    }

    private void air(Line line) {
        int side = side(line);
        int attacks = line.next("attacks a day").number("attacks a day", 1, FireSupport.MOST_TEMPLATES);
        boolean rockets = line.skip("rockets");
        int chance = line.skip("chance") ? line.next("a die").number("a die", 1, 10) : 10;
        aircraft[side] = new FireSupport.Aircraft(attacks, rockets, chance);
    }

    private void gun(Line line) {
        int side = side(line);
        Word number = line.next("a template's number");
        if (parties[side] == null) throw number.bad("the side's own line comes first");
        if (parties[side].mostTemplates() == 0) throw number.bad("the side has no templates");
        int template = number.number("a template", 1, parties[side].mostTemplates());
        Stand stand = line.next("a field gun")
                .as(
                        "a field gun of " + ScenarioDefinition.SIDE_IDS.get(side) + " named above",
                        id -> stands.stream()
                                .filter(s -> s.side() == side
                                        && s.type() == salient.greatbattles.tables.StandType.FIELD_GUN
                                        && s.id().equals(id))
                                .findFirst());
        for (GunLine g : guns)
            if (g.side == side && g.template == template) throw number.bad("template " + template + " has its gun");
            else if (g.stand == stand.index()) throw number.bad(stand + " has its template");
        guns.add(new GunLine(side, template, stand.index()));
    }

    /** An option that the scenario sets; see State.on. */
    private void option(Line line) {
        Word name = line.next("an option");
        List<CsvTable.Row> rows = Resources.rows("greatbattles/options.csv").stream()
                .filter(r -> List.of(r.text("values").split("/")).contains("scenario"))
                .toList();
        CsvTable.Row row = name.oneOf("an option a scenario may set", rows, r -> r.text("id"));
        Word value = line.next("its value");
        List<String> values = Arrays.stream(row.text("values").split("/"))
                .filter(v -> !v.equals("scenario"))
                .toList();
        options.put(name.text(), value.oneOf("a value", values, v -> v));
    }

    private void weather(Line line) {
        while (line.more()) {
            Word die = line.next("the highest die");
            int upTo = die.number("a die", 1, 10);
            if (upTo <= weather.size())
                throw die.bad("the dice of the weather rise: " + die + " has its weather already");
            Weather kind =
                    line.next("a kind of weather").oneOf("a kind of weather", List.of(Weather.values()), Weather::word);
            while (weather.size() < upTo) weather.add(kind);
            if (!line.more() && upTo < 10) throw die.bad("the weather of the dice above " + die + " is missing");
        }
    }

    private void party(Line line) {
        Word word = line.peek("allied or axis");
        int side = side(line);
        if (parties[side] != null) throw word.bad(word + " has its line already");
        String nation = line.next("a nation").oneOf("a nation", NATIONS, text -> text);
        String name = line.next("a name").text();
        boolean attacker = line.skip("attacker");
        boolean first = line.skip("first");
        line.expect("edge");
        Word edges = line.next("letters of board edges, or none");
        for (char c : edges.text().toCharArray())
            if (!edges.is("none")
                    && ("NESW".indexOf(c) < 0
                            || edges.text().indexOf(c) != edges.text().lastIndexOf(c)))
                throw edges.expected("letters of N, E, S, W, each once, or none");
        line.expect("supply");
        SupplyGrade supply =
                line.next("a grade").oneOf("a grade of supply", List.of(SupplyGrade.values()), SupplyGrade::id);
        line.expect("points");
        int points = line.next("activation points").number("activation points", 0, 99);
        line.expect("artillery");
        Quality artillery = quality(line);
        List<Integer> templates = new ArrayList<>();
        for (Word n : line.next("templates a day").split(','))
            templates.add(n.number("templates", 0, FireSupport.MOST_TEMPLATES));
        line.expect("rounds");
        int first1 = line.next("rounds of the first day").number("rounds", 0, 99);
        int daily = line.next("rounds of each later day").number("rounds", 0, 99);
        parties[side] = new Party(
                nation,
                name,
                attacker,
                first,
                edges.is("none") ? "" : edges.text(),
                supply,
                points,
                artillery,
                templates,
                first1,
                daily);
    }

    private UnitLine unit(int number, int side, Word id, String name, Quality quality) {
        for (UnitLine u : units)
            if (u.side == side && u.id.equals(id.text()))
                throw id.bad("two battalions have the name " + ScenarioDefinition.SIDE_IDS.get(side) + "/" + id);
        if (units.stream().filter(u -> u.side == side).count() == MOST_UNITS)
            throw id.bad("a side has at most " + MOST_UNITS + " units, its C Ops and FUP counted in");
        UnitLine unit = new UnitLine(number, side, id.text(), name, quality);
        unit.turn = -1;
        units.add(unit);
        return unit;
    }

    @Clause("greatbattles P29")
    private void battalion(Line line) {
        int side = side(line);
        Word name = line.next("a battalion such as A1");
        if (!name.text().matches("[A-Z12][0-9]")) throw name.expected("a battlegroup letter and a number, such as A1");
        UnitLine unit = unit(line.number(), side, name, line.next("its title").text(), quality(line));
        while (line.more()) {
            stands.add(OrderOfBattle.stand(
                    line, stands.size(), side, name + "/" + (unit.stands.size() + 1), units.size() - 1, ""));
            unit.stands.add(stands.size() - 1);
        }
        if (unit.stands.isEmpty()) throw name.bad(name + " has no stands");
        if (stands.size() > MOST_STANDS) throw name.bad("a scenario has at most " + MOST_STANDS + " stands");
    }

    private void pool(Line line) {
        int side = side(line);
        Word group = line.next("a battlegroup letter");
        if (!group.text().matches("[A-Z12]")) throw group.expected("a battlegroup letter");
        int day = 1;
        while (line.more()) {
            if (line.skip("day")) day = line.next("a day").number("a day", 1, 10);
            int n = 1;
            for (Stand s : stands) if (s.side() == side && s.pool().equals(group.text())) n++;
            stands.add(OrderOfBattle.stand(line, stands.size(), side, group + "/" + n, -1, group.text())
                    .from(day));
        }
    }

    private void command(Line line) {
        int side = side(line);
        String division = line.skip("division") ? landings.division(line, side) : "";
        Quality quality = quality(line);
        for (String post : List.of("COps", "FUP")) {
            String name = post + division;
            UnitLine unit = unit(line.number(), side, new Word(name, line.number(), 1), name, quality);
            unit.stands.add(stands.size());
            stands.add(OrderOfBattle.command(stands.size(), side, name, units.size() - 1));
        }
    }

    List<UnitLine> named(Line line, int side, String stop) {
        List<UnitLine> found = new ArrayList<>();
        while (!line.skip(stop)) {
            Word name = line.next("a unit or '" + stop + "'");
            found.add(units.stream()
                    .filter(u -> u.side == side && u.id.equals(name.text()))
                    .findFirst()
                    .orElseThrow(() -> name.expected("a unit of " + ScenarioDefinition.SIDE_IDS.get(side))));
        }
        return found;
    }

    private void setUp(Line line) {
        Word word = line.peek("allied or axis");
        int side = side(line);
        List<UnitLine> placed = fresh(word, named(line, side, "in"));
        List<Polygon> areas = new ArrayList<>();
        List<Circle> circles = new ArrayList<>();
        do {
            Word kind = line.next("box, area or circle");
            switch (kind.text()) {
                case "box" -> areas.add(ground.box(line));
                case "area" -> areas.add(ground.area(line).outline());
                case "circle" ->
                    circles.add(
                            new Circle(ground.point(line.next("a center")), length(line.next("a radius"), LONGEST)));
                default -> throw kind.expected("box, area or circle");
            }
        } while (line.skip("or"));
        boolean onRoad = line.skip("road");
        line.expect("facing");
        int facing = line.next("degrees").number("degrees", 0, 359);
        Zone zone = Zone.of(areas, circles, onRoad, facing);
        if (zone.places().isEmpty()) throw word.bad("the set-up zone has no room");
        if (onRoad && ground.roads().stream().noneMatch(zone::touches))
            throw word.bad("no road leads through the set-up zone");
        for (UnitLine u : placed) {
            u.zone = Optional.of(zone);
            u.turn = 0;
        }
    }

    /** Units that have no place yet: each has one line that tells where it arrives. */
    static List<UnitLine> fresh(Word word, List<UnitLine> found) {
        for (UnitLine u : found)
            if (u.turn >= 0 || u.zone.isPresent())
                throw word.bad(ScenarioDefinition.SIDE_IDS.get(u.side) + "/" + u.id + " has its place already");
        return found;
    }

    private void reserve(Line line) {
        Word word = line.peek("allied or axis");
        int side = side(line);
        List<UnitLine> waiting = fresh(word, named(line, side, "day"));
        int day = line.next("a day").number("a day", 1, days);
        int turn = line.skip("turn") ? line.next("a turn").number("a turn", 0, 10) : 0;
        Optional<Unit.Entry> entry = line.skip("at") ? Optional.of(entry(line)) : Optional.empty();
        for (UnitLine u : waiting) {
            u.day = day;
            u.turn = turn;
            u.entry = entry;
        }
    }

    private Unit.Entry entry(Line line) {
        Word word = line.next("an entry point");
        Point at = ground.point(word);
        boolean column = line.skip("column");
        if (column && ground.roads().stream().noneMatch(road -> road.passes(at, Road.ON_ROAD)))
            throw word.expected("a place on a road named above, for a road column");
        return new Unit.Entry(at, column);
    }

    private void victory(Line line) {
        Word kind = line.next("hold, command, towns or ports");
        int side = side(line);
        switch (kind.text()) {
            case "hold" ->
                victory.add(new VictoryRule.HoldTown(side, ground.area(line).name()));
            case "command" ->
                victory.add(new VictoryRule.CommandIn(
                        side, ground.area(line).name(), ground.area(line).name()));
            case "towns" -> {
                String first = ground.area(line).name();
                String second = ground.area(line).name();
                List<Integer> survivors = new ArrayList<>();
                if (line.skip("survivors"))
                    for (UnitLine u : named(line, 1 - side, "end")) survivors.add(units.indexOf(u));
                victory.add(new VictoryRule.TwoTowns(side, first, second, survivors));
            }
            case "ports" -> victory.add(new VictoryRule.PortsAndAirfields(side));
            default -> throw kind.expected("hold, command, towns or ports");
        }
    }

    static int side(Line line) {
        Word word = line.next("allied or axis");
        int side = ScenarioDefinition.SIDE_IDS.indexOf(word.text());
        if (side < 0) throw word.expected("allied or axis");
        return side;
    }

    private static Quality quality(Line line) {
        return line.next("a quality").oneOf("a quality", List.of(Quality.values()), Quality::id);
    }

    /** Inches from 0 to a limit, with at most three decimals. */
    public static int length(Word word, int most) {
        String text = word.text();
        if (!text.matches("(0|[1-9][0-9]?)(\\.[0-9]{0,2}[1-9])?")) throw word.expected("inches such as 4 or 4.25");
        int dot = text.indexOf('.');
        int mils = Integer.parseInt(dot < 0 ? text : text.substring(0, dot)) * Point.INCH;
        if (dot >= 0) mils += Integer.parseInt((text.substring(dot + 1) + "00").substring(0, 3));
        if (mils > most) throw word.bad(text + " inches is off the table, which ends at " + Point.inches(most));
        return mils;
    }
}
