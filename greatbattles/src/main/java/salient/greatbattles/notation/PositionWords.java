package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.state.Ask;
import salient.greatbattles.state.DivisionFact;
import salient.greatbattles.state.Field;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.ObjectiveFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.kernel.notation.Line;
import salient.kernel.notation.Lines;
import salient.kernel.notation.Word;
import salient.kernel.play.Option;
import salient.kernel.play.Options;

/** A position as text: one line a thing, only facts that differ from the usual. */
final class PositionWords {
    private PositionWords() {}

    static String print(State s) {
        StringBuilder text =
                new StringBuilder("greatbattles ").append(s.battle().id()).append('\n');
        s.options()
                .values()
                .forEach((id, value) -> text.append("option ")
                        .append(id)
                        .append(' ')
                        .append(value)
                        .append('\n'));
        text.append("game")
                .append(facts(GameFact.values(), f -> s.get((GameFact) f)))
                .append('\n');
        for (int u = 0; u < s.units(); u++) {
            int unit = u;
            line(text, "unit " + s.unit(u), facts(UnitFact.values(), f -> s.get(unit, (UnitFact) f)));
        }
        for (int i = 0; i < s.stands(); i++) {
            int stand = i;
            line(text, "stand " + s.stand(i), facts(StandFact.values(), f -> s.get(stand, (StandFact) f)));
        }
        for (int k = 0; k < s.templates(); k++) {
            int template = k;
            line(text, "template " + k, facts(TemplateFact.values(), f -> s.get(template, (TemplateFact) f)));
        }
        for (int i = 0; i < s.battle().divisions().size(); i++) {
            int division = i;
            line(text, "division " + i, facts(DivisionFact.values(), f -> s.get(division, (DivisionFact) f)));
        }
        for (int i = 0; i < s.battle().objectives().size(); i++) {
            int objective = i;
            line(text, "objective " + i, facts(ObjectiveFact.values(), f -> s.get(objective, (ObjectiveFact) f)));
        }
        numbers(text, "plan", s.plan());
        numbers(text, "watched", s.watched());
        return text.toString();
    }

    private static void line(StringBuilder text, String head, String facts) {
        if (!facts.isEmpty()) text.append(head).append(facts).append('\n');
    }

    private static String facts(Field[] fields, ToIntFunction<Field> value) {
        StringBuilder text = new StringBuilder();
        for (Field f : fields)
            if (value.applyAsInt(f) != f.usual())
                text.append(' ').append(f.id()).append('=').append(value.applyAsInt(f));
        return text.toString();
    }

    private static void numbers(StringBuilder text, String head, int[] values) {
        if (values.length == 0) return;
        text.append(head);
        for (int v : values) text.append(' ').append(v);
        text.append('\n');
    }

    static State parse(GreatBattles game, String text) {
        Lines lines = Lines.of(text);
        Line first = lines.next("greatbattles and a scenario");
        first.expect("greatbattles");
        Battle battle = first.next("a scenario").as("a scenario", game::battle);
        first.end();
        Map<String, String> chosen = new TreeMap<>();
        Line line = lines.next("the line 'game'");
        while (line.skip("option")) {
            Word id = line.next("an option");
            Option option = id.oneOf("an option", game.options(), Option::id);
            if (chosen.put(
                            option.id(),
                            line.next("a value")
                                    .oneOf("a value", option.values(), Option.Value::id)
                                    .id())
                    != null) throw id.bad("the option stands twice");
            line.end();
            line = lines.next("the line 'game'");
        }
        State s = new State(battle, Options.of(game.options(), chosen));
        line.expect("game");
        read(line, GameFact.values(), (f, v) -> s.set((GameFact) f, v));
        while (lines.more()) thing(lines.next("a line"), s);
        check(s, lines);
        return s;
    }

    private interface Setter {
        void set(Field field, int value);
    }

    private static void read(Line line, Field[] fields, Setter setter) {
        int last = -1;
        while (line.more()) {
            Word word = line.next("a fact such as turn=3");
            List<Word> parts = word.split('=');
            if (parts.size() != 2) throw word.expected("a fact such as turn=3");
            Field field = parts.get(0).oneOf("a fact", List.of(fields), Field::id);
            if (field.ordinal() <= last) throw word.bad("facts stand in their order, each once");
            last = field.ordinal();
            int value = parts.get(1).number("a value", field.least(), field.most());
            if (value == field.usual()) throw word.bad("a usual value is not written");
            setter.set(field, value);
        }
    }

    private static void thing(Line line, State s) {
        Word kind = line.next("unit, stand, template, division, objective, plan or watched");
        switch (kind.text()) {
            case "unit" -> {
                int unit = OrderWords.unit(line, s.battle()).index();
                read(line, UnitFact.values(), (f, v) -> s.set(unit, (UnitFact) f, v));
            }
            case "stand" -> {
                int stand = OrderWords.stand(line, s.battle()).index();
                read(line, StandFact.values(), (f, v) -> s.set(stand, (StandFact) f, v));
            }
            case "template" -> {
                int template = index(line, s.templates());
                read(line, TemplateFact.values(), (f, v) -> s.set(template, (TemplateFact) f, v));
            }
            case "division" -> {
                int division = index(line, s.battle().divisions().size());
                read(line, DivisionFact.values(), (f, v) -> s.set(division, (DivisionFact) f, v));
            }
            case "objective" -> {
                int objective = index(line, s.battle().objectives().size());
                read(line, ObjectiveFact.values(), (f, v) -> s.set(objective, (ObjectiveFact) f, v));
            }
            case "plan" -> s.setPlan(numbers(line));
            case "watched" -> s.setWatched(numbers(line));
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
        for (int stand = 0; stand < s.stands(); stand++) {
            if (s.unitOf(stand) >= s.units() || s.get(stand, StandFact.AIM) >= s.stands())
                throw lines.end("units and targets that exist");
            if (s.onTable(stand) && s.unitOf(stand) < 0) throw lines.end("a unit for each stand on the table");
        }
        if (s.get(GameFact.PHASE) >= Phase.values().length || s.get(GameFact.ASK) >= Ask.values().length)
            throw lines.end("a step that exists");
        if (s.phase() == Phase.OVER != (s.get(GameFact.WON) > 0))
            throw lines.end("a winner exactly when the game is over");
    }
}
