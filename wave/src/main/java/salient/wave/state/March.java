package salient.wave.state;

import java.util.Arrays;
import java.util.function.Supplier;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/** The movement phase in progress: points given and spent, the columns waiting outside the map, bridges being asked about. */
@Clause({"wave 9.1a", "wave 9.2a", "wave 8.3d"})
public final class March {
    private final byte[] allowed;
    private final byte[] spent;
    private int[] columns = {};
    private int[] gates = {};
    private int[] asked = {};
    private int[] moving = {};
    /** 9.14d: who was halted for a bridge, and the rest of the way ordered. */
    private int[] halted = {};

    private int[] rest = {};
    /** Kept between decisions, worked out anew by a copy; not part of the position. */
    private int[] ableToAct;

    public March(int units) {
        allowed = new byte[units];
        spent = new byte[units];
    }

    private March(March from) {
        allowed = from.allowed.clone();
        spent = from.spent.clone();
        columns = from.columns;
        gates = from.gates;
        asked = from.asked;
        moving = from.moving;
        halted = from.halted;
        rest = from.rest;
    }

    /** As a spectator knows it: of the moving side only what can be seen, and nothing of its plans outside the map. */
    public March knownWith(int units, boolean own, java.util.function.IntPredicate seen) {
        March known = new March(units);
        for (int unit = 0; unit < allowed.length; unit++)
            if (seen.test(unit)) {
                known.allowed[unit] = allowed[unit];
                known.spent[unit] = spent[unit];
            }
        known.moving = Arrays.stream(moving).filter(seen).toArray();
        known.asked = asked;
        if (own) {
            known.columns = columns;
            known.gates = gates;
            known.halted = halted;
            known.rest = rest;
        }
        return known;
    }

    public March copy() {
        return new March(this);
    }

    public void hash(StateHash hash) {
        hash.add(columns).add(gates).add(asked).add(moving).add(halted).add(rest);
    }

    /** Points given and spent as one number. */
    long packed(int unit) {
        return (allowed[unit] & 0x7fL) << 7 | spent[unit] & 0x7fL;
    }

    public int allowed(int unit) {
        return allowed[unit];
    }

    public int spent(int unit) {
        return spent[unit];
    }

    public int left(int unit) {
        return allowed[unit] - spent[unit];
    }

    public void allow(int unit, int points) {
        allowed[unit] = (byte) points;
    }

    public void spend(int unit, int points) {
        spent[unit] += (byte) points;
    }

    public void setSpent(int unit, int points) {
        spent[unit] = (byte) points;
    }

    public void forget(int unit) {
        allowed[unit] = 0;
        spent[unit] = 0;
    }

    /** The units of the stack now moving, wherever they have got to (7.10a). Read only. */
    public int[] moving() {
        return moving;
    }

    public void setMoving(int[] units) {
        moving = units;
    }

    // ---- 9.14d: movement halted while a bridge is asked about

    /** The units halted, in stack order; none if no move has a rest. Read only. */
    public int[] halted() {
        return halted;
    }

    /** The hexes they were still to enter. Read only. */
    public int[] rest() {
        return rest;
    }

    public void halt(int[] units, int[] hexes) {
        halted = units;
        rest = hexes;
    }

    /** The units that may still act in this phase, up to the first NONE; listing them removes the others. */
    public int[] ableToAct(Supplier<int[]> first) {
        if (ableToAct == null) ableToAct = first.get();
        return ableToAct;
    }

    // ---- 8.3: the column outside an entry hex, one number for each off-map hex units have come from

    /** Units that have come from an off-map hex in this phase; artillery fills its hex. */
    public int columnUnits(int hex, int place) {
        int i = find(hex, place);
        return i < 0 ? 0 : columns[i] >>> 4 & 0xf;
    }

    public int columnIndependents(int hex, int place) {
        int i = find(hex, place);
        return i < 0 ? 0 : columns[i] & 0xf;
    }

    /** @param place 0 for the off-map hex next to the entry hex, 1 for the one behind it, and so on */
    public void setColumn(int hex, int place, int units, int independents) {
        int i = find(hex, place);
        columns = Arrays.copyOf(columns, i < 0 ? columns.length + 1 : columns.length);
        columns[i < 0 ? columns.length - 1 : i] = hex << 16 | place << 8 | units << 4 | independents;
        Arrays.sort(columns);
    }

    /** 8.3b: the entry hex this phase of an organization's units with one letter, or NONE. */
    @Clause("wave 8.3b")
    public int gate(int organization, String letter) {
        for (int gate : gates)
            if (gate >>> 20 == organization && (char) (gate >>> 12 & 0xff) == letter.charAt(0)) return gate & 0xfff;
        return HexGrid.NONE;
    }

    public void setGate(int organization, String letter, int hex) {
        gates = Arrays.copyOf(gates, gates.length + 1);
        gates[gates.length - 1] = organization << 20 | letter.charAt(0) << 12 | hex;
    }

    /** All columns and gates as they are kept, for the notation: hex, place, units, independents. */
    public int[] columns() {
        return columns.clone();
    }

    /** Organization, letter, hex. */
    public int[] gates() {
        return gates.clone();
    }

    // ---- 9.14: bridges the other side is being asked about, first one first

    public int[] asked() {
        return asked.clone();
    }

    public boolean isAsking() {
        return asked.length > 0;
    }

    public int askedFirst() {
        return asked[0];
    }

    public void ask(int bridge) {
        asked = Arrays.copyOf(asked, asked.length + 1);
        asked[asked.length - 1] = bridge;
    }

    public void answered() {
        asked = Arrays.copyOfRange(asked, 1, asked.length);
    }

    /** A new phase: the columns outside the map form anew. */
    public void reset() {
        Arrays.fill(allowed, (byte) 0);
        Arrays.fill(spent, (byte) 0);
        columns = new int[0];
        gates = new int[0];
        moving = new int[0];
        ableToAct = null;
    }

    private int find(int hex, int place) {
        for (int i = 0; i < columns.length; i++) if (columns[i] >>> 8 == (hex << 8 | place)) return i;
        return -1;
    }
}
