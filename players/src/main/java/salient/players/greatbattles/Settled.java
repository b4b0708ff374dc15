package salient.players.greatbattles;

import java.util.BitSet;

/** Which units have been looked at in the present step and need nothing more. It can be lost without harm. */
final class Settled {
    private final BitSet units = new BitSet();
    private int moment = -1;

    /** Forgets all as soon as another step has come. */
    void at(int now) {
        if (now != moment) units.clear();
        moment = now;
    }

    boolean has(int unit) {
        return units.get(unit);
    }

    void add(int unit) {
        units.set(unit);
    }
}
