package salient.kernel.play;

/**
 * The front of a game that is played on hexes, as a referee sees it.
 *
 * @param attacker the side whose advance it shows
 * @param behind   by hex: whether it lies behind the attacker's front
 */
public record Front(Side attacker, boolean[] behind) {}
