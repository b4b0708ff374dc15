package salient.hexwar.plain;

import salient.kernel.play.Subject;

/** What orders of a plain hex game are about: a unit, a hex with enemy units, or the phase. */
public sealed interface PlainSubject extends Subject {
    PlainSubject PHASE = new OfPhase();

    record OfUnit(PlainUnit unit) implements PlainSubject {}

    record OfHex(int hex, String name) implements PlainSubject {}

    record OfPhase() implements PlainSubject {}

    @Override
    default String text() {
        return switch (this) {
            case OfUnit(PlainUnit unit) -> "unit " + unit.id();
            case OfHex(int _, String name) -> "hex " + name;
            case OfPhase() -> "phase";
        };
    }
}
