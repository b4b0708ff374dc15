package salient.wave.notation;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;
import salient.wave.air.AirPower;
import salient.wave.state.Skies;
import salient.wave.state.State;

/** 10.14a: what each aircraft does this turn, in the words of a position: the hex it interdicts, a battle, or nothing yet. */
final class Sorties {
    private static final String IN_BATTLE = "battle";
    private static final String UNUSED = "-";
    private static final String TOO_MANY = "more aircraft are in use than the Allied player has";

    private final State state;
    private final Names names;

    Sorties(State state) {
        this.state = state;
        names = new Names(state.map, state.counters);
    }

    /** One word per aircraft, up to the last one that is in use. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        for (int aircraft = 0; aircraft < Skies.AIRCRAFT; aircraft++)
            if (state.skies.isUnused(aircraft)) words.add(UNUSED);
            else if (state.skies.hasSupported(aircraft)) words.add(IN_BATTLE);
            else words.add(state.map.name(state.skies.interdictedBy(aircraft)));
        while (!words.isEmpty() && words.getLast().equals(UNUSED)) words.removeLast();
        return words;
    }

    void read(Line line) {
        for (int aircraft = 0; line.more(); aircraft++) {
            Word word = line.next("a sortie");
            if (word.is(UNUSED)) continue;
            if (aircraft >= Skies.AIRCRAFT || !state.skies.isUnused(aircraft)) throw word.bad(TOO_MANY);
            if (word.is(IN_BATTLE)) state.skies.support(aircraft);
            else interdict(aircraft, word);
        }
    }

    /** Only the hexes: each has the next aircraft. */
    void interdicted(Line line) {
        line.words().forEach(word -> interdict(unused(word), word));
    }

    /** Only how many aircraft have been in battles. */
    void supported(Line line) {
        Word count = line.next("aircraft");
        int battles = count.number("aircraft", 0, Skies.AIRCRAFT);
        for (int i = 0; i < battles; i++) state.skies.support(unused(count));
    }

    private void interdict(int aircraft, Word word) {
        int hex = names.hex(word);
        if (state.skies.isInterdicted(hex)) throw word.bad(state.map.name(hex) + " is already interdicted");
        state.skies.interdict(aircraft, hex);
    }

    private int unused(Word word) {
        int aircraft = state.skies.unused();
        if (aircraft == AirPower.ANY) throw word.bad(TOO_MANY);
        return aircraft;
    }

    /** What is wrong with the sorties under the weather of the position, or null. */
    static String problem(State state) {
        if (AirPower.available(state) < 0) return TOO_MANY;
        int present = AirPower.present(state);
        for (int aircraft = present; aircraft < Skies.AIRCRAFT; aircraft++)
            if (!state.skies.isUnused(aircraft))
                return "aircraft " + (aircraft + 1) + " is in use, and the Allied player has only " + present;
        return null;
    }
}
