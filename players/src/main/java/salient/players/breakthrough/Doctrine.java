package salient.players.breakthrough;

/** How one side plays each phase in which it decides. A doctrine keeps nothing: all it knows is in the draft. */
interface Doctrine {
    /** Chapter 3. */
    void air(OrderDraft draft);

    /** Chapter 6. */
    void organize(OrderDraft draft);

    /** Chapter 7. */
    void operate(OrderDraft draft);
}
