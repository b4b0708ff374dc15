package salient.greatbattles.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.SupplyGrade;
import salient.kernel.notation.BadNotation;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/** The lines of a scenario file about divisions, landings by air and sea, and objectives. */
final class LandingLines {
    static final String WORDS =
            "division, scale, airborne, anti-aircraft, drop, air-land, seaborne, airfield, port, beach, landed,"
                    + " night-drop or supply-drop";

    /** G16: about 200 meters per inch. */
    private static final int USUAL_SCALE = 200;

    private final ScenarioReader reader;
    private final List<Division> divisions = new ArrayList<>();
    private final List<Objective> objectives = new ArrayList<>();
    private final List<Landings.Guns> guns = new ArrayList<>();
    private final SortedSet<Integer> nightDrops = new TreeSet<>();
    private final List<Arrival.SupplyDrop> supplies = new ArrayList<>();
    private Landings.Drift drift = Landings.Drift.NW_EUROPE;
    private int fromSea;
    private int scale = USUAL_SCALE;
    private Landings.Density elsewhere = Landings.Density.LIGHT;

    LandingLines(ScenarioReader reader) {
        this.reader = reader;
    }

    /** Reads a line if it begins with one of this reader's words. */
    boolean read(String word, Line line) {
        switch (word) {
            case "division" -> division(line);
            case "scale" -> scale = line.next("metres an inch").number("metres an inch", 50, 1000);
            case "airborne" -> airborne(line);
            case "anti-aircraft" -> antiAircraft(line);
            case "drop" -> drop(line);
            case "air-land" -> comes(line, Arrival.Means.AIR_LANDED);
            case "seaborne" -> comes(line, Arrival.Means.SEABORNE);
            case "airfield" -> objective(line, Objective.Kind.AIRFIELD);
            case "port" -> objective(line, Objective.Kind.PORT);
            case "beach" -> beach(line);
            case "landed" -> landed(line);
            case "night-drop" -> nightDrops.add(line.next("a day").number("a day", 1, reader.days));
            case "supply-drop" -> supplyDrop(line);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void division(Line line) {
        int side = ScenarioReader.side(line);
        Word number = line.next("a division's number");
        int n = number.number("a division", 1, 9);
        for (Division d : divisions)
            if (d.side() == side && d.number() == n) throw number.bad("two divisions have the number " + n);
        String title = line.next("its title").text();
        List<String> letters = new ArrayList<>();
        while (line.more()) {
            Word letter = line.next("a battlegroup letter");
            if (!letter.text().matches("[A-Z12]")) throw letter.expected("a battlegroup letter");
            for (Division d : divisions)
                if (d.side() == side && d.battlegroups().contains(letter.text()))
                    throw letter.bad("battlegroup " + letter + " is already in division " + d.number());
            letters.add(letter.text());
        }
        divisions.add(new Division(divisions.size(), side, n, title, letters));
    }

    /** The number after {@code command SIDE division}. */
    String division(Line line, int side) {
        Word word = line.next("a division's number");
        int n = word.number("a division", 1, 9);
        if (divisions.stream().noneMatch(d -> d.side() == side && d.number() == n))
            throw word.expected("a division named above");
        return Integer.toString(n);
    }

    private void airborne(Line line) {
        drift = line.next("a drift table").oneOf("a drift table", List.of(Landings.Drift.values()), Landings.Drift::id);
        if (line.skip("sea")) fromSea = ScenarioReader.length(line.next("inches from the sea"), ScenarioReader.LONGEST);
    }

    private void antiAircraft(Line line) {
        Landings.Density density =
                line.next("a density").oneOf("a density", List.of(Landings.Density.values()), Landings.Density::id);
        if (!line.more()) {
            elsewhere = density;
            return;
        }
        line.expect("within");
        int within = ScenarioReader.length(line.next("inches"), ScenarioReader.LONGEST);
        do guns.add(new Landings.Guns(density, within, reader.ground.area(line).outline()));
        while (line.more());
    }

    private void drop(Line line) {
        Word word = line.peek("allied or axis");
        int side = ScenarioReader.side(line);
        List<ScenarioReader.UnitLine> units = ScenarioReader.fresh(word, reader.named(line, side, "by"));
        Arrival.Means means = line.next("parachute or glider")
                .oneOf("a means", List.of(Arrival.Means.PARACHUTE, Arrival.Means.GLIDER), Arrival.Means::id);
        line.expect("day");
        int day = line.next("a day").number("a day", 1, reader.days);
        int turn = line.skip("night") ? 0 : turn(line);
        set(units, new Arrival(means, day, turn));
    }

    private static int turn(Line line) {
        line.expect("turn");
        return line.next("a turn").number("a turn", 1, 10);
    }

    private void comes(Line line, Arrival.Means means) {
        Word word = line.peek("allied or axis");
        int side = ScenarioReader.side(line);
        List<ScenarioReader.UnitLine> units = ScenarioReader.fresh(word, reader.named(line, side, "day"));
        int day = line.next("a day").number("a day", 1, reader.days);
        set(units, new Arrival(means, day, line.more() ? turn(line) : 0));
    }

    /** SC4: a FUP that is put on the table when its side first holds a port or beachhead. */
    private void landed(Line line) {
        int side = ScenarioReader.side(line);
        do {
            Word name = line.next("a FUP");
            ScenarioReader.UnitLine fup = reader.units.stream()
                    .filter(u -> u.side == side && u.id.equals(name.text()) && u.id.startsWith("FUP"))
                    .findFirst()
                    .orElseThrow(() -> name.expected("a FUP of " + ScenarioDefinition.SIDE_IDS.get(side)));
            set(List.of(fup), new Arrival(Arrival.Means.SEABORNE, 1, 0));
        } while (line.more());
    }

    private static void set(List<ScenarioReader.UnitLine> units, Arrival arrival) {
        for (ScenarioReader.UnitLine u : units) {
            u.arrival = Optional.of(arrival);
            u.day = arrival.day();
            u.turn = arrival.turn();
        }
    }

    private void objective(Line line, Objective.Kind kind) {
        Word name = line.peek("an area");
        Feature f = reader.ground.area(line);
        unique(name, f.name());
        objectives.add(new Objective(objectives.size(), kind, f.name(), f.middle(), 0, Optional.of(f.outline())));
    }

    private void unique(Word word, String name) {
        for (Objective o : objectives)
            if (o.name().equals(name)) throw word.bad("two places to hold have the name " + name);
    }

    private void beach(Line line) {
        Word name = line.next("a name");
        unique(name, name.text());
        Point at = reader.ground.point(line.next("a place"));
        int radius = ScenarioReader.length(line.next("a radius"), ScenarioReader.LONGEST);
        objectives.add(
                new Objective(objectives.size(), Objective.Kind.BEACH, name.text(), at, radius, Optional.empty()));
    }

    /**
     * {@code supply-drop axis 20,30 poor 6 inferior 12 average}: grades, each beyond this many inches from the enemy.
     */
    private void supplyDrop(Line line) {
        int side = ScenarioReader.side(line);
        Point at = reader.ground.point(line.next("a place"));
        List<Arrival.Grade> grades = new ArrayList<>();
        int beyond = 0;
        while (true) {
            SupplyGrade grade =
                    line.next("a grade").oneOf("a grade of supply", List.of(SupplyGrade.values()), SupplyGrade::id);
            grades.add(new Arrival.Grade(beyond, grade));
            if (!line.more()) break;
            Word inches = line.next("inches");
            int next = ScenarioReader.length(inches, ScenarioReader.LONGEST);
            if (next <= beyond) throw inches.bad("the distances of a supply drop grow");
            beyond = next;
        }
        supplies.add(new Arrival.SupplyDrop(side, at, grades));
    }

    /** Puts every unit into its division. */
    void finish() {
        for (ScenarioReader.UnitLine u : reader.units) {
            boolean any = false;
            for (Division d : divisions) {
                if (d.side() != u.side) continue;
                any = true;
                boolean post = u.id.length() > 2;
                if (post
                        ? u.id.endsWith(Integer.toString(d.number()))
                        : d.battlegroups().contains(u.id.substring(0, 1))) u.division = d.index();
            }
            if (any && u.division < 0)
                throw new BadNotation(
                        u.line, 1, ScenarioDefinition.SIDE_IDS.get(u.side) + "/" + u.id + " is in no division");
        }
    }

    List<Division> divisions() {
        return divisions;
    }

    List<Objective> objectives() {
        return objectives;
    }

    Landings landings() {
        return new Landings(scale, drift, fromSea, guns, elsewhere, nightDrops, supplies);
    }
}
