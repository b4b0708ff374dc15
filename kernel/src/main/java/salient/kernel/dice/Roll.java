package salient.kernel.dice;

/** A die that was rolled: 1 to {@code sides}. */
public record Roll(Purpose purpose, int sides, int value) {
    @Override
    public String toString() {
        return purpose.text() + ": " + value + " on d" + sides + " (" + purpose.clause() + ")";
    }
}
