package salient.wave.notation;

import java.util.ArrayList;
import java.util.List;
import salient.hexwar.notation.PositionText;
import salient.hexwar.sets.Bits;
import salient.wave.map.DrawnMap;
import salient.wave.play.Award;
import salient.wave.state.Battle;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.ScenarioDefinition;
import salient.wave.state.Skies;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Sides;

/** A position as text: a line a fact, what is as usual left out. */
public final class PositionWriter {
    private final State state;
    private final PositionText out = new PositionText();

    public PositionWriter(State state) {
        this.state = state;
    }

    public String write() {
        if (!state.scenario.id().equals(ScenarioDefinition.CAMPAIGN)) line("scenario", state.scenario.id());
        if (state.scenario.beginner()) line("beginner");
        if (state.counters.size() > state.counters.known()) line("masked");
        if (state.scenario.drawn()) out.block(DrawnMap.write(state.map));
        turn();
        skies();
        points();
        ground();
        depots();
        for (int side = 0; side < 2; side++) stacks(side);
        for (int side = 0; side < 2; side++) offMap(side);
        march();
        battle();
        return out.toString();
    }

    private void line(String... words) {
        out.line(words);
    }

    private void line(String word, List<String> names) {
        out.list(word, names);
    }

    private void turn() {
        TurnState turn = state.turn;
        line("turn", turn.number + " " + turn.couplet);
        line("phase", Sides.word(turn.active), turn.phase.word());
        if (turn.fightFirst) line("fight-first");
        if (turn.second) line("second-phase");
        if (turn.interrupted != Phase.MOVEMENT) line("interrupted", turn.interrupted.word());
        if (turn.clear) line("clear-skies");
        if (turn.baseplate) line("baseplate");
        if (turn.problemsEnded) line("no-supply-problems");
        if (turn.crossingMade) line("crossing-made");
        if (turn.repairs > 0) line("repairs", turn.repairs + " " + turn.repairsThisCouplet);
        if (turn.released != TurnState.NOTHING) line("released", state.releasedWord(turn.released));
        if (turn.conceded >= 0) line("conceded", Sides.word(turn.conceded));
        if (turn.exited) line("exited");
        List<String> victims = new ArrayList<>();
        for (int index : state.victims.toArray())
            victims.add(state.counters.organizations().get(index).designator());
        line("supply-problems", victims);
    }

    private void skies() {
        out.row("sorties", new Sorties(state).words());
        for (int marker = 0; marker < Skies.MARKERS; marker++)
            if (state.skies.drop(marker) >= 0 || state.skies.load(marker) > 0)
                line(
                        "drop",
                        Integer.toString(marker + 1),
                        state.skies.drop(marker) >= 0 ? state.map.name(state.skies.drop(marker)) : "-",
                        Integer.toString(state.skies.load(marker)));
    }

    private void points() {
        for (int side = 0; side < 2; side++)
            for (Award award : Award.values())
                if (state.tally.points(side, award) != 0)
                    line("points", Sides.word(side), award.word(), Integer.toString(state.tally.points(side, award)));
    }

    private void ground() {
        for (int side = 0; side < 2; side++) {
            List<String> held = new ArrayList<>();
            for (int hex = 0; hex < state.map.size(); hex++)
                if (state.ground.control(hex) == side && usualControl(hex) != side) held.add(state.map.name(hex));
            line("control " + Sides.word(side), held);
        }
        List<String> blown = new ArrayList<>();
        List<String> standing = new ArrayList<>();
        for (int bridge = 0; bridge < state.map.bridgeCount(); bridge++) {
            boolean down = state.ground.blown().has(bridge);
            boolean usual = state.map.isBlownAtStart(bridge) && !state.scenario.beginner();
            if (down && !usual) blown.add(state.map.bridgeId(bridge));
            if (!down && usual) standing.add(state.map.bridgeId(bridge));
        }
        line("blown", blown);
        line("repaired", standing);
        line("repairing", bridges(state.ground.underRepair()));
        line("tried", bridges(state.ground.attempted()));
        line("gained-by-peiper", hexes(state.ground.gainedByPeiper().toArray()));
    }

    /** Which side controls a hex if nothing is said: the side with units in it, else the side it lies on. */
    private int usualControl(int hex) {
        if (!state.stacks.isEmpty(hex)) return state.stacks.holder(hex);
        return state.map.isGermanSide(hex) ? Sides.GERMAN : Sides.ALLIED;
    }

    private void depots() {
        boolean any = false;
        StringBuilder words = new StringBuilder(state.depots.isUnseen() ? "depots hidden" : "depots");
        for (int marker = 0; marker < Depots.MARKERS; marker++) {
            int hex = state.depots.hex(marker);
            any |= hex != -1;
            words.append(' ').append(hex >= 0 ? state.map.name(hex) : hex == Depots.UNPLACED ? "?" : "-");
        }
        if (any || state.depots.isUnseen()) line(words.toString());
    }

    private void stacks(int side) {
        for (int hex = 0; hex < state.map.size(); hex++) {
            if (!state.stacks.holds(hex, side)) continue;
            StringBuilder words = new StringBuilder(Sides.word(side));
            for (int unit : state.stacks.units(hex)) words.append(' ').append(unit(unit));
            line(words.toString(), state.map.name(hex));
        }
    }

    private String unit(int unit) {
        List<String> marks = new ArrayList<>();
        int steps = state.stacks.steps(unit);
        if (steps > 0 && steps < state.counters.steps(unit)) marks.add("reduced");
        for (Marks mark : Marks.ALL) if (state.stacks.is(unit, mark.flag)) marks.add(mark.word);
        if (state.march.allowed(unit) > 0) marks.add("points=" + state.march.allowed(unit));
        if (state.march.spent(unit) > 0) marks.add("spent=" + state.march.spent(unit));
        if (state.skies.drawsOn(unit) >= 0) marks.add("draws=" + (state.skies.drawsOn(unit) + 1));
        String id = state.counters.id(unit);
        return marks.isEmpty() ? id : id + "(" + String.join(",", marks) + ")";
    }

    private void offMap(int side) {
        place("track", side, Stacks.TRACK);
        place("lost", side, Stacks.LOST);
        place("unplaced", side, Stacks.UNPLACED);
        place("unseen", side, Stacks.UNSEEN);
    }

    private void place(String word, int side, int place) {
        List<String> units = new ArrayList<>();
        for (int unit : state.counters.of(side)) if (state.stacks.place(unit) == place) units.add(unit(unit));
        line(word + " " + Sides.word(side), units);
    }

    private void march() {
        for (int column : state.march.columns())
            line(
                    "outside",
                    state.map.name(column >>> 16),
                    Integer.toString(column >>> 8 & 0xff),
                    Integer.toString(column >>> 4 & 0xf),
                    Integer.toString(column & 0xf));
        for (int gate : state.march.gates())
            line(
                    "enters",
                    state.counters.organizations().get(gate >>> 20).designator(),
                    Character.toString((char) (gate >>> 12 & 0xff)),
                    state.map.name(gate & 0xfff));
        List<String> asked = new ArrayList<>();
        for (int bridge : state.march.asked()) asked.add(state.map.bridgeId(bridge));
        line("asked", asked);
        line("halted", ids(state.march.halted()));
        List<String> way = new ArrayList<>();
        for (int hex : state.march.rest()) way.add(state.map.name(hex));
        line("way", way);
        line("moving", ids(state.march.moving()));
    }

    private void battle() {
        Battle battle = state.battle;
        if (!battle.isOn()) return;
        List<String> attackers = new ArrayList<>();
        for (int i = 0; i < battle.attackers().length; i++)
            attackers.add(state.counters.id(battle.attackers()[i]) + (battle.isUnsupplied(i) ? "(unsupplied)" : ""));
        line("battle", state.map.name(battle.target));
        line("attackers", attackers);
        line("attack-guns", ids(battle.guns(true)));
        line("defense-guns", ids(battle.guns(false)));
        if (battle.aircraft) line("aircraft");
        if (battle.attackerLosses + battle.defenderLosses > 0)
            line("losses", battle.attackerLosses + " " + battle.defenderLosses);
    }

    private List<String> ids(int[] units) {
        List<String> ids = new ArrayList<>();
        for (int unit : units) ids.add(state.counters.id(unit));
        return ids;
    }

    private List<String> hexes(int[] hexes) {
        List<String> names = new ArrayList<>();
        for (int hex : hexes) names.add(state.map.name(hex));
        return names;
    }

    private List<String> bridges(Bits bridges) {
        List<String> names = new ArrayList<>();
        for (int bridge : bridges.toArray()) names.add(state.map.bridgeId(bridge));
        return names;
    }
}
