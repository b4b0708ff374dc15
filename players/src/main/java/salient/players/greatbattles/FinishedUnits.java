package salient.players.greatbattles;

import java.util.BitSet;

/** Which units have been looked at in the present step and need nothing more. It can be lost without harm. */
final class FinishedUnits {
    private final BitSet units = new BitSet();
    private int moment = -1;
    private int helpless;

    /** Forgets all as soon as another step has come. */
    void at(int now) {
        if (now == moment) return;
        units.clear();
        helpless = 0;
        moment = now;
    }

    boolean has(int unit) {
        return units.get(unit);
    }

    void add(int unit) {
        units.set(unit);
    }

    /** How often nothing better than the last resort was found in this step. */
    int once() {
        return helpless++;
    }
}
