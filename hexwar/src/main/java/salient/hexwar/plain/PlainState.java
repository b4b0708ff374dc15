package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.ClauseId;

/** The facts of a plain hex game in flat arrays beside its scenario. */
public final class PlainState {
    /** Where a unit is that has not arrived. */
    public static final int DUE = -1;

    /** Where a unit is that has been eliminated. */
    public static final int LOST = -2;

    public static final int MOVEMENT = 0;
    public static final int COMBAT = 1;

    /** The words for the flags of units: the n-th is bit n. */
    static final List<String> FLAGS = List.of("moved", "attacked", "defended", "retreating", "advancing");

    static final int MOVED = 1;
    static final int ATTACKED = 2;
    static final int DEFENDED = 4;
    static final int RETREATING = 8;
    static final int ADVANCING = 16;

    /** A place in the sequence of play. */
    private record Moment(int turn, int side, int phase) {}

    private final PlainScenario scenario;
    private final int[] hexes;
    private final byte[] lostSteps;
    private final int[] flags;
    private final byte[] holders;
    private Moment now = new Moment(1, 0, 0);
    private int battle = HexGrid.NONE;

    /** The units of turn 1 in their hexes, the others due; all towns held by the given side. */
    public PlainState(PlainScenario scenario, int holder) {
        this.scenario = scenario;
        hexes = new int[scenario.units().size()];
        lostSteps = new byte[hexes.length];
        flags = new int[hexes.length];
        holders = new byte[scenario.towns().size()];
        Arrays.fill(hexes, DUE);
        for (PlainUnit unit : scenario.units()) if (unit.turn() == 1) hexes[unit.index()] = unit.hex();
        Arrays.fill(holders, (byte) holder);
    }

    private PlainState(PlainState from) {
        scenario = from.scenario;
        hexes = from.hexes.clone();
        lostSteps = from.lostSteps.clone();
        flags = from.flags.clone();
        holders = from.holders.clone();
        now = from.now;
        battle = from.battle;
    }

    public PlainState copy() {
        return new PlainState(this);
    }

    public long hash() {
        return new StateHash()
                .add(hexes)
                .add(lostSteps)
                .add(flags)
                .add(holders)
                .add(now.turn)
                .add(now.side)
                .add(now.phase)
                .add(battle)
                .value();
    }

    public PlainScenario scenario() {
        return scenario;
    }

    // ---- the turn

    public int turn() {
        return now.turn;
    }

    /** The index of the side whose player turn it is. */
    public int side() {
        return now.side;
    }

    public int phase() {
        return now.phase;
    }

    public boolean isMovement() {
        return now.phase == MOVEMENT;
    }

    public void turn(int turn, int side, int phase) {
        now = new Moment(turn, side, phase);
    }

    /** The hex of the battle that is being decided, or NONE. */
    public int battle() {
        return battle;
    }

    public void battle(int hex) {
        battle = hex;
    }

    // ---- units

    public int hex(PlainUnit unit) {
        return hexes[unit.index()];
    }

    public boolean isDue(PlainUnit unit) {
        return hexes[unit.index()] == DUE;
    }

    public boolean onMap(PlainUnit unit) {
        return hexes[unit.index()] >= 0;
    }

    /** Puts a unit in a hex, or DUE or LOST; a town it enters is its side's from now on. */
    public void place(PlainUnit unit, int hex) {
        hexes[unit.index()] = hex;
        for (PlainScenario.Town town : scenario.towns())
            if (town.hex() == hex) holders[town.index()] = (byte) unit.side();
    }

    public int lostSteps(PlainUnit unit) {
        return lostSteps[unit.index()];
    }

    public void lostSteps(PlainUnit unit, int steps) {
        lostSteps[unit.index()] = (byte) steps;
    }

    /** A printed strength as it is now: half, rounded up, for a reduced unit. */
    public int strength(PlainUnit unit, int printed) {
        return lostSteps[unit.index()] == 0 ? printed : (printed + 1) / 2;
    }

    public boolean is(PlainUnit unit, int flag) {
        return (flags[unit.index()] & flag) != 0;
    }

    public void set(PlainUnit unit, int flag, boolean on) {
        flags[unit.index()] = on ? flags[unit.index()] | flag : flags[unit.index()] & ~flag;
    }

    public boolean any(int flag) {
        for (int bits : flags) if ((bits & flag) != 0) return true;
        return false;
    }

    public void clear(int flag) {
        for (int i = 0; i < flags.length; i++) flags[i] &= ~flag;
    }

    public void unitsIn(int hex, Consumer<PlainUnit> each) {
        for (PlainUnit unit : scenario.units()) if (hexes[unit.index()] == hex) each.accept(unit);
    }

    public List<PlainUnit> unitsIn(int hex) {
        List<PlainUnit> units = new ArrayList<>();
        unitsIn(hex, units::add);
        return units;
    }

    /** How many units of a side are in a hex. */
    public int count(int hex, int ofSide) {
        int count = 0;
        for (int i = 0; i < hexes.length; i++)
            if (hexes[i] == hex && scenario.units().get(i).side() == ofSide) count++;
        return count;
    }

    /** Whether a unit of the other side is in one of the six hexes around this one. */
    public boolean inEnemyZone(int hex, int ofSide) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int next = scenario.grid().neighbor(hex, d);
            if (next != HexGrid.NONE && count(next, 1 - ofSide) > 0) return true;
        }
        return false;
    }

    /** A unit goes along a path that begins in its hex; towns on its way change hands. */
    public void go(
            PlainUnit unit,
            PlainEvent.How how,
            int[] path,
            ClauseId clause,
            ClauseId townClause,
            Consumer<? super Event> tell) {
        List<String> names = new ArrayList<>();
        for (int hex : path) names.add(scenario.hexName(hex));
        tell.accept(new PlainEvent.Moved(unit.id(), how, names, List.of(clause)));
        String side = scenario.sides().get(unit.side()).id();
        for (int hex : path)
            for (PlainScenario.Town town : scenario.towns()) {
                if (town.hex() != hex || holders[town.index()] == unit.side()) continue;
                holders[town.index()] = (byte) unit.side();
                tell.accept(new PlainEvent.TownTaken(scenario.hexName(hex), side, List.of(townClause)));
            }
        place(unit, path[path.length - 1]);
    }

    // ---- towns

    /** The index of the side that holds a town. */
    public int holder(PlainScenario.Town town) {
        return holders[town.index()];
    }

    public void holder(PlainScenario.Town town, int side) {
        holders[town.index()] = (byte) side;
    }
}
