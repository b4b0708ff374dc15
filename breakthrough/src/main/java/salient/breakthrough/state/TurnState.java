package salient.breakthrough.state;

import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.Weather;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/** What changes apart from units and ground: the turn and its phase, air and replacement points, pools, plots, score. */
public final class TurnState {
    private static final Weather[] WEATHERS = Weather.values();

    private static final int FIRST_TURN_DATE = Constants.of("first-turn-date");
    private static final int SURPRISE_TURN = Constants.of("surprise-turn");

    private static final int TURN = 0;
    private static final int PHASE = 1;
    private static final int ACTIVE = 2;
    private static final int WEATHER = 3;
    private static final int AIR = 4;
    private static final int INTERDICTION = 6;
    private static final int REPLACEMENTS = 8;
    private static final int EXITED_STRENGTH = 12;
    private static final int TOWN_POINTS = 13;
    private static final int ELIMINATED = 14;
    private static final int PLOTS = 16;
    private static final int POOLS = 17;
    private static final int SIZE = POOLS + ArtilleryPool.count();

    private final int[] facts;
    private final short[] plots;

    TurnState() {
        facts = new int[SIZE];
        plots = new short[Forces.UNITS];
    }

    private TurnState(TurnState from) {
        facts = from.facts.clone();
        plots = from.plots.clone();
    }

    TurnState copy() {
        return new TurnState(this);
    }

    long hash(long seed) {
        long hash = seed;
        for (int fact : facts) hash = StateHash.mixed(hash, fact);
        for (int i = 0; i < facts[PLOTS]; i++) hash = StateHash.mixed(hash, plots[i]);
        return StateHash.finished(hash);
    }

    /** 0i: turns are days. */
    @Clause({"breakthrough 0i", "breakthrough 1.1a"})
    public int number() {
        return facts[TURN];
    }

    public void setNumber(int turn) {
        facts[TURN] = turn;
    }

    /** The day of December. */
    public int date() {
        return date(facts[TURN]);
    }

    public static int date(int turn) {
        return FIRST_TURN_DATE + turn - 1;
    }

    /** 2.4: the day on which the American side is surprised. */
    public boolean surprise() {
        return facts[TURN] == SURPRISE_TURN;
    }

    public Phase phase() {
        return Phase.of(facts[PHASE]);
    }

    /** The side that decides in this phase. */
    public Army active() {
        return Army.of(facts[ACTIVE]);
    }

    public void setPhase(Phase phase, Army active) {
        facts[PHASE] = phase.ordinal();
        facts[ACTIVE] = active.ordinal();
    }

    public Weather weather() {
        return WEATHERS[facts[WEATHER]];
    }

    public void setWeather(Weather weather) {
        facts[WEATHER] = weather.ordinal();
    }

    public int airPoints(Army army) {
        return facts[AIR + army.ordinal()];
    }

    public void setAirPoints(Army army, int points) {
        facts[AIR + army.ordinal()] = points;
    }

    /** Points the army has put into interdiction of the other's movement this turn. */
    public int interdiction(Army by) {
        return facts[INTERDICTION + by.ordinal()];
    }

    public void setInterdiction(Army by, int points) {
        facts[INTERDICTION + by.ordinal()] = points;
    }

    public int replacements(Army army, ReplacementPool pool) {
        return pool == ReplacementPool.NONE ? 0 : facts[REPLACEMENTS + 2 * army.ordinal() + pool.ordinal()];
    }

    public void setReplacements(Army army, ReplacementPool pool, int points) {
        facts[REPLACEMENTS + 2 * army.ordinal() + pool.ordinal()] = points;
    }

    /** 5.2f: the strength of all units that have left the map. */
    public int exitedStrength() {
        return facts[EXITED_STRENGTH];
    }

    public void setExitedStrength(int strength) {
        facts[EXITED_STRENGTH] = strength;
    }

    /** 10.1b: what the towns have brought turn by turn; Last Seven Days starts with the days before (10.2f). */
    public int townPoints() {
        return facts[TOWN_POINTS];
    }

    public void setTownPoints(int points) {
        facts[TOWN_POINTS] = points;
    }

    /** 10.1f, 10.1g: the stacking points an army has lost, engineers and battalions left out (10.1h). */
    public int eliminated(Army army) {
        return facts[ELIMINATED + army.ordinal()];
    }

    public void setEliminated(Army army, int points) {
        facts[ELIMINATED + army.ordinal()] = points;
    }

    public int pool(int pool) {
        return facts[POOLS + pool];
    }

    public void setPool(int pool, int points) {
        facts[POOLS + pool] = points;
    }

    /** 8.0a: how many attacks are plotted. */
    public int plots() {
        return facts[PLOTS];
    }

    /** The unit that plotted as number i, from 0. */
    public int plotter(int i) {
        return plots[i];
    }

    public void addPlot(int u) {
        plots[facts[PLOTS]++] = (short) u;
    }

    public void forgetPlots() {
        java.util.Arrays.fill(plots, 0, facts[PLOTS], (short) 0);
        facts[PLOTS] = 0;
    }
}
