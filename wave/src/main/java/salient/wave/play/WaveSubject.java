package salient.wave.play;

import salient.kernel.play.Subject;

/** What orders are about. */
public sealed interface WaveSubject extends Subject {
    /** The phase or the question itself. */
    record ThePhase() implements WaveSubject {
        @Override
        public String text() {
            return "phase";
        }
    }

    record Unit(int unit, String id) implements WaveSubject {
        @Override
        public String text() {
            return "unit " + id;
        }
    }

    /** All units of a hex that may still move together. */
    record Stack(int hex, String name) implements WaveSubject {
        @Override
        public String text() {
            return "stack " + name;
        }
    }

    /** An enemy hex that can be attacked. */
    record Target(int hex, String name) implements WaveSubject {
        @Override
        public String text() {
            return "target " + name;
        }
    }

    record Bridge(int bridge, String name) implements WaveSubject {
        @Override
        public String text() {
            return "bridge " + name;
        }
    }

    /** A POL marker during set-up. */
    record Depot(int marker) implements WaveSubject {
        @Override
        public String text() {
            return "depot " + (marker + 1);
        }
    }

    /** Aircraft or aerial supply to be placed. */
    record Air() implements WaveSubject {
        @Override
        public String text() {
            return "air";
        }
    }

    /** The British release of 8.5b. */
    record British() implements WaveSubject {
        @Override
        public String text() {
            return "british";
        }
    }
}
