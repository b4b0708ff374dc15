package salient.players.search;

/** What a side intends for the coming turns: a small value that a staff turns into orders and that a person can read. */
public interface Plan {
    /** In a sentence. */
    String describe();
}
