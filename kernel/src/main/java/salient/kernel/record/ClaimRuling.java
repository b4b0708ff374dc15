package salient.kernel.record;

/** Whether a side may do what the law of the clock allows: claim because another side's time has run out, or take days off. */
public sealed interface ClaimRuling {
    record Allowed() implements ClaimRuling {}

    /** @param why one plain sentence */
    record Impossible(String why) implements ClaimRuling {}
}
