package salient.breakthrough.state;

import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.geography.MapFile;
import salient.hexwar.search.ReachSearch;
import salient.kernel.play.GameState;
import salient.kernel.play.StateHash;

/**
 * A position's facts: units, ground and turn beside the immutable definition. The rule classes read and change it;
 * it knows no rule itself. Not thread-safe; {@link #copy()} is a handful of array copies.
 */
public final class State implements GameState<State> {
    private final ScenarioDefinition definition;
    private final long definitionHash;
    private final Forces forces;
    private final Ground ground;
    private final TurnState turn;
    /** By army, as are the marks of what is assumed. */
    private final Cached[] supply;

    private final boolean[] assumed;
    private ReachSearch reachSearch;

    /** Something worked out from places and ownership, and the change it was worked out at. Its value never changes. */
    private record Cached(int change, byte[] value) {}

    public State(ScenarioDefinition definition) {
        this.definition = definition;
        definitionHash = hash(definition);
        forces = new Forces(definition.board());
        ground = new Ground(definition.board());
        turn = new TurnState();
        supply = new Cached[2];
        assumed = new boolean[2];
    }

    private State(State from) {
        definition = from.definition;
        definitionHash = from.definitionHash;
        forces = from.forces.copy();
        ground = from.ground.copy();
        turn = from.turn.copy();
        supply = from.supply.clone();
        assumed = from.assumed.clone();
    }

    @Override
    public State copy() {
        return new State(this);
    }

    /** Working memory for searches over the map: not part of the state, and never shared with a copy. */
    public ReachSearch reachSearch() {
        if (reachSearch == null) reachSearch = new ReachSearch(board().grid());
        return reachSearch;
    }

    public ScenarioDefinition definition() {
        return definition;
    }

    public Board board() {
        return definition.board();
    }

    public Forces forces() {
        return forces;
    }

    public Ground ground() {
        return ground;
    }

    public TurnState turn() {
        return turn;
    }

    /** Whether the statistics of an army are the true ones, or have been replaced by what the other side assumes. */
    public boolean knows(Army army) {
        return !assumed[army.ordinal()];
    }

    /** Marks that the statistics of an army have been replaced by assumptions. */
    public void markAssumed(Army army) {
        assumed[army.ordinal()] = true;
    }

    /** 10.1i, 6.5i: the 13.2 strength of a unit; of a divisional unit the sum of its components. */
    public int fullStrength(int u) {
        Unit unit = OrderOfBattle.unit(u);
        if (!unit.divisional()) return definition.fullStrength(unit);
        int sum = 0;
        Division division = unit.division().get();
        int[] regiments = OrderOfBattle.regiments(division);
        for (int i = 0; i < regiments.length; i++)
            if ((forces.components(u) & 1 << i) != 0) sum += definition.fullStrength(OrderOfBattle.unit(regiments[i]));
        return sum;
    }

    /** The supply distances of an army worked out earlier, or null if places or ownership have changed since. */
    public byte[] cachedSupply(Army army) {
        Cached cached = supply[army.ordinal()];
        return cached != null && cached.change() == changes() ? cached.value() : null;
    }

    /** Keeps the supply distances of an army; the array is shared from now on and never changes again. */
    public void cacheSupply(Army army, byte[] distances) {
        Cached cached = new Cached(changes(), distances);
        supply[army.ordinal()] = cached;
    }

    private int changes() {
        return forces.changes() + ground.changes();
    }

    /** A hash of all facts, equal on every machine. */
    @Override
    public long hash() {
        return turn.hash(ground.hash(forces.hash(definitionHash)));
    }

    private static long hash(ScenarioDefinition definition) {
        return new StateHash()
                .add(definition.scenario().id())
                .add(definition.options().hashed().toString())
                .add(definition.drawn() ? MapFile.write(definition.board().source()) : "")
                .value();
    }
}
