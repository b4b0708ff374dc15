package salient.greatbattles.tables;

/** R3 to R7: where a unit is at nightfall; the rows of the replacement chart. */
public enum SupplySituation {
    ISOLATED,
    SEPARATED,
    OK,
    IN_RESERVE
}
