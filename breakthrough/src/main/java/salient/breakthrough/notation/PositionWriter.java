package salient.breakthrough.notation;

import java.util.Map;
import java.util.StringJoiner;
import salient.breakthrough.setup.Setup;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Ground;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.geography.MapFile;
import salient.hexwar.notation.PositionText;
import salient.kernel.notation.Lines;

/** Writes a position. What has its usual value is left out, so a small position is a small text. */
public final class PositionWriter {
    private final State s;
    private final PositionText out = new PositionText();

    private PositionWriter(State s) {
        this.s = s;
    }

    public static String write(State s) {
        PositionWriter writer = new PositionWriter(s);
        writer.definition();
        writer.turn();
        writer.pools();
        writer.ground();
        for (Unit unit : OrderOfBattle.all()) writer.unit(unit);
        writer.plots();
        writer.offMap();
        return writer.out.toString();
    }

    private void line(String text) {
        out.line(text);
    }

    private void definition() {
        line("breakthrough " + s.definition().scenario().id());
        for (Map.Entry<String, String> option :
                s.definition().options().values().entrySet())
            line("option " + option.getKey() + " " + option.getValue());
        if (s.definition().drawn()) {
            line("map");
            out.block(Lines.indented(MapFile.write(s.board().source())));
        }
    }

    private void turn() {
        TurnState turn = s.turn();
        line("turn " + turn.number() + " " + turn.weather().word());
        line("phase " + phase(turn));
        pair("air", turn.airPoints(Army.AMERICAN), turn.airPoints(Army.GERMAN));
        pair("interdiction", turn.interdiction(Army.AMERICAN), turn.interdiction(Army.GERMAN));
        for (ReplacementPool pool : new ReplacementPool[] {ReplacementPool.INFANTRY, ReplacementPool.ARMORED})
            pair(
                    "replacements " + pool.name().toLowerCase(java.util.Locale.ROOT),
                    turn.replacements(Army.AMERICAN, pool),
                    turn.replacements(Army.GERMAN, pool));
        pair("eliminated-points", turn.eliminated(Army.AMERICAN), turn.eliminated(Army.GERMAN));
        if (turn.townPoints() != 0) line("town-points " + turn.townPoints());
        if (turn.exitedStrength() != 0) line("exited-strength " + turn.exitedStrength());
    }

    /** After the units, which must be there to plot. */
    private void plots() {
        TurnState turn = s.turn();
        if (turn.plots() == 0) return;
        StringJoiner plots = new StringJoiner(" ", "plots ", "");
        for (int i = 0; i < turn.plots(); i++) {
            int u = turn.plotter(i);
            plots.add(OrderOfBattle.unit(u).id() + ">" + (s.forces().plot(u) + 1));
        }
        line(plots.toString());
    }

    static String phase(TurnState turn) {
        Phase phase = turn.phase();
        return phase == Phase.OVER || phase == Phase.START
                ? phase.word()
                : turn.active().side().id() + " " + phase.word();
    }

    private void pair(String what, int american, int german) {
        if (american != 0 || german != 0) line(what + " american " + american + " german " + german);
    }

    private void pools() {
        StringJoiner pools = new StringJoiner(" ", "pools ", "");
        boolean any = false;
        for (ArtilleryPool pool : ArtilleryPool.all()) {
            int points = s.turn().pool(pool.index());
            if (points == 0) continue;
            pools.add(pool.corps()).add(Integer.toString(points));
            any = true;
        }
        if (any) line(pools.toString());
    }

    /** Ownership as far as it is neither that of the first day nor that of the units standing there. */
    private void ground() {
        Ground ground = s.ground();
        Board board = s.board();
        Ground usual = Setup.blank(s.definition()).ground();
        StringJoiner[] owned = {
            new StringJoiner(" ", "owned american ", "").setEmptyValue(""),
            new StringJoiner(" ", "owned german ", "").setEmptyValue("")
        };
        for (int hex = 0; hex < board.size(); hex++) {
            Army expected = s.forces().empty(hex)
                    ? usual.owner(hex)
                    : s.forces().army(s.forces().first(hex));
            if (ground.owner(hex) != expected)
                owned[ground.owner(hex).ordinal()].add(board.hex(hex).toString());
        }
        for (StringJoiner list : owned) if (list.length() > 0) line(list.toString());
        for (int site = 0; site < board.bridgeCount(); site++) {
            if (!ground.intact(site)) line("blown " + board.bridgeId(site));
            if (ground.crossings(site) > 0) line("crossed " + board.bridgeId(site) + " " + ground.crossings(site));
        }
    }

    private void unit(Unit unit) {
        int u = unit.index();
        if (!s.forces().onMap(u)) return;
        StringJoiner words = new StringJoiner(" ");
        words.add(unit.army().side().id()).add(unit.id());
        words.add(s.board().hex(s.forces().hex(u)).toString());
        describe(u, words);
        line(words.toString());
    }

    private void describe(int u, StringJoiner words) {
        Forces f = s.forces();
        if (f.components(u) != 0) words.add("of=" + components(u));
        number(words, "op", f.op(u), 0);
        number(words, "strength", f.strength(u), s.fullStrength(u));
        number(words, "reported", f.reported(u), s.fullStrength(u));
        number(words, "efficiency", f.efficiency(u), Forces.EFFICIENCY_MOST);
        number(words, "fort", f.fort(u), 0);
        number(words, "artillery", f.artillery(u), 0);
        number(words, "hits", f.hits(u), 0);
        if (f.supply(u) != SupplyState.SUPPLIED) words.add(f.supply(u).word());
        if (f.traced(u) != f.supply(u)) words.add("traced=" + f.traced(u).word());
        if (f.traveling(u)) words.add("travel");
        flag(words, "advance", f.advance(u));
        flag(words, "moved", f.moved(u));
        flag(words, "tried-bridge", f.triedBridge(u));
        flag(words, "no-fuel", f.withoutFuel(u));
    }

    private String components(int u) {
        StringJoiner parts = new StringJoiner("+");
        int[] regiments =
                OrderOfBattle.regiments(OrderOfBattle.unit(u).division().orElseThrow());
        for (int i = 0; i < regiments.length; i++)
            if ((s.forces().components(u) & 1 << i) != 0)
                parts.add(OrderOfBattle.unit(regiments[i]).id());
        return parts.toString();
    }

    private static void number(StringJoiner words, String what, int value, int usual) {
        if (value != usual) words.add(what + "=" + value);
    }

    private static void flag(StringJoiner words, String what, boolean yes) {
        if (yes) words.add(what);
    }

    /** Units that are neither on the map nor where a reader would expect them. */
    private void offMap() {
        for (Status status : Status.values()) {
            StringJoiner units = new StringJoiner(" ", status.word() + " ", "").setEmptyValue("");
            for (Unit unit : OrderOfBattle.all()) {
                boolean listed = s.forces().status(unit.index()) == status && status != expected(unit);
                if (listed && status == Status.EXITED) exited(unit);
                else if (listed) units.add(unit.id());
            }
            boolean named = status != Status.ON_MAP && status != Status.IN_DIVISION;
            if (named && units.length() > 0) line(units.toString());
        }
    }

    private Status expected(Unit unit) {
        return PositionReader.expected(unit, s.turn().number());
    }

    private void exited(Unit unit) {
        int u = unit.index();
        StringJoiner words = new StringJoiner(" ");
        words.add("exited").add(unit.id()).add(s.board().hex(s.forces().hex(u)).toString());
        words.add("turn=" + s.forces().exitTurn(u));
        describe(u, words);
        line(words.toString());
    }
}
