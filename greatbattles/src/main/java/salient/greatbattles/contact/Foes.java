package salient.greatbattles.contact;

import salient.greatbattles.state.State;

/** Bit sets of units of one side: those an attacker has fought (C9s), those that caused a retreat (C9t). */
public final class Foes {
    public static final int NONE = 0;
    public static final int ALL = -1;

    private Foes() {}

    /** The bit of a unit among those of its side, of which a scenario has at most 31. */
    public static int bit(State s, int unit) {
        int number = 0;
        for (int other = 0; other < unit; other++)
            if (s.unit(other).side() == s.unit(unit).side()) number++;
        return 1 << number;
    }
}
