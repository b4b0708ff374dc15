package salient.breakthrough.state;

import java.util.Optional;
import salient.breakthrough.tables.Army;
import salient.kernel.rulebook.Clause;

/** 2.3a: the twelve phases of a turn; before the first the game waits to be begun, after the last it is over. */
@Clause("breakthrough 2.3a")
public enum Phase {
    START("start", "Before play"),
    AIR("air", "Air Phase"),
    SUPPLY("supply", "Supply Phase"),
    REINFORCEMENT("reinforcement", "Reinforcement Phase"),
    ORGANIZATION("organization", "Unit Organization Phase"),
    AMERICAN_OPERATION_1("operation 1", "1st Operation Phase", Army.AMERICAN),
    AMERICAN_COMBAT_1("combat 1", "1st Combat Phase", Army.AMERICAN),
    GERMAN_OPERATION_1("operation 1", "1st Operation Phase", Army.GERMAN),
    GERMAN_COMBAT_1("combat 1", "1st Combat Phase", Army.GERMAN),
    AMERICAN_OPERATION_2("operation 2", "2nd Operation Phase", Army.AMERICAN),
    AMERICAN_COMBAT_2("combat 2", "2nd Combat Phase", Army.AMERICAN),
    GERMAN_OPERATION_2("operation 2", "2nd Operation Phase", Army.GERMAN),
    GERMAN_COMBAT_2("combat 2", "2nd Combat Phase", Army.GERMAN),
    OVER("over", "End of the game");

    private static final Phase[] ALL = values();

    public final String title;
    private final String word;
    private final Optional<Army> owner;

    Phase(String word, String title) {
        this(word, title, null);
    }

    Phase(String word, String title, Army owner) {
        this.word = word;
        this.title = title;
        this.owner = Optional.ofNullable(owner);
    }

    /** 1 to 12; 0 before play and 13 after it. */
    public int number() {
        return ordinal();
    }

    /** The notation's words, without the side. */
    public String word() {
        return word;
    }

    /** The phasing player of an operation or combat phase. */
    public Optional<Army> owner() {
        return owner;
    }

    public boolean isOperation() {
        return word.startsWith("operation");
    }

    public boolean isCombat() {
        return word.startsWith("combat");
    }

    /** Whether it is the second operation or combat phase of its side. */
    public boolean isSecond() {
        return word.endsWith("2");
    }

    /** The combat phase that follows an operation phase, or the operation phase that follows a combat phase. */
    public Phase next() {
        return ALL[ordinal() + 1];
    }

    public static Phase of(int ordinal) {
        return ALL[ordinal];
    }

    public static Phase operation(Army army, boolean second) {
        if (army == Army.AMERICAN) return second ? AMERICAN_OPERATION_2 : AMERICAN_OPERATION_1;
        return second ? GERMAN_OPERATION_2 : GERMAN_OPERATION_1;
    }
}
