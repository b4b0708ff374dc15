package salient.skirmish;

import salient.kernel.play.Subject;

/** A unit by its name, or the phase. */
record SkirmishSubject(String text) implements Subject {
    static final SkirmishSubject PHASE = new SkirmishSubject("phase");
}
