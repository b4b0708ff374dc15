package salient.geography.gazetteer;

/** Where a row comes from. The label is {@code printed}, {@code derived} or {@code reconstructed}. */
public record Source(String id, String label, String text) {}
