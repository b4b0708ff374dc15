package salient.wave.state;

import salient.hexwar.sets.Bits;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.GameState;
import salient.kernel.play.StateHash;
import salient.wave.map.WaveMap;
import salient.wave.units.Counters;

/**
 * The whole state of a game beside its unchanging {@link ScenarioDefinition}. Rule classes read and write it; only the position hands it
 * out. What can be worked out from the rest (supply) is kept in {@link #supplied} and never copied into the hash.
 */
public final class State implements GameState<State> {
    public final ScenarioDefinition scenario;
    public final WaveMap map;
    public final Counters counters;
    public final TurnState turn;
    public final Stacks stacks;
    public final Ground ground;
    public final Skies skies;
    public final Depots depots;
    public final Tally tally;
    public final March march;
    public final Battle battle;
    /** 6.16: organizations out of supply for the game turn. */
    public final Bits victims;
    /**
     * The supply net of each side, or null where something has changed since it was worked out. A net never changes, so
     * copies of a position share it.
     */
    public final byte[][] supplied = new byte[2][];

    /** Hexes next to a unit of the enemy of each side, or null where his units have changed since. */
    private final boolean[][] threatened = new boolean[2][];

    private StepCosts stepCosts;

    private PathSearch pathSearch;

    /** Working memory for searches over the map: not part of the state, and never shared with a copy. */
    public PathSearch pathSearch() {
        if (pathSearch == null) pathSearch = new PathSearch(map.grid());
        return pathSearch;
    }

    /** What steps cost as the bridges and the aircraft stand. */
    public StepCosts stepCosts() {
        if (stepCosts == null) stepCosts = StepCosts.of(this);
        return stepCosts;
    }

    /** Hexes next to an enemy of a side. Read only. */
    public boolean[] threatened(int side) {
        if (threatened[side] == null) threatened[side] = nextTo(1 - side);
        return threatened[side];
    }

    private boolean[] nextTo(int side) {
        boolean[] beside = new boolean[map.size()];
        for (int unit : counters.of(side)) {
            int hex = stacks.place(unit);
            if (hex < 0 || stacks.top(hex) != unit) continue;
            for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                int next = map.neighbor(hex, d);
                if (next != HexGrid.NONE) beside[next] = true;
            }
        }
        return beside;
    }

    /** A unit of this side came to or left a hex: what the enemy's supply and columns have to fear may have changed. */
    public void occupationChanged(int side) {
        supplied[1 - side] = null;
        threatened[1 - side] = null;
    }

    /** A bridge, or the control of a town or city, changed: so may everybody's supply lines. */
    public void supplyChanged() {
        supplied[0] = null;
        supplied[1] = null;
    }

    /** A bridge between two hexes, or the interdiction of a hex, has changed. */
    public void stepCostsChanged(int... hexes) {
        if (stepCosts != null) stepCosts = stepCosts.after(this, hexes);
    }

    /** All aircraft have gone. */
    public void stepCostsRestored() {
        stepCosts = null;
    }

    public State(ScenarioDefinition scenario) {
        this(scenario, scenario.counters());
    }

    /** With another set of counters: the one with unknown counters, for a masked position. */
    public State(ScenarioDefinition scenario, Counters counters) {
        this.scenario = scenario;
        this.map = scenario.map();
        this.counters = counters;
        turn = new TurnState();
        stacks = new Stacks(counters, map.size());
        ground = Ground.atStart(map, !scenario.beginner());
        skies = new Skies(map.size(), counters.size());
        depots = new Depots();
        tally = new Tally();
        march = new March(counters.size());
        battle = new Battle();
        victims = new Bits(counters.organizations().size());
    }

    /**
     * A position as somebody knows it: stacks, march and skies as given, everything else copied.
     *
     * @param keepSupply whether the hexes each side can supply are the same
     */
    public State(State from, Counters counters, Stacks stacks, March march, Skies skies, boolean keepSupply) {
        scenario = from.scenario;
        map = from.map;
        this.counters = counters;
        turn = from.turn.copy();
        this.stacks = stacks;
        ground = from.ground.copy();
        this.skies = skies;
        depots = from.depots.copy();
        tally = from.tally.copy();
        this.march = march;
        battle = from.battle.copy();
        victims = from.victims.copy();
        for (int side = 0; side < 2 && keepSupply; side++) supplied[side] = from.supplied[side];
        stepCosts = from.stepCosts;
    }

    private State(State from) {
        this(from, from.counters, from.stacks.copy(), from.march.copy(), from.skies.copy(), true);
        threatened[0] = from.threatened[0];
        threatened[1] = from.threatened[1];
    }

    @Override
    public State copy() {
        return new State(this);
    }

    @Override
    public long hash() {
        StateHash hash = new StateHash();
        hash.add(scenario.id()).add(scenario.beginner());
        turn.hash(hash);
        // A counter is one number: 48 bits of place and marks, 14 of movement points, 2 of aerial supply.
        for (int unit = 0; unit < counters.size(); unit++)
            hash.add(stacks.packed(unit) | march.packed(unit) << 48 | (long) (skies.drawsOn(unit) + 1) << 62);
        ground.hash(hash);
        skies.hash(hash);
        depots.hash(hash);
        tally.hash(hash);
        march.hash(hash);
        battle.hash(hash);
        victims.hash(hash);
        return hash.value();
    }

    /** 8.5b: what was released, in the notation and in events: a designator or the word for the brigades. */
    public String releasedWord(int released) {
        return released == TurnState.BRIGADES
                ? TurnState.BRIGADES_WORD
                : counters.organizations().get(released).designator();
    }

    public int enemy(int side) {
        return 1 - side;
    }
}
