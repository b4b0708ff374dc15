package salient.wave.play;

import salient.kernel.play.Subject;

/** What orders are about. */
public sealed interface WaveSubject extends Subject {
    /** The phase or the question itself. */
    record ThePhase() implements WaveSubject {}

    record Unit(int unit, String id) implements WaveSubject {}

    /** All units of a hex that may still move together. */
    record Stack(int hex, String name) implements WaveSubject {}

    /** An enemy hex that can be attacked. */
    record Target(int hex, String name) implements WaveSubject {}

    record Bridge(int bridge, String name) implements WaveSubject {}

    /** A POL marker during set-up. */
    record Depot(int marker) implements WaveSubject {}

    /** Aircraft or aerial supply to be placed. */
    record Air() implements WaveSubject {}

    /** The British release of 8.5b. */
    record British() implements WaveSubject {}

    @Override
    default String text() {
        return switch (this) {
            case ThePhase() -> "phase";
            case Unit(int _, String id) -> "unit " + id;
            case Stack(int _, String name) -> "stack " + name;
            case Target(int _, String name) -> "target " + name;
            case Bridge(int _, String name) -> "bridge " + name;
            case Depot(int marker) -> "depot " + (marker + 1);
            case Air() -> "air";
            case British() -> "british";
        };
    }
}
