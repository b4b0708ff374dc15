package salient.breakthrough.notation;

import java.util.List;
import salient.breakthrough.operation.Fortification;
import salient.breakthrough.operation.Prohibitions;
import salient.breakthrough.orders.Slots;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/** Reads the line of one unit: {@code german Piper/1SS 23,31 op=20 travel}. */
final class UnitReader {
    private static final int MOST = 999;

    private final State s;
    private final Forces f;
    private final Unit unit;
    private final int u;
    private boolean tracedNamed;

    private UnitReader(State s, Unit unit) {
        this.s = s;
        this.f = s.forces();
        this.unit = unit;
        this.u = unit.index();
    }

    static void onMap(State s, Army army, Line line) {
        Word name = line.peek("a unit");
        Unit unit = Slots.unit(line);
        if (unit.army() != army) throw name.expected("a unit of this side");
        if (present(s, unit)) throw name.bad(unit + " is already on the map");
        Word place = line.peek("a hex");
        Hex hex = Slots.hex(line, s.board());
        if (s.forces().holds(hex.index(), army.opponent())) throw place.bad("an enemy unit is already at " + hex);
        if (army == Army.GERMAN && hex.x() == Prohibitions.SOUTH_EDGE_X)
            throw place.bad("no German unit may be in the column x = " + Prohibitions.SOUTH_EDGE_X);
        new UnitReader(s, unit).describe(line);
        if (!Stacking.fits(s, unit.index(), hex.index()))
            throw place.bad("there would be more than " + Stacking.LIMIT + " stacking points at " + hex);
        s.forces().place(unit.index(), hex.index());
        s.ground().setOwner(hex.index(), army);
    }

    /** On the map, by itself or in a division, or off it for good by 7.10. */
    static boolean present(State s, Unit unit) {
        Status status = s.forces().status(unit.index());
        return status == Status.ON_MAP || status == Status.IN_DIVISION || status == Status.EXITED;
    }

    static void exited(State s, Line line) {
        Word name = line.peek("a unit");
        Unit unit = Slots.unit(line);
        if (unit.army() != Army.GERMAN) throw name.expected("a German unit");
        if (present(s, unit)) throw name.bad(unit + " is already on the map");
        Hex hex = Slots.hex(line, s.board());
        Word turn = line.next("turn=");
        int number = turn.value("turn")
                .orElseThrow(() -> turn.expected("turn="))
                .number("a turn", 1, s.definition().lastTurn());
        new UnitReader(s, unit).describe(line);
        s.forces().setStatus(unit.index(), Status.EXITED);
        s.forces().setExitHex(unit.index(), hex.index());
        s.forces().setExitTurn(unit.index(), number);
    }

    private void describe(Line line) {
        if (unit.divisional()) components(line);
        int full = s.fullStrength(u);
        f.setStrength(u, full);
        f.setReported(u, full);
        while (line.more()) word(line.next("a word"));
        if (!tracedNamed) f.setTraced(u, f.supply(u));
    }

    private void components(Line line) {
        Word word = line.next("of=");
        Word list = word.value("of").orElseThrow(() -> word.expected("of= and the regiments joined by +"));
        int[] regiments = OrderOfBattle.regiments(unit.division().orElseThrow());
        int bits = 0;
        for (Word part : list.split('+')) {
            Unit regiment = part.as("a unit", OrderOfBattle::find);
            int bit = 0;
            for (int i = 0; i < regiments.length; i++) if (regiments[i] == regiment.index()) bit = 1 << i;
            if (bit == 0) throw part.expected("a regiment of " + unit.division().orElseThrow());
            if (present(s, regiment)) throw part.bad(regiment + " is already on the map");
            bits |= bit;
            f.setStatus(regiment.index(), Status.IN_DIVISION);
        }
        int count = Integer.bitCount(bits);
        if (count < 2 || count > Stacking.LIMIT)
            throw list.expected("at least two and at most " + Stacking.LIMIT + " regiments");
        f.setComponents(u, bits);
    }

    private void word(Word word) {
        int equals = word.text().indexOf('=');
        if (equals < 0) flag(word);
        else value(word, word.text().substring(0, equals), word.split('=').getLast());
    }

    private void flag(Word word) {
        switch (word.text()) {
            case "supplied" -> f.setSupply(u, SupplyState.SUPPLIED);
            case "unsupplied" -> f.setSupply(u, SupplyState.UNSUPPLIED);
            case "isolated" -> f.setSupply(u, SupplyState.ISOLATED);
            case "normal" -> f.setMode(u, Mode.NORMAL);
            case "travel" -> {
                if (unit.divisional()) throw word.bad("a divisional unit is never in travel mode");
                f.setMode(u, Mode.TRAVEL);
            }
            case "advance" -> f.setAdvance(u, true);
            case "moved" -> f.setMoved(u, true);
            case "tried-bridge" -> f.setTriedBridge(u, true);
            case "no-fuel" -> f.setWithoutFuel(u, true);
            default ->
                throw word.expected("op=, strength=, reported=, efficiency=, fort=, artillery=, hits=, traced=,"
                        + " unsupplied, isolated, travel, advance, moved, tried-bridge or no-fuel");
        }
    }

    private void value(Word word, String key, Word value) {
        switch (key) {
            case "op" -> f.setOp(u, value.number("OP", 0, MOST));
            case "strength" -> f.setStrength(u, value.number("a strength", 1, MOST));
            case "reported" -> f.setReported(u, value.number("a strength", 0, MOST));
            case "efficiency" ->
                f.setEfficiency(u, value.number("an efficiency", Forces.EFFICIENCY_LEAST, Forces.EFFICIENCY_MOST));
            case "fort" -> f.setFort(u, value.number("a level", 0, Fortification.MOST));
            case "artillery" -> {
                if (unit.independent()) throw word.bad(unit + " belongs to no division and holds no artillery");
                f.setArtillery(u, value.number("points", 0, MOST));
            }
            case "hits" -> f.setHits(u, value.number("hits", 0, MOST));
            case "traced" -> {
                f.setTraced(u, value.oneOf("a supply state", List.of(SupplyState.values()), SupplyState::word));
                tracedNamed = true;
            }
            default ->
                throw word.expected("op=, strength=, reported=, efficiency=, fort=, artillery=, hits= or traced=");
        }
    }
}
