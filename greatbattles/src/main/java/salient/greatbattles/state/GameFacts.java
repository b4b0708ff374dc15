package salient.greatbattles.state;

/** The facts of the game as a whole, in one flat array behind {@link TurnState}, {@link SideStates} and the pending decisions. */
public final class GameFacts {
    private final int[] values;

    GameFacts() {
        values = Field.usual(1, GameFact.values());
    }

    GameFacts(GameFacts other) {
        values = other.values.clone();
    }

    int[] values() {
        return values;
    }

    /** For the notation only. */
    public int rawFact(GameFact fact) {
        return get(fact);
    }

    /** For the notation only. */
    public void setRawFact(GameFact fact, int value) {
        set(fact, value);
    }

    int get(GameFact fact) {
        return values[fact.ordinal()];
    }

    boolean is(GameFact fact) {
        return get(fact) != 0;
    }

    void set(GameFact fact, int value) {
        values[fact.ordinal()] = value;
    }

    void set(GameFact fact, boolean value) {
        set(fact, value ? 1 : 0);
    }

    void reset(GameFact fact) {
        set(fact, fact.usual());
    }
}
