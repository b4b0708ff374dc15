package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.Slots;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.Field;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/**
 * The words of one kind of thing, such as stands: flags and choices stand alone, other facts are {@code word=value}, a
 * place is {@code x,y} or {@code x,y@facing}. Words stand in any order.
 *
 * @param spot how coordinates are written, if things of this kind have them
 */
record ThingWords<F extends Enum<F> & Field>(List<F> fields, String example, Optional<Spot<F>> spot) {
    private static final String NOT = "not-";

    /** The facts that make up a place; the word before it, if it does not stand alone; the facing, if there is one. */
    record Spot<F>(String word, F x, F y, Optional<F> facing) {
        static <F> Optional<Spot<F>> at(String word, F x, F y) {
            return Optional.of(new Spot<>(word, x, y, Optional.empty()));
        }
    }

    /** What a text says of one thing. */
    static final class Said<F extends Enum<F> & Field> {
        private final Map<F, Integer> values = new TreeMap<>();
        private final Word name;

        Said(Word name) {
            this.name = name;
        }

        Optional<Integer> get(F fact) {
            return Optional.ofNullable(values.get(fact));
        }

        /** Where to complain. */
        Word name() {
            return name;
        }

        void setInto(FactTable<F> table, int index) {
            values.forEach((fact, value) -> table.setRawFact(index, fact, value));
        }
    }

    /** Everything a text says of the things of one kind, by their numbers. */
    static final class All<F extends Enum<F> & Field> {
        private final Map<Integer, Said<F>> things = new TreeMap<>();

        Optional<Said<F>> of(int index) {
            return Optional.ofNullable(things.get(index));
        }

        void setInto(FactTable<F> table) {
            things.forEach((index, said) -> said.setInto(table, index));
        }
    }

    void read(Word name, int index, Line line, ScenarioDefinition battle, int foes, All<F> all) {
        Said<F> said = new Said<>(name);
        if (all.things.put(index, said) != null) throw name.bad(name + " stands twice");
        while (line.more()) {
            Word word = line.next("a word such as " + example);
            if (!placed(word, battle, said) && !flagged(word, said) && !chosen(word, said))
                valued(word, battle, foes, said);
        }
    }

    private boolean placed(Word word, ScenarioDefinition battle, Said<F> said) {
        if (spot.isEmpty()) return false;
        Spot<F> s = spot.get();
        Optional<Word> value = s.word().isEmpty() ? Optional.of(word) : word.value(s.word());
        if (value.isEmpty() || value.get().text().indexOf(',') < 0) return false;
        List<Word> parts = value.get().split('@');
        if (parts.size() > (s.facing().isPresent() ? 2 : 1)) throw value.get().expected("a place such as 12.5,4@90");
        Point at = Slots.point(parts.getFirst(), battle);
        put(said, s.x(), at.x(), word);
        put(said, s.y(), at.y(), word);
        if (parts.size() == 2) put(said, s.facing().orElseThrow(), parts.get(1).number("a facing", 0, 359), word);
        return true;
    }

    private boolean flagged(Word word, Said<F> said) {
        for (F fact : fields) {
            Optional<FactWords> words = FactWords.of(fact);
            if (words.isEmpty() || !(words.get().form() instanceof Form.Flag)) continue;
            if (word.is(words.get().word())) return put(said, fact, 1, word);
            if (word.is(NOT + words.get().word())) return put(said, fact, 0, word);
        }
        return false;
    }

    private boolean chosen(Word word, Said<F> said) {
        for (F fact : fields) {
            Optional<FactWords> words = FactWords.of(fact);
            if (words.isEmpty() || !(words.get().form() instanceof Form.Choice(List<String> choices, boolean bare)))
                continue;
            if (bare && choices.contains(word.text())) return put(said, fact, choices.indexOf(word.text()), word);
        }
        return false;
    }

    private void valued(Word word, ScenarioDefinition battle, int foes, Said<F> said) {
        for (F fact : fields) {
            Optional<FactWords> words = FactWords.of(fact);
            if (words.isEmpty() || words.get().word().isEmpty()) continue;
            Optional<Word> value = word.value(words.get().word());
            if (value.isEmpty() || words.get().form() instanceof Form.Flag) continue;
            put(said, fact, words.get().form().read(value.get(), fact, battle, foes), word);
            return;
        }
        throw word.expected("a word such as " + example);
    }

    private boolean put(Said<F> said, F fact, int value, Word word) {
        if (said.values.put(fact, value) != null)
            throw word.bad("'" + word + "' says something that has been said already");
        return true;
    }

    /** The words for the facts that are not as usual, each after a space. */
    String write(
            ScenarioDefinition battle, int foes, ToIntFunction<F> value, ToIntFunction<F> usual, boolean placeToo) {
        List<String> text = new ArrayList<>();
        spot.filter(s -> placeToo
                        || differs(s.x(), value, usual)
                        || differs(s.y(), value, usual)
                        || s.facing().filter(f -> differs(f, value, usual)).isPresent())
                .ifPresent(s -> text.add(place(s, value)));
        for (F fact : fields) {
            Optional<FactWords> words = FactWords.of(fact);
            if (words.isEmpty() || !differs(fact, value, usual)) continue;
            String word = words.get().word();
            int v = value.applyAsInt(fact);
            text.add(
                    switch (words.get().form()) {
                        case Form.Flag _ -> v == 0 ? NOT + word : word;
                        case Form.Choice(List<String> choices, boolean bare) when bare -> choices.get(v);
                        case Form form -> word + "=" + form.write(v, battle, foes);
                    });
        }
        return text.isEmpty() ? "" : " " + String.join(" ", text);
    }

    private static <F> boolean differs(F fact, ToIntFunction<F> value, ToIntFunction<F> usual) {
        return value.applyAsInt(fact) != usual.applyAsInt(fact);
    }

    private static <F> String place(Spot<F> s, ToIntFunction<F> value) {
        String at = new Point(value.applyAsInt(s.x()), value.applyAsInt(s.y())).toString();
        int facing = s.facing().map(value::applyAsInt).orElse(0);
        return (s.word().isEmpty() ? "" : s.word() + "=") + at + (facing == 0 ? "" : "@" + facing);
    }
}
