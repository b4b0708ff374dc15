package salient.greatbattles.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.Field;
import salient.greatbattles.tables.Constants;
import salient.kernel.notation.Word;

/** How the number behind a fact is written: as a word, inches, a unit, a stand, a day and turn. */
sealed interface Form {
    String NONE = "none";

    /** The text of a value. {@code foes} is the side whose units a set of enemies is made of; -1 if the first one tells. */
    String write(int value, ScenarioDefinition battle, int foes);

    int read(Word word, Field fact, ScenarioDefinition battle, int foes);

    /** Present or absent: the word itself, or {@code not-} and the word. */
    record Flag() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            throw new IllegalStateException("a flag has no value");
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            throw new IllegalStateException("a flag has no value");
        }
    }

    /** One of some words, the first for the least value; where {@code bare}, the word stands alone. */
    record Choice(List<String> words, boolean bare) implements Form {
        static Choice bare(Enum<?>[] values) {
            return new Choice(ids(values), true);
        }

        static Choice of(Enum<?>[] values) {
            return new Choice(ids(values), false);
        }

        private static List<String> ids(Enum<?>[] values) {
            return Arrays.stream(values)
                    .map(v -> v.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .toList();
        }

        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return words.get(value);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return words.indexOf(word.oneOf("one of the words", words, w -> w));
        }
    }

    /** A choice that may be none at all, which is -1. */
    record ChoiceOrNone(List<String> words) implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return value < 0 ? NONE : words.get(value);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return word.is(NONE) ? FactTable.NONE : words.indexOf(word.oneOf("one of the words", words, w -> w));
        }
    }

    record Count() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return Integer.toString(value);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return word.number("a number", fact.least(), fact.most());
        }
    }

    /** A length, kept in mils. */
    record Inches() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return value < 0 ? NONE : Point.inches(value);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            if (word.is(NONE) && fact.least() < 0) return FactTable.NONE;
            return ScenarioReader.length(word, fact.most());
        }
    }

    /** A part of a whole, kept in millionths. */
    record Share() implements Form {
        private static final int WHOLE = 1_000_000;

        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            if (value % WHOLE == 0) return Integer.toString(value / WHOLE);
            String decimals = Integer.toString(WHOLE + value % WHOLE).substring(1);
            return value / WHOLE + "." + decimals.replaceAll("0+$", "");
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            if (!word.text().matches("1|0(\\.[0-9]{0,5}[1-9])?"))
                throw word.expected("a part from 0 to 1 such as 0.25");
            if (word.is("1")) return WHOLE;
            String decimals = word.text().length() < 2 ? "" : word.text().substring(2);
            return Integer.parseInt((decimals + "000000").substring(0, 6));
        }
    }

    record OfUnit() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return value < 0 ? NONE : battle.units().get(value).name();
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return word.is(NONE)
                    ? FactTable.NONE
                    : word.as("a unit such as allied/A1", battle::findUnit).index();
        }
    }

    record OfStand() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return value < 0 || value >= battle.stands().size()
                    ? NONE
                    : battle.stands().get(value).name();
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return word.is(NONE) ? FactTable.NONE : stand(word, battle);
        }
    }

    /** A set of enemy units, joined by {@code +}, or {@code all}. */
    record Enemies() implements Form {
        private static final String ALL = "all";

        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            if (value == Foes.ALL) return ALL;
            if (value == Foes.NONE) return NONE;
            List<String> names = new ArrayList<>();
            int bit = 1;
            for (Unit unit : battle.units()) {
                if (unit.side() != foes) continue;
                if ((value & bit) != 0) names.add(unit.name());
                bit <<= 1;
            }
            return String.join("+", names);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            if (word.is(ALL)) return Foes.ALL;
            if (word.is(NONE)) return Foes.NONE;
            int set = 0;
            int side = foes;
            for (Word name : word.split('+')) {
                Unit unit = name.as("an enemy unit such as axis/A1", battle::findUnit);
                if (side == FactTable.NONE) side = unit.side();
                if (unit.side() != side) throw name.bad(unit + " is no enemy");
                set |= bit(battle, unit);
            }
            return set;
        }

        /** As {@link Foes} counts them: the units of one side in their order. */
        private static int bit(ScenarioDefinition battle, Unit unit) {
            int number = 0;
            for (Unit other : battle.units()) if (other.side() == unit.side() && other.index() < unit.index()) number++;
            return 1 << number;
        }
    }

    record OfSide() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return ScenarioDefinition.SIDE_IDS.get(value);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return ScenarioDefinition.SIDE_IDS.indexOf(word.oneOf("a side", ScenarioDefinition.SIDE_IDS, id -> id));
        }
    }

    record OfObjective() implements Form {
        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            return value < 0 ? NONE : Word.quoted(battle.objectives().get(value).name());
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            return word.is(NONE)
                    ? FactTable.NONE
                    : word.oneOf("an airfield, port or beach", battle.objectives(), Objective::name)
                            .index();
        }
    }

    /** A turn of a day, {@code 2:4}; the rules count hours from the first dawn. */
    record DayTurn() implements Form {
        private static final int TURNS = Constants.number("turns_per_day");

        @Override
        public String write(int value, ScenarioDefinition battle, int foes) {
            if (value == 0) return NONE;
            return (value - 1) / TURNS + 1 + ":" + ((value - 1) % TURNS + 1);
        }

        @Override
        public int read(Word word, Field fact, ScenarioDefinition battle, int foes) {
            if (word.is(NONE)) return 0;
            List<Word> parts = word.split(':');
            if (parts.size() != 2) throw word.expected("a day and a turn such as 2:4");
            int day = parts.get(0).number("a day", 1, fact.most() / TURNS);
            return (day - 1) * TURNS + parts.get(1).number("a turn", 1, TURNS);
        }
    }

    private static int stand(Word word, ScenarioDefinition battle) {
        return word.as("a stand such as allied/A1/2", battle::findStand).index();
    }
}
