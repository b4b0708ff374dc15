package salient.players.breakthrough;

/** How one side goes about each phase in which it is asked. A doctrine keeps nothing: all it knows is in the draft. */
interface Doctrine {
    /** Chapter 3. */
    void air(OrderDraft draft);

    /** Chapter 6. */
    void organize(OrderDraft draft);

    /** Chapter 7. */
    void operate(OrderDraft draft);
}
