package salient.breakthrough.state;

import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.geography.MapFile;
import salient.kernel.play.StateHash;

/**
 * A position's facts: units, ground and day beside the immutable setting. The rooms of the rules read and change it;
 * it knows no rule itself. Not thread-safe; {@link #copy()} is a handful of array copies.
 */
public final class State {
    private final Setting setting;
    private final long settingHash;
    private final Forces forces;
    private final Ground ground;
    private final Day day;
    private final Kept[] supply;
    private final boolean[] hidden;

    /** Something worked out from places and ownership, and the change it was worked out at. Its value never changes. */
    private record Kept(int change, byte[] value) {}

    public State(Setting setting) {
        this.setting = setting;
        settingHash = hash(setting);
        forces = new Forces(setting.board());
        ground = new Ground(setting.board());
        day = new Day();
        supply = new Kept[2];
        hidden = new boolean[2];
    }

    private State(State from) {
        setting = from.setting;
        settingHash = from.settingHash;
        forces = from.forces.copy();
        ground = from.ground.copy();
        day = from.day.copy();
        supply = from.supply.clone();
        hidden = from.hidden.clone();
    }

    public State copy() {
        return new State(this);
    }

    public Setting setting() {
        return setting;
    }

    public Board board() {
        return setting.board();
    }

    public Forces forces() {
        return forces;
    }

    public Ground ground() {
        return ground;
    }

    public Day day() {
        return day;
    }

    /** Whether the statistics of an army are the true ones, or have been replaced by what the other side assumes. */
    public boolean knows(Army army) {
        return !hidden[army.ordinal()];
    }

    /** Marks that the statistics of an army have been replaced by assumptions. */
    public void markAssumed(Army army) {
        hidden[army.ordinal()] = true;
    }

    /** 10.1i, 6.5i: the 13.2 strength of a unit; of a divisional unit the sum of its components. */
    public int fullStrength(int u) {
        Unit unit = OrderOfBattle.unit(u);
        if (!unit.divisional()) return setting.fullStrength(unit);
        int sum = 0;
        Division division = unit.division().get();
        int[] regiments = OrderOfBattle.regiments(division);
        for (int i = 0; i < regiments.length; i++)
            if ((forces.components(u) & 1 << i) != 0) sum += setting.fullStrength(OrderOfBattle.unit(regiments[i]));
        return sum;
    }

    /** The supply distances of an army worked out earlier, or null if places or ownership have changed since. */
    public byte[] keptSupply(Army army) {
        Kept kept = supply[army.ordinal()];
        return kept != null && kept.change() == changes() ? kept.value() : null;
    }

    /** Keeps the supply distances of an army; the array is shared from now on and never changes again. */
    public void keepSupply(Army army, byte[] distances) {
        supply[army.ordinal()] = new Kept(changes(), distances);
    }

    private int changes() {
        return forces.changes() + ground.changes();
    }

    /** A hash of all facts, equal on every machine. */
    public long hash() {
        return day.hash(ground.hash(forces.hash(settingHash)));
    }

    private static long hash(Setting setting) {
        return new StateHash()
                .add(setting.scenario().id())
                .add(setting.options().values().toString())
                .add(setting.drawn() ? MapFile.write(setting.board().map()) : "")
                .value();
    }
}
