package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.Roll;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.kernel.rulebook.ClauseId;

/** Reads what follows the number of a step: {@code german: move 3/2PZ 7,13 | 4/6 combat (toy 4.1) | 5c7e1f0a9b1c2d3e}. */
final class StepReader {
    private static final String ROLL = "a roll such as '4/6 combat (game 8.4)'";

    private static final String REACTS = "reacts: ";
    private static final String PLANNED = "planned: ";
    private static final String CLAIMS = "claims ";
    private static final String SUBSTITUTE = "substitute consent ";
    private static final String COMPUTER = "computer ";
    private static final String PLAYS_AGAIN = "plays again";
    private static final String TAKES_OFF = "takes off ";
    private static final String REACTIONS = "reactions ";

    private StepReader() {}

    static Entry read(Line line, int number) {
        Word rest = line.rest("a side and its order");
        List<Word> parts = rest.split('|');
        if (parts.size() != 3)
            throw rest.bad("expected 'order | rolls | hash', found " + parts.size() + " of these parts");
        return new Entry(number, step(trimmed(parts.get(0)), trimmed(parts.get(1))), hash(trimmed(parts.get(2))));
    }

    static String hash(Word word) {
        boolean good = word.text().length() == Chain.DIGITS;
        for (int i = 0; i < word.text().length(); i++)
            good &= "0123456789abcdef".indexOf(word.text().charAt(i)) >= 0;
        if (!good) throw word.expected("a hash of " + Chain.DIGITS + " digits 0-9 or a-f");
        return word.text();
    }

    private static Step step(Word what, Word rolls) {
        int space = what.text().indexOf(' ');
        if (space < 0) throw what.expected("a side and its order");
        String side = what.text().substring(0, space);
        Word does = trimmed(new Word(what.text().substring(space), what.line(), what.column() + space));
        if (side.endsWith(":") && side.length() > 1)
            return new Step.Played(side.substring(0, side.length() - 1), does.text(), rolls(rolls));
        if (does.text().startsWith(REACTS)) return given(side, does, REACTS, rolls, Step.Source.REACTION);
        if (does.text().startsWith(PLANNED)) return given(side, does, PLANNED, rolls, Step.Source.PLAN);
        if (!rolls.is("-")) throw rolls.expected("'-', since only orders roll dice");
        if (does.text().startsWith(REACTIONS))
            return new Step.Reactions(side, does.text().substring(REACTIONS.length()));
        if (does.text().startsWith(CLAIMS)) return claim(side, does);
        if (does.text().startsWith(SUBSTITUTE)) return new Step.Substituted(side, sides(does, SUBSTITUTE.length()));
        if (does.text().startsWith(COMPUTER))
            return new Step.ComputerPlays(
                    side, Optional.of(oneWord(does, COMPUTER).text()));
        if (does.is(PLAYS_AGAIN)) return new Step.ComputerPlays(side, Optional.empty());
        if (does.text().startsWith(TAKES_OFF))
            return new Step.DaysOff(
                    side, oneWord(does, TAKES_OFF).number("a number of days", 1, ClockLaw.MOST_DAYS_OFF));
        return undoOrRedo(side, does);
    }

    private static Word oneWord(Word does, String after) {
        Word word = part(does, after.length(), does.text().length());
        if (word.text().isEmpty() || word.text().indexOf(' ') >= 0) throw word.expected("one word");
        return word;
    }

    private static List<String> sides(Word does, int from) {
        return part(does, from, does.text().length()).split(' ').stream()
                .map(Word::text)
                .toList();
    }

    private static Step claim(String side, Word does) {
        List<Word> words = does.split(' ');
        boolean computer = words.size() == 5 && words.get(3).is("computer");
        if (!computer && !(words.size() == 4 && words.get(3).is("win")))
            throw does.expected("'claims', a side, a time, and 'win' or 'computer' and its id");
        for (Word word : words) if (word.text().isEmpty()) throw word.expected("one space");
        Optional<String> id = computer ? Optional.of(words.get(4).text()) : Optional.empty();
        return new Step.Claimed(side, words.get(1).text(), words.get(2).text(), id);
    }

    /** An order that nobody gave by hand. */
    private static Step given(String side, Word does, String mark, Word rolls, Step.Source from) {
        Word order = trimmed(part(does, mark.length(), does.text().length()));
        return new Step.Played(side, order.text(), rolls(rolls), from);
    }

    private static Step undoOrRedo(String side, Word does) {
        List<Word> words = does.split(' ');
        if (words.size() < 2
                || !(words.getFirst().is("undo") || words.getFirst().is("redo")))
            throw does.expected(
                    "'undo' or 'redo' and a number, 'reacts:', 'planned:', 'reactions', 'claims', 'substitute',"
                            + " 'computer', 'plays again', 'takes off', or a colon after the side");
        int orders = words.get(1).number("a number of orders", 1, Integer.MAX_VALUE);
        if (words.getFirst().is("redo") && words.size() == 2) return new Step.Redone(side, orders);
        if (words.getFirst().is("redo")
                || words.size() == 3
                || words.size() > 3 && !words.get(2).is("consent"))
            throw words.get(2).expected(words.getFirst().is("redo") ? "nothing more" : "'consent' and the sides");
        List<String> consenting = new ArrayList<>();
        for (Word consents : words.subList(Math.min(3, words.size()), words.size())) consenting.add(consents.text());
        return new Step.Undone(side, orders, consenting);
    }

    private static List<RecordedRoll> rolls(Word text) {
        List<RecordedRoll> rolls = new ArrayList<>();
        if (text.is("-")) return rolls;
        for (Word part : text.split(';')) rolls.add(recorded(trimmed(part)));
        return rolls;
    }

    /** A roll of the players' own dice begins with a word that says so, a secret one with the side whose dice rolled it. */
    private static RecordedRoll recorded(Word marked) {
        boolean own = marked.text().startsWith(Step.OWN);
        Word text = own ? part(marked, Step.OWN.length(), marked.text().length()) : marked;
        if (text.text().isEmpty() || Character.isDigit(text.text().charAt(0)))
            return new RecordedRoll(roll(text), Optional.empty(), own);
        int space = text.text().indexOf(' ');
        if (space < 0) throw text.expected(ROLL);
        return new RecordedRoll(
                roll(part(text, space + 1, text.text().length())),
                Optional.of(text.text().substring(0, space)),
                own);
    }

    private static Roll roll(Word text) {
        int slash = text.text().indexOf('/');
        int space = text.text().indexOf(' ');
        int open = text.text().lastIndexOf(" (");
        if (slash < 0 || space < slash || open <= space || !text.text().endsWith(")")) throw text.expected(ROLL);
        int sides = part(text, slash + 1, space).number("a die", 1, Integer.MAX_VALUE);
        int value = part(text, 0, slash).number("a roll", 1, sides);
        Word clause = part(text, open + 2, text.text().length() - 1);
        if (clause.text().indexOf(' ') <= 0 || clause.text().endsWith(" "))
            throw clause.expected("a clause such as 'game 8.4'");
        return new Roll(new Purpose(text.text().substring(space + 1, open), ClauseId.of(clause.text())), sides, value);
    }

    private static Word part(Word word, int from, int to) {
        return new Word(word.text().substring(from, to), word.line(), word.column() + from);
    }

    private static Word trimmed(Word word) {
        String text = word.text();
        int from = text.length() - text.stripLeading().length();
        return new Word(text.strip(), word.line(), word.column() + from);
    }
}
