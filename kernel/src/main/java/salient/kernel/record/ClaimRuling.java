package salient.kernel.record;

/** Whether a side may claim something because another side's time has run out. */
public sealed interface ClaimRuling {
    record Allowed() implements ClaimRuling {}

    /** @param why one plain sentence */
    record Impossible(String why) implements ClaimRuling {}
}
