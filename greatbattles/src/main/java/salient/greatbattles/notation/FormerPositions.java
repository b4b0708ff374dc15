package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.Slots;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.Field;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.GameFacts;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Option;

/**
 * Reads the positions of rules versions 1 and 2: facts as numbers with their names, lengths in mils, in a fixed order. Their
 * line {@code game} tells them from others.
 */
final class FormerPositions {
    /** The secret dice were part of the position, and so was the stand whose shot was next. */
    private static final List<String> DROPPED =
            List.of("next-shot", "secret-allied", "secret-axis", "secret-rolls-allied", "secret-rolls-axis");
    /** In mils. */
    private static final int QUARTER = 250;

    private FormerPositions() {}

    static boolean isOne(String text) {
        return Arrays.stream(text.split("\r?\n")).anyMatch(line -> line.equals("game") || line.startsWith("game "));
    }

    static State read(PositionReader.Source source, String text) {
        Lines lines = Lines.of(text);
        Line first = lines.next("greatbattles and a scenario");
        Word name = first.peek("greatbattles");
        first.expect("greatbattles");
        ScenarioDefinition battle = first.next("a scenario").as("a scenario", source.scenarios());
        first.end();
        Map<String, String> chosen = new TreeMap<>();
        Line line = lines.next("the line 'game'");
        while (line.skip("option")) {
            Word id = line.next("an option");
            Option option = id.oneOf("an option", source.options(), Option::id);
            Option.Value value = line.next("a value").oneOf("a value", option.values(), Option.Value::id);
            if (chosen.put(option.id(), value.id()) != null) throw id.bad("the option stands twice");
            line.end();
            line = lines.next("the line 'game'");
        }
        State s = new State(battle, source.check(battle, chosen, name).options());
        line.expect("game");
        game(line, s);
        while (lines.more()) thing(lines.next("a line"), s);
        check(s, lines);
        PositionCheck.check(s, (_, _) -> name);
        return s;
    }

    /** Formerly a move was counted in quarter inches, and the other side was asked at each inch. */
    private static void game(Line line, State s) {
        List<Word> steps = new ArrayList<>();
        read(line, List.of(GameFact.values()), steps, s.gameFacts()::setRawFact);
        int hurt = s.gameFacts().rawFact(GameFact.HURT);
        if (hurt > 0) s.gameFacts().setRawFact(GameFact.HURT, hurt * QUARTER);
        for (Word step : steps) {
            int walked = step.number("a number of steps", 1, 999) * QUARTER;
            s.gameFacts().setRawFact(GameFact.WALKED, walked);
            s.gameFacts().setRawFact(GameFact.ASKED_AT, walked / Point.INCH * Point.INCH);
        }
    }

    private static <F extends Enum<F> & Field> void read(Line line, FactTable<F> table, int index) {
        read(line, table.fields(), new ArrayList<>(), (f, v) -> table.setRawFact(index, f, v));
    }

    private static <F extends Field> void read(Line line, List<F> fields, List<Word> steps, ObjIntConsumer<F> setter) {
        int last = -1;
        while (line.more()) {
            Word word = line.next("a fact such as turn=3");
            List<Word> parts = word.split('=');
            if (parts.size() != 2) throw word.expected("a fact such as turn=3");
            if (DROPPED.contains(parts.getFirst().text())) continue;
            if (parts.get(0).is("step") && fields.contains(GameFact.WALKED) && steps.isEmpty()) {
                steps.add(parts.get(1));
                continue;
            }
            F field = parts.get(0).oneOf("a fact", fields, Field::id);
            if (field.ordinal() <= last) throw word.bad("facts stand in their order, each once");
            last = field.ordinal();
            int value = parts.get(1).number("a value", field.least(), field.most());
            if (value == field.usual()) throw word.bad("a usual value is not written");
            setter.accept(field, value);
        }
    }

    private static void thing(Line line, State s) {
        Word kind = line.next("unit, stand, template, division, objective, plan or watched");
        switch (kind.text()) {
            case "unit" -> read(line, s.units(), Slots.unit(line, s.scenario()).index());
            case "stand" ->
                read(line, s.stands(), Slots.stand(line, s.scenario()).index());
            case "template" ->
                read(line, s.templates(), index(line, s.templates().count()));
            case "division" ->
                read(line, s.divisions(), index(line, s.divisions().count()));
            case "objective" ->
                read(line, s.objectives(), index(line, s.objectives().count()));
            case "plan" -> s.pending().move().setPlan(numbers(line));
            case "watched" -> s.pending().move().setWatched(numbers(line));
            default -> throw kind.expected("unit, stand, template, division, objective, plan or watched");
        }
    }

    private static int index(Line line, int count) {
        Word word = line.next("a number");
        if (count == 0) throw word.expected("none of them in this scenario");
        return word.number("a number", 0, count - 1);
    }

    private static int[] numbers(Line line) {
        List<Integer> values = new ArrayList<>();
        while (line.more()) values.add(line.next("a number").number("a number", 0, 100_000));
        return values.stream().mapToInt(Integer::intValue).toArray();
    }

    /** What would make the position meaningless. */
    private static void check(State s, Lines lines) {
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (s.unitOf(stand) >= s.units().count()
                    || s.stands().target(stand) >= s.stands().count()) throw lines.end("units and targets that exist");
            if (s.onTable(stand) && s.unitOf(stand) < 0) throw lines.end("a unit for each stand on the table");
        }
        GameFacts game = s.gameFacts();
        if (game.rawFact(GameFact.PHASE) >= Phase.values().length
                || game.rawFact(GameFact.ASK) >= Decision.values().length) throw lines.end("a step that exists");
    }
}
