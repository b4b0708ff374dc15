package salient.bench;

/** What a measure found. */
public record Figure(String name, double value, String unit, Target target) {
    public boolean met() {
        return target.metBy(value);
    }
}
