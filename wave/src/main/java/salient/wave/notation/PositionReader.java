package salient.wave.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Scenario;
import salient.wave.data.Constants;
import salient.wave.map.DrawnMap;
import salient.wave.map.WaveMap;
import salient.wave.play.Award;
import salient.wave.stacking.Stacking;
import salient.wave.state.Depots;
import salient.wave.state.Phase;
import salient.wave.state.ScenarioDefinition;
import salient.wave.state.Skies;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.TurnState;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/**
 * Reads a position. What is not said is as usual: GT2, first couplet, German movement, overcast, bridges as printed,
 * hexes under control of who stands in them or of the side they lie on, units not named out of the game.
 */
public final class PositionReader {
    private final Scenarios game;
    private final Lines lines;
    private State state;
    private Names names;
    private final List<Integer> attackers = new ArrayList<>();
    private int unsupplied;
    private int target = -1;
    /** The word that is to blame if the facts do not make a position. */
    private Word phase = new Word("phase", 1, 1);

    private final List<Runnable> atEnd = new ArrayList<>();

    public PositionReader(Scenarios game, String text) {
        this.game = game;
        this.lines = Lines.of(text);
    }

    public State read() {
        header();
        while (lines.more()) {
            Line line = lines.next("a line of the position");
            read(line);
            line.end();
        }
        for (int hex = 0; hex < state.map.size(); hex++)
            if (!state.stacks.isEmpty(hex)) state.ground.setControl(hex, state.stacks.holder(hex));
        atEnd.forEach(Runnable::run);
        if (target >= 0 || !attackers.isEmpty()) state.battle.begin(target, ints(attackers), unsupplied);
        orderOfPhases();
        new PositionCheck(state).problem().ifPresent(problem -> {
            throw phase.bad(problem);
        });
        return state;
    }

    /** 5.6f, 5.8a: the phase and the declaration tell which of the two phases of the segment is being played. */
    private void orderOfPhases() {
        TurnState turn = state.turn;
        if (turn.isFirstCouplet() && turn.active == Sides.GERMAN && turn.isInSegment()) turn.fightFirst = true;
        Phase played = turn.phase == Phase.DEMOLITION ? turn.interrupted : turn.phase;
        boolean movement = played == Phase.MOVEMENT || played == Phase.REFORM;
        if (!movement && played != Phase.COMBAT && !played.isBattle()) return;
        boolean second = turn.fightFirst == movement;
        if (turn.second && !second)
            throw phase.bad("the " + (movement ? "movement" : "combat") + " phase is not the second phase here: "
                    + (movement ? "that needs the line 'fight-first'" : "the line 'fight-first' makes it the first"));
        turn.second = second;
    }

    private void header() {
        String scenario = ScenarioDefinition.CAMPAIGN;
        boolean beginner = false;
        Optional<WaveMap> drawn = Optional.empty();
        if (lines.more() && lines.peek("").skip("scenario")) {
            Line line = lines.next("a scenario");
            line.expect("scenario");
            scenario = line.next("a scenario")
                    .oneOf("a scenario", game.scenarios(), Scenario::id)
                    .id();
            line.end();
        }
        if (lines.more() && lines.peek("").skip("beginner")) {
            lines.next("beginner");
            beginner = true;
        }
        boolean masked = lines.more() && lines.peek("").skip("masked");
        if (masked) lines.next("masked");
        if (lines.more() && lines.peek("").skip("map")) {
            Line opening = lines.next("map");
            opening.expect("map");
            drawn = Optional.of(DrawnMap.read(game.map(), opening, lines.block()));
            opening.end();
        }
        Counters counters = masked ? game.counters().masked() : game.counters();
        state = new State(game.definition(scenario, beginner, drawn), counters);
        names = new Names(state.map, counters);
        state.turn.number = 2;
        state.turn.phase = Phase.MOVEMENT;
    }

    private void read(Line line) {
        Word word = line.next("a line of the position");
        switch (word.text()) {
            case "turn" -> {
                state.turn.number = line.next("a game turn").number("a game turn", 1, state.scenario.lastTurn());
                if (line.more()) state.turn.couplet = line.next("a couplet").number("a couplet", 1, 2);
            }
            case "phase" -> {
                phase = word;
                state.turn.active = Names.side(line.next("a side"));
                state.turn.phase = phase(line);
            }
            case "fight-first" -> state.turn.fightFirst = true;
            case "second-phase" -> state.turn.second = true;
            case "interrupted" ->
                state.turn.interrupted = line.next("a phase")
                        .oneOf("a phase that a bridge interrupts", List.of(Phase.MOVEMENT, Phase.ADVANCE), Phase::word);
            case "clear-skies" -> state.turn.clear = true;
            case "baseplate" -> state.turn.baseplate = true;
            case "no-supply-problems" -> state.turn.problemsEnded = true;
            case "crossing-made" -> state.turn.crossingMade = true;
            case "repairs" -> {
                state.turn.repairs = line.next("repairs").number("repairs", 0, Constants.of("german-repairs"));
                state.turn.repairsThisCouplet = line.next("repairs of the couplet")
                        .number("repairs", 0, Constants.of("german-repairs-couplet"));
            }
            case "released" -> state.turn.released = Slots.released(state, line.next("a British division"));
            case "conceded" -> state.turn.conceded = Names.side(line.next("a side"));
            case "exited" -> state.turn.exited = true;
            case "supply-problems" -> victims(line);
            case "points" -> points(line);
            case "german", "allied" -> stacks(Names.side(word), line);
            case "track" -> offMap(line, Stacks.TRACK);
            case "lost" -> offMap(line, Stacks.LOST);
            case "unplaced" -> offMap(line, Stacks.UNPLACED);
            case "unseen" -> offMap(line, Stacks.UNSEEN);
            default -> readGround(word, line);
        }
    }

    private void readGround(Word word, Line line) {
        switch (word.text()) {
            case "sorties" -> new Sorties(state).read(line);
            case "air-support" -> new Sorties(state).supported(line);
            case "interdicted" -> new Sorties(state).interdicted(line);
            case "drop" -> drop(line);
            case "control" -> {
                int side = Names.side(line.next("a side"));
                int[] hexes = names.hexes(line).toArray();
                atEnd.add(() -> {
                    for (int hex : hexes) state.ground.setControl(hex, side);
                });
            }
            case "blown" -> each(line, w -> state.ground.blown().add(names.bridge(w)));
            case "repaired" -> each(line, w -> state.ground.blown().remove(names.bridge(w)));
            case "repairing" -> each(line, w -> state.ground.underRepair().add(names.bridge(w)));
            case "tried" -> each(line, w -> state.ground.attempted().add(names.bridge(w)));
            case "gained-by-peiper" ->
                each(line, w -> state.ground.gainedByPeiper().add(names.hex(w)));
            case "depots" -> depots(line);
            default -> readAction(word, line);
        }
    }

    private void readAction(Word word, Line line) {
        switch (word.text()) {
            case "outside" -> outside(line);
            case "enters" -> gate(line);
            case "asked" -> each(line, w -> state.march.ask(names.bridge(w)));
            case "halted" -> {
                state.march.halt(
                        joined(state.march.halted(), line.words().stream().mapToInt(names::unit)), state.march.rest());
                atEnd.add(() -> checkHalted(word));
            }
            case "way" -> {
                state.march.halt(
                        state.march.halted(),
                        joined(state.march.rest(), line.words().stream().mapToInt(names::hex)));
                atEnd.add(() -> checkHalted(word));
            }
            case "moving" ->
                state.march.setMoving(
                        joined(state.march.moving(), line.words().stream().mapToInt(names::unit)));
            case "battle" -> target = names.hex(line.next("a hex"));
            case "attackers" -> each(line, this::attacker);
            case "attack-guns" -> each(line, w -> state.battle.addGun(true, names.unit(w)));
            case "defense-guns", "defence-guns" -> each(line, w -> state.battle.addGun(false, names.unit(w)));
            case "aircraft" -> state.battle.aircraft = true;
            case "losses" -> {
                state.battle.attackerLosses = line.next("attacker's losses").number("losses", 0, 4);
                state.battle.defenderLosses = line.next("defender's losses").number("losses", 0, 4);
            }
            default -> throw word.expected("a line of a position; docs/notation.md lists them");
        }
    }

    /** 8.3d: what has come from an off-map hex; one of the column that is not written is full. */
    private void outside(Line line) {
        int hex = names.hex(line.next("a hex"));
        int place = line.next("hexes before").number("hexes before", 0, 99);
        int units = line.next("units").number("units", 1, Stacking.UNITS);
        int independents = line.next("independents").number("independents", 0, Math.min(units, Stacking.INDEPENDENTS));
        for (int nearer = 0; nearer < place; nearer++)
            if (state.march.columnUnits(hex, nearer) == 0) state.march.setColumn(hex, nearer, Stacking.UNITS, 0);
        state.march.setColumn(hex, place, units, independents);
    }

    /** Long lists are written as several lines. */
    private static int[] joined(int[] before, java.util.stream.IntStream more) {
        return java.util.stream.IntStream.concat(java.util.Arrays.stream(before), more)
                .toArray();
    }

    /** Only now is it known where the units stand. */
    private void checkHalted(Word word) {
        for (int unit : state.march.halted())
            if (!state.stacks.isOnMap(unit)
                    || !state.stacks.is(unit, Stacks.MOVING)
                    || state.stacks.place(unit)
                            != state.stacks.place(state.march.halted()[0]))
                throw word.bad("units halted by a bridge stand together on the map and are moving");
        if (state.march.halted().length == 0 != (state.march.rest().length == 0))
            throw word.bad("units halted by a bridge have a way to go on, and the other way round");
    }

    private static void each(Line line, java.util.function.Consumer<Word> take) {
        line.words().forEach(take);
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private static Phase phase(Line line) {
        Word word = line.next("a phase");
        // Words of version 2 of the rules.
        Word present = new Word(word.text().replace("defence-", "defense-"), word.line(), word.column());
        return present.oneOf("a phase", List.of(Phase.values()), Phase::word);
    }

    private void attacker(Word word) {
        String id = word.text();
        String mark = "(unsupplied)";
        if (id.endsWith(mark)) {
            unsupplied |= 1 << attackers.size();
            id = id.substring(0, id.length() - mark.length());
        }
        attackers.add(names.unit(new Word(id, word.line(), word.column())));
    }

    private void victims(Line line) {
        each(
                line,
                word -> state.victims.add(state.counters
                        .findOrganization(Sides.GERMAN, word.text())
                        .orElseThrow(() -> word.expected("a German organization"))
                        .index()));
    }

    private void points(Line line) {
        int side = Names.side(line.next("a side"));
        Award award = line.next("what for").oneOf("what points are for", List.of(Award.values()), Award::word);
        state.tally.add(side, award, line.next("points").number("points", 0, 30000));
    }

    private void drop(Line line) {
        int marker = line.next("a marker").number("a marker", 1, Skies.MARKERS) - 1;
        Word where = line.next("a hex");
        if (!where.is("-")) state.skies.setDrop(marker, names.hex(where));
        if (line.more()) state.skies.setLoad(marker, line.next("steps drawn").number("steps drawn", 0, 99));
    }

    private void depots(Line line) {
        boolean hidden = line.skip("hidden");
        for (int marker = 0; marker < Depots.MARKERS; marker++) {
            Word word = line.next("a hex, - or ?");
            state.depots.place(marker, word.is("-") ? -1 : word.is("?") ? Depots.UNPLACED : names.hex(word));
        }
        if (hidden) state.depots.hideFaces();
    }

    private void gate(Line line) {
        Word organization = line.next("an organization");
        Word letter = line.next("a letter");
        letter.oneOf("an entry letter", List.of("E", "B", "N", "W", "S"), l -> l);
        int hex = names.hex(line.next("a hex"));
        atEnd.add(() -> state.march.setGate(
                state.counters
                        .findOrganization(state.turn.active, organization.text())
                        .orElseThrow(() -> organization.expected("an organization of the active side"))
                        .index(),
                letter.text(),
                hex));
    }

    /** {@code german I/1SSPanzer SS-PzJg1 E4217 · I/12SSPanzer E4110}: units, top first, then their hex. */
    private void stacks(int side, Line line) {
        List<Word> units = new ArrayList<>();
        while (line.more()) {
            Word word = line.next("a unit or a hex");
            if (word.is("·")) continue;
            if (!names.isHex(word)) {
                units.add(word);
                continue;
            }
            if (units.isEmpty()) throw word.expected("a unit before its hex");
            int hex = names.hex(word);
            if (state.stacks.holds(hex, Sides.enemy(side)))
                throw word.bad(state.map.name(hex) + " already holds units of the other side");
            for (Word unit : units) state.stacks.putBelow(unit(side, unit), hex);
            units.clear();
        }
        if (!units.isEmpty()) line.next("a hex");
    }

    private void offMap(Line line, int place) {
        int side = Names.side(line.next("a side"));
        for (Word word : line.words()) {
            int unit = unit(side, word);
            state.stacks.remove(unit, place);
            if (place == Stacks.LOST) state.stacks.setSteps(unit, 0);
        }
    }

    private int unit(int side, Word word) {
        int open = word.text().indexOf('(');
        if (open < 0) return own(side, word);
        if (!word.text().endsWith(")")) throw word.expected("marks closed by a bracket");
        int unit = own(side, new Word(word.text().substring(0, open), word.line(), word.column()));
        String marks = word.text().substring(open + 1, word.text().length() - 1);
        for (Word mark : new Word(marks, word.line(), word.column() + open + 1).split(',')) mark(unit, mark);
        return unit;
    }

    private int own(int side, Word word) {
        int unit = names.unit(word);
        if (state.counters.side(unit) != side) throw word.expected("a unit of the " + Sides.word(side) + " side");
        if (state.stacks.place(unit) != Stacks.ASIDE) throw word.bad(word.text() + " is placed twice");
        return unit;
    }

    private void mark(int unit, Word mark) {
        if (mark.is("reduced")) state.stacks.setSteps(unit, 1);
        else if (mark.value("points").isPresent())
            state.march.allow(unit, mark.value("points").get().number("points", 0, 99));
        else if (mark.value("spent").isPresent())
            state.march.setSpent(unit, mark.value("spent").get().number("spent", 0, 99));
        else if (mark.value("draws").isPresent())
            draws(unit, mark.value("draws").get());
        else state.stacks.mark(unit, Marks.read(mark).flag);
    }

    private void draws(int unit, Word word) {
        int marker = word.number("a marker", 1, Skies.MARKERS) - 1;
        state.skies.draw(unit, marker, 0); // its steps are in the marker's own line
    }
}
