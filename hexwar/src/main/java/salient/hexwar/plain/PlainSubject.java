package salient.hexwar.plain;

import salient.kernel.play.Subject;

/** What orders of a plain hex game are about: a unit, a hex with enemy units, or the phase. */
public sealed interface PlainSubject extends Subject {
    PlainSubject PHASE = new OfPhase();

    record OfUnit(PlainUnit unit) implements PlainSubject {
        @Override
        public String text() {
            return "unit " + unit.id();
        }
    }

    record OfHex(int hex, String name) implements PlainSubject {
        @Override
        public String text() {
            return "hex " + name;
        }
    }

    record OfPhase() implements PlainSubject {
        @Override
        public String text() {
            return "phase";
        }
    }
}
