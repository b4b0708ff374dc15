package salient.greatbattles.state;

/** C8f: how long the other side is not asked for opportunity fire at moving units. */
public enum HoldFire {
    NO,
    THIS_MOVE,
    THIS_PLAYER_TURN
}
