package salient.greatbattles.state;

/** C8f: for how long the other side lets movers pass without being asked for opportunity fire. */
public enum HoldFire {
    NO,
    THIS_MOVE,
    THIS_PLAYER_TURN
}
