package salient.kernel.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What planned orders can depend on. Two kinds every game has: the order before, and the phase. A game adds those that it can
 * answer from what a side knows, without chance and without changing anything.
 */
public interface PlanConditions {
    /** The order before it in the list was carried out. */
    String BEFORE = "before";

    /** The order waits until this phase has come. */
    String PHASE = "phase";

    /** Of a game that adds none. */
    PlanConditions NONE = new PlanConditions() {
        @Override
        public List<ConditionKind> kinds() {
            return List.of();
        }

        @Override
        public boolean holds(Position known, Side side, PlanCondition condition) {
            throw new PlanCondition.BadPlan("There is no condition " + condition.kind() + ".");
        }
    };

    /** The kinds that every game has. */
    List<ConditionKind> COMMON = List.of(
            new ConditionKind(
                    BEFORE, "the order before it was carried out", "", "the order before it was not carried out"),
            new ConditionKind(PHASE, "the phase has come", "PHASE", ""));

    /** What games with units, hexes and bridges add, in the same words. */
    ConditionKind UNIT = new ConditionKind("unit", "the unit is still there", "UNIT", "the unit is not there any more");

    ConditionKind HEX = new ConditionKind("hex", "no enemy is seen in the hex", "HEX", "an enemy is seen in the hex");
    ConditionKind BRIDGE = new ConditionKind("bridge", "the bridge stands", "HEX/HEX", "the bridge does not stand");

    /** What this game adds. */
    List<ConditionKind> kinds();

    /**
     * Whether the condition, which is of one of the {@link #kinds()}, would hold if it were not negated. What cannot be read is a
     * {@link salient.kernel.notation.BadNotation}.
     *
     * @param known what the side knows
     */
    boolean holds(Position known, Side side, PlanCondition condition);

    /** All kinds, those of every game first. */
    default List<ConditionKind> all() {
        List<ConditionKind> all = new ArrayList<>(COMMON);
        all.addAll(kinds());
        return all;
    }

    /** Checks that the condition can be asked; one that cannot is a {@link PlanCondition.BadPlan} or a bad notation. */
    default void check(Position known, Side side, PlanCondition condition) {
        ConditionKind kind = all().stream()
                .filter(one -> one.id().equals(condition.kind()))
                .findFirst()
                .orElseThrow(() -> new PlanCondition.BadPlan("There is no condition " + condition.kind()
                        + "; there are "
                        + String.join(
                                ", ", all().stream().map(ConditionKind::id).toList()) + "."));
        if (kind.about().isEmpty() != condition.about().isEmpty())
            throw new PlanCondition.BadPlan(
                    kind.about().isEmpty()
                            ? "The condition " + kind.id() + " names nothing."
                            : "The condition " + kind.id() + " must name its " + kind.about() + ".");
        if (condition.not() && kind.not().isEmpty())
            throw new PlanCondition.BadPlan("The condition " + kind.id() + " cannot be negated.");
        if (kinds().contains(kind)) holds(known, side, condition);
    }

    /** The phase that a planned order must wait for now. */
    static Optional<String> awaited(Position known, PlannedOrder planned) {
        String phase = known.prompt().phase().toLowerCase(Locale.ROOT);
        return planned.conditions().stream()
                .filter(condition -> condition.kind().equals(PHASE))
                .map(PlanCondition::about)
                .filter(about -> !phase.contains(about.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /**
     * The first condition of a planned order that is not met now, the phase apart.
     *
     * @param before whether the order before it was carried out
     */
    default Optional<PlanCondition> unmet(Position known, Side side, PlannedOrder planned, boolean before) {
        for (PlanCondition condition : planned.conditions()) {
            if (condition.kind().equals(PHASE)) continue;
            boolean holds = condition.kind().equals(BEFORE) ? before : holds(known, side, condition);
            if (holds == condition.not()) return Optional.of(condition);
        }
        return Optional.empty();
    }
}
