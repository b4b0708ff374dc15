package salient.players.greatbattles;

import java.util.BitSet;

/** The units that need nothing more in the current step. Losing this information does no harm. */
final class FinishedUnits {
    private final BitSet units = new BitSet();
    private int moment = -1;
    private int helpless;

    /** Forgets everything when a new step begins. */
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

    /** How often only the last resort was found in this step. */
    int once() {
        return helpless++;
    }
}
