package salient.wave.play;

import salient.kernel.play.Question;

/** What a player may ask of a position. */
public sealed interface WaveQuestion extends Question {
    /** Where units of one hex, or due reinforcements, can go now. */
    record ReachOf(Ids units) implements WaveQuestion {}

    /** Where they can still go once they have gone along a way, hex by hex: for another path than the cheapest. */
    record ReachVia(Ids units, Ids way) implements WaveQuestion {}

    /** How a unit is supplied, by which line, or what stops it. */
    record SupplyOf(int unit) implements WaveQuestion {}

    /** Whether a side's supply reaches a hex. */
    record SupplyAt(int side, int hex) implements WaveQuestion {}

    /** How every unit of a side on the map is supplied. */
    record SupplyOfSide(int side) implements WaveQuestion {}

    /** Which hexes the units of a side could attack when it moves next, as far as is known. */
    record ThreatOf(int side) implements WaveQuestion {}

    /** Which of its units could attack one hex, from where and with what strength. */
    record ThreatTo(int side, int hex) implements WaveQuestion {}

    /** What each answer to the question of the battle being fought would change. */
    record Choices() implements WaveQuestion {}

    /** The odds of an attack with the support named on either side. */
    record OddsOf(int target, Ids units, Ids guns, Ids enemyGuns, boolean aircraft) implements WaveQuestion {}
}
