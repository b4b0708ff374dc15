package salient.players.breakthrough;

/** What a side fights for in one phase; asked while attacks are picked. */
interface AttackGoals {
    /** Whether a unit may be sent to attack a hex at all. */
    boolean mayAttack(int u, int target);

    /** Whether a unit may leave its hex to attack from another one. */
    boolean mayLeave(int u, int target);

    /** What it is worth to take a hex, in points of strength. */
    double worth(int target);

    /** The least odds at which an attack on a hex is plotted. */
    double leastOdds(int target);

    /** What eliminated units count, as a factor. */
    double blood();

    /** Whether a unit is to go into the hex if the defenders lose it. */
    boolean advances(int u, int target);
}
