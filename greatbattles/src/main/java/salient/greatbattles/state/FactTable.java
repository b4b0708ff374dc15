package salient.greatbattles.state;

import java.util.List;

/**
 * The facts of all things of one kind, one row of numbers each, in one flat array. Rules use the named methods of the
 * subclasses; the notation reads and writes the raw numbers.
 */
public abstract sealed class FactTable<F extends Enum<F> & Field>
        permits StandStates, UnitStates, TemplateStates, DivisionStates, ObjectiveStates {
    /** No unit, no stand, no side. */
    public static final int NONE = -1;

    private final int[] values;
    private final F[] fields;
    private final int count;
    final StateCache cache;

    /** @param values a row for each thing; see {@link Field#usual} and {@link #copied} */
    FactTable(int[] values, F[] fields, StateCache cache) {
        this.values = values;
        this.fields = fields;
        this.cache = cache;
        count = values.length / fields.length;
    }

    /** The values for the table of another state. */
    final int[] copied() {
        return values.length == 0 ? values : values.clone();
    }

    /** The array itself, for the hash. */
    final int[] values() {
        return values;
    }

    public final int count() {
        return count;
    }

    public final List<F> fields() {
        return List.of(fields);
    }

    /** For the notation only. */
    public final int rawFact(int index, F fact) {
        return get(index, fact);
    }

    /** For the notation only. */
    public final void setRawFact(int index, F fact, int value) {
        set(index, fact, value);
    }

    /** All facts of one thing as they are when nothing is known of it. */
    public final void reset(int index) {
        for (F fact : fields) reset(index, fact);
    }

    final void reset(int index, F fact) {
        set(index, fact, fact.usual());
    }

    final int get(int index, F fact) {
        return values[index * fields.length + fact.ordinal()];
    }

    final boolean is(int index, F fact) {
        return get(index, fact) != 0;
    }

    final void set(int index, F fact, int value) {
        int at = index * fields.length + fact.ordinal();
        if (values[at] == value) return;
        values[at] = value;
        changed(index, fact);
    }

    final void set(int index, F fact, boolean value) {
        set(index, fact, value ? 1 : 0);
    }

    /** After a fact got another value. */
    void changed(int index, F fact) {}
}
