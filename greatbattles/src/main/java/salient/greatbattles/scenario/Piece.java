package salient.greatbattles.scenario;

/** What a player owns and gives orders to: a unit, or one stand. */
public sealed interface Piece permits Unit, Stand {
    int index();

    int side();

    /** Its name on its side. */
    String id();

    /** As written in orders: {@code allied/A1}, {@code allied/A1/2}, or {@code allied/A/HQ} from a pool. */
    default String name() {
        return ScenarioDefinition.SIDE_IDS.get(side()) + "/" + id();
    }
}
