package salient.bench;

/**
 * What a measure found.
 *
 * @param spread    of the batches, as a part of the value
 * @param drift     how much the yardstick changed while it was measured, as a part
 * @param doubtful  whether the machine was too unsteady each time it was tried
 */
public record Figure(
        String name, double value, double spread, String unit, Target target, double drift, boolean doubtful) {
    /** Where the machine was unsteady nothing is known for certain, neither good nor bad. */
    public boolean missed() {
        return !doubtful && !target.metBy(value);
    }
}
