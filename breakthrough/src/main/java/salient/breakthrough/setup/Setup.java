package salient.breakthrough.setup;

import java.util.List;
import salient.breakthrough.map.BreakthroughMapSource;
import salient.breakthrough.organization.ArtilleryPools;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.ScenarioDefinition;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.tables.Weather;
import salient.breakthrough.victory.Elimination;
import salient.geography.HexMap;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.rulebook.Clause;

/** 2.1, 2.2: the three scenarios and their first positions. */
public final class Setup {
    public static final String FIRST_SEVEN_DAYS = "first-seven-days";
    public static final String LAST_SEVEN_DAYS = "last-seven-days";

    private static final int LAST_SEVEN_DAYS_TOWN_POINTS = Constants.of("last-seven-days-town-points");

    private static final Board ARDENNES = new Board(new BreakthroughMapSource().load());

    private static final List<CsvTable.Row> ROWS = Resources.rows("breakthrough/scenarios.csv");

    private static final List<Scenario> SCENARIOS =
            ROWS.stream().map(Setup::scenario).toList();

    private Setup() {}

    @Clause("breakthrough 1.4a")
    private static Scenario scenario(CsvTable.Row row) {
        int first = row.number("first_turn");
        int last = row.number("last_turn");
        String days = "December " + TurnState.date(first) + " to " + TurnState.date(last);
        return new Scenario(
                row.text("scenario"), row.text("title"), days + ": " + row.text("summary") + ".", last - first + 1);
    }

    private static CsvTable.Row row(Scenario scenario) {
        for (CsvTable.Row row : ROWS) if (row.text("scenario").equals(scenario.id())) return row;
        throw new IllegalArgumentException("scenarios.csv: no row for " + scenario.id());
    }

    public static List<Scenario> scenarios() {
        return SCENARIOS;
    }

    @Clause("breakthrough 2.2a")
    public static State of(Scenario scenario, Options options) {
        State s = blank(definition(scenario, options, ARDENNES, false));
        for (ArtilleryPool pool : ArtilleryPool.all())
            s.turn()
                    .setPool(
                            pool.index(),
                            ArtilleryPools.initial(s, pool, s.definition().firstTurn()));
        for (Unit unit : OrderOfBattle.all()) if (!unit.divisional()) s.forces().setStatus(unit.index(), Status.DUE);
        if (row(scenario).text("setup").equals("december-21")) december21(s);
        else december16(s);
        return s;
    }

    /** 2.2b, 13.2b: the rows dated 16th. */
    @Clause("breakthrough 2.2b")
    private static void december16(State s) {
        for (Unit unit : OrderOfBattle.all())
            if (unit.arrivalTurn() == 1) place(s, unit, s.board().at(unit.entryX(), unit.entryY()));
    }

    /** 2.2d, 10.2f: positions, losses and score of the historical course, from setup-december-21.csv. */
    @Clause({"breakthrough 2.2d", "breakthrough 10.2f"})
    private static void december21(State s) {
        for (CsvTable.Row row : Resources.rows("breakthrough/setup-december-21.csv")) {
            Unit unit = OrderOfBattle.find(row.text("unit"))
                    .orElseThrow(() -> row.fault("there is no unit " + row.text("unit")));
            if (row.text("status").equals("eliminated")) {
                s.forces().setStatus(unit.index(), Status.ELIMINATED);
                Elimination.count(s, unit, 1);
                continue;
            }
            place(s, unit, s.board().at(row.number("x"), row.number("y")));
            int strength = row.numberOr("strength", s.forces().strength(unit.index()));
            s.forces()
                    .setStrength(unit.index(), Math.min(strength, s.definition().fullStrength(unit)));
        }
        s.turn().setTownPoints(LAST_SEVEN_DAYS_TOWN_POINTS);
    }

    /** 2.1n: from the first to the last day of a scenario. */
    @Clause("breakthrough 2.1n")
    public static ScenarioDefinition definition(Scenario scenario, Options options, Board board, boolean drawn) {
        int first = row(scenario).number("first_turn");
        return new ScenarioDefinition(
                scenario,
                options,
                first,
                first + scenario.turns() - 1,
                Integer.parseInt(options.get("level")),
                options.yes("historical"),
                options.get("players").equals("two"),
                board,
                drawn);
    }

    public static Board ardennes() {
        return ARDENNES;
    }

    /** No units; the ground as the map has it on the first day; the first turn before play. */
    public static State blank(ScenarioDefinition definition) {
        State s = new State(definition);
        s.turn().setNumber(definition.firstTurn());
        s.turn().setPhase(Phase.START, Army.GERMAN);
        s.turn().setWeather(Weather.OVERCAST);
        HexMap map = definition.board().source();
        String day = startDay(definition);
        if (map.days().contains(day)) map.german(day).forEach(hex -> s.ground().setOwner(hex, Army.GERMAN));
        return s;
    }

    private static String startDay(ScenarioDefinition definition) {
        return "1944-12-" + TurnState.date(definition.firstTurn());
    }

    /** 2.2c: normal mode, efficiency 100, no fortification, no artillery, Advance N, supplied. */
    @Clause("breakthrough 2.2c")
    private static void place(State s, Unit unit, int hex) {
        Forces forces = s.forces();
        int u = unit.index();
        int full = s.definition().fullStrength(unit);
        forces.setStrength(u, full);
        forces.setReported(u, full);
        forces.place(u, hex);
        s.ground().setOwner(hex, forces.army(u));
    }
}
