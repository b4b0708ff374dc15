package salient.breakthrough.play;

import salient.breakthrough.state.Hex;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Subject;

/** What orders are about: a unit that G would access, a hex under the cursor, or the phase itself. */
public sealed interface BreakthroughSubject extends Subject {
    BreakthroughSubject PHASE = new OfPhase();

    /** 6.1b, 7.1b. */
    record OfUnit(Unit unit) implements BreakthroughSubject {}

    /** 3.2e: the target of a ground attack. */
    record OfHex(Hex hex) implements BreakthroughSubject {}

    record OfPhase() implements BreakthroughSubject {}

    @Override
    default String text() {
        return switch (this) {
            case OfUnit(Unit unit) -> "unit " + unit.id();
            case OfHex(Hex hex) -> "hex " + hex;
            case OfPhase() -> "phase";
        };
    }
}
