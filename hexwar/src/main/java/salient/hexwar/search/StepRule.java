package salient.hexwar.search;

/** Whether a trace may step from a hex to the next. Asked only for steps that stay on the map. */
@FunctionalInterface
public interface StepRule {
    boolean allows(int from, int direction, int to);
}
