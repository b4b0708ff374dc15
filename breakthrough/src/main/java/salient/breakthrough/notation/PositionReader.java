package salient.breakthrough.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.breakthrough.orders.Slots;
import salient.breakthrough.play.Clauses;
import salient.breakthrough.setup.GameOptions;
import salient.breakthrough.setup.Setup;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Direction;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.tables.Weather;
import salient.geography.BadMapFile;
import salient.geography.MapFile;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.rulebook.Clause;

/** Reads a position: what {@link PositionWriter} writes, or a few lines written by hand. */
public final class PositionReader {
    private static final int MOST = 30000;
    private static final int MOST_CROSSINGS = 99;

    private final Lines lines;
    private State s;

    public PositionReader(String text) {
        this.lines = Lines.of(text);
    }

    /** A reinforcement before its day is expected to be due, anything else that is not named to be absent. */
    static Status expected(Unit unit, int turn) {
        return !unit.divisional() && unit.arrivalTurn() > turn ? Status.DUE : Status.ABSENT;
    }

    /** 2.1b: a saved game goes on where it was. */
    @Clause("breakthrough 2.1b")
    public State read() {
        Scenario scenario = scenario();
        Options options = options();
        Optional<Board> drawn = drawnMap();
        s = Setup.blank(Setup.definition(scenario, options, drawn.orElseGet(Setup::ardennes), drawn.isPresent()));
        turn();
        for (Unit unit : OrderOfBattle.all())
            s.forces().setStatus(unit.index(), expected(unit, s.turn().number()));
        while (lines.more()) line(lines.next("a line of a position"));
        return s;
    }

    private Scenario scenario() {
        Line line = lines.next("the first line, such as 'breakthrough twelve-days'");
        line.expect(Clauses.GAME);
        Scenario scenario = line.next("a scenario").oneOf("a scenario", Setup.scenarios(), Scenario::id);
        line.end();
        return scenario;
    }

    private Options options() {
        Map<String, String> chosen = new HashMap<>();
        while (lines.more() && lines.peek("").peek("").is("option")) {
            Line line = lines.next("");
            line.expect("option");
            Word name = line.next("an option");
            Word value = line.next("a value");
            line.end();
            chosen.put(name.text(), value.text());
            try {
                Options.of(GameOptions.all(), chosen);
            } catch (Options.BadOption bad) {
                throw name.bad(bad.getMessage());
            }
        }
        return Options.of(GameOptions.all(), chosen);
    }

    private Optional<Board> drawnMap() {
        if (!lines.more() || !lines.peek("").peek("").is("map")) return Optional.empty();
        Lines block = lines.blockUnder("map", "");
        int first = block.number();
        try {
            return Optional.of(new Board(MapFile.read("map", block.text())));
        } catch (BadMapFile bad) {
            throw new salient.kernel.notation.BadNotation(first, block.column(), bad.getMessage());
        }
    }

    private void turn() {
        Line line = lines.next("turn");
        line.expect("turn");
        s.turn()
                .setNumber(line.next("a turn")
                        .number(
                                "a turn",
                                s.definition().firstTurn(),
                                s.definition().lastTurn()));
        s.turn()
                .setWeather(
                        line.more()
                                ? line.next("the weather")
                                        .oneOf("the weather", List.of(Weather.values()), Weather::word)
                                : Weather.OVERCAST);
        line.end();
    }

    private void line(Line line) {
        Word what = line.next("a word");
        switch (what.text()) {
            case "phase" -> phase(line);
            case "air" -> pair(line, (army, n) -> s.turn().setAirPoints(army, n));
            case "interdiction" -> pair(line, (army, n) -> s.turn().setInterdiction(army, n));
            case "replacements" -> replacements(line);
            case "eliminated-points" -> pair(line, (army, n) -> s.turn().setEliminated(army, n));
            case "town-points" -> s.turn().setTownPoints(points(line));
            case "exited-strength" -> s.turn().setExitedStrength(points(line));
            case "plots" -> plots(line);
            case "pools" -> pools(line);
            case "owned" -> owned(line);
            case "blown" -> s.ground().setIntact(site(line), false);
            case "crossed" ->
                s.ground().setCrossings(site(line), line.next("crossings").number("crossings", 0, MOST_CROSSINGS));
            case "american" -> UnitReader.onMap(s, Army.AMERICAN, line);
            case "german" -> UnitReader.onMap(s, Army.GERMAN, line);
            case "exited" -> UnitReader.exited(s, line);
            case "absent" -> offMap(line, Status.ABSENT);
            case "due" -> offMap(line, Status.DUE);
            case "eliminated" -> offMap(line, Status.ELIMINATED);
            case "canceled" -> offMap(line, Status.CANCELLED);
            default -> throw what.expected("a line of a position (phase, american, german, owned, pools ...)");
        }
        line.end();
    }

    private void phase(Line line) {
        Word first = line.next("a phase");
        if (first.is("start") || first.is("over")) {
            s.turn().setPhase(first.is("start") ? Phase.START : Phase.OVER, Army.GERMAN);
            return;
        }
        Army army = first.oneOf(
                "start, over or a side", List.of(Army.values()), a -> a.side().id());
        Word kind = line.next("air, organization or operation");
        switch (kind.text()) {
            case "air" -> s.turn().setPhase(Phase.AIR, army);
            case "organization" -> s.turn().setPhase(Phase.ORGANIZATION, army);
            case "operation" -> {
                boolean second = line.next("1 or 2").number("the phase", 1, 2) == 2;
                s.turn().setPhase(Phase.operation(army, second), army);
            }
            default -> throw kind.expected("air, organization or operation");
        }
    }

    private interface Setter {
        void set(Army army, int value);
    }

    private void pair(Line line, Setter setter) {
        for (Army army : Army.values()) {
            line.expect(army.side().id());
            setter.set(army, points(line));
        }
    }

    private void replacements(Line line) {
        Word word = line.next("infantry or armored");
        ReplacementPool pool = word.oneOf(
                "a pool",
                List.of(ReplacementPool.INFANTRY, ReplacementPool.ARMORED),
                p -> p.name().toLowerCase(java.util.Locale.ROOT));
        pair(line, (army, n) -> s.turn().setReplacements(army, pool, n));
    }

    private static int points(Line line) {
        return line.next("points").number("points", 0, MOST);
    }

    private void pools(Line line) {
        while (line.more()) {
            ArtilleryPool pool = line.next("a corps").oneOf("a corps", ArtilleryPool.all(), ArtilleryPool::corps);
            s.turn().setPool(pool.index(), points(line));
        }
    }

    private void plots(Line line) {
        for (Word word : line.words()) {
            List<Word> parts = word.split('>');
            if (parts.size() != 2) throw word.expected("a plot such as Piper/1SS>1");
            Unit unit = parts.getFirst().as("a unit", OrderOfBattle::find);
            Direction direction = Direction.of(parts.getLast().number("a direction", 1, 6) - 1);
            if (!s.forces().onMap(unit.index())) throw word.bad(unit + " is not on the map");
            if (s.forces().plot(unit.index()) != Forces.NONE) throw word.bad(unit + " has plotted twice");
            if (unit.army() != s.turn().active() || !s.turn().phase().isOperation())
                throw word.bad(unit + " cannot have plotted in this phase");
            int target = s.board().neighbor(s.forces().hex(unit.index()), direction.ordinal());
            if (target == Board.NONE) throw word.bad("the map ends there");
            s.forces().setPlot(unit.index(), direction.ordinal());
            s.turn().addPlot(unit.index());
        }
    }

    private void owned(Line line) {
        Army army = line.next("a side")
                .oneOf("a side", List.of(Army.values()), a -> a.side().id());
        while (line.more()) {
            Word name = line.peek("a hex");
            Hex hex = Slots.hex(line, s.board());
            if (s.forces().holds(hex.index(), army.opponent())) throw name.bad("an enemy unit stands at " + hex);
            s.ground().setOwner(hex.index(), army);
        }
    }

    private int site(Line line) {
        Word word = line.next("a bridge site");
        int site = s.board().site(word.text());
        if (site == Board.NONE) throw word.expected("a bridge site such as 9,22/9,23");
        return site;
    }

    private void offMap(Line line, Status status) {
        while (line.more()) {
            Word name = line.peek("a unit");
            Unit unit = Slots.unit(line);
            if (UnitReader.present(s, unit)) throw name.bad(unit + " is already on the map");
            if (unit.divisional()) throw name.expected("a unit of the order of battle, not a divisional one");
            s.forces().setStatus(unit.index(), status);
        }
    }
}
