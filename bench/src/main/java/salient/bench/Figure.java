package salient.bench;

import java.util.List;

/**
 * What a measure found.
 *
 * @param spread    of the batches, as a part of the value
 * @param drift     how much the yardstick changed while it was measured, or how busy the processors were with something else, as
 *                  a part
 * @param doubtful  whether the machine was too unsteady each time it was tried
 */
public record Figure(
        String name, double value, double spread, String unit, Target target, double drift, boolean doubtful) {
    private static final List<String> COUNTED = List.of("bytes", "kB", "MB", "faults");

    /** Sizes and numbers do not depend on how busy the machine is. */
    public boolean counted() {
        return COUNTED.contains(unit);
    }

    /** The same, not to be relied on. */
    public Figure doubted(double unrest) {
        return new Figure(name, value, spread, unit, target, unrest, true);
    }

    /** Where the machine was unsteady nothing is known for certain, neither good nor bad. */
    public boolean missed() {
        return !doubtful && !target.metBy(value);
    }
}
