package salient.greatbattles.play;

import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.kernel.play.Question;

/** What a player may ask. */
public sealed interface GreatBattlesQuestion extends Question {
    /** G27: does one stand see another, and if not, what blocks it? */
    record Sight(Stand from, Stand to) implements GreatBattlesQuestion {}

    /** C7F: the scores of a shot, modifier by modifier, and the chances. */
    record Odds(Stand from, Stand to, boolean indirect) implements GreatBattlesQuestion {}

    /** C7M: the inches a unit moves on each kind of ground. */
    record Reach(Unit unit) implements GreatBattlesQuestion {}

    /** G27: the straight edge from stand to stand. */
    record Look(Stand from, Stand to) implements GreatBattlesQuestion {}

    /** The tape measure from place to place, with the ground in between. */
    record Measure(Point from, Point to) implements GreatBattlesQuestion {}

    /** What an order would do: ways, stands under a template, chances; and what forbids it. */
    record Preview(GreatBattlesOrder order) implements GreatBattlesQuestion {}

    /** C7F: all that one stand could fire at. */
    record Targets(Stand stand) implements GreatBattlesQuestion {}

    /** T20, C2a: where a unit may come to the table. */
    record Zone(Unit unit) implements GreatBattlesQuestion {}

    /** Every clause that forbids an order, or that nothing does. */
    record Why(GreatBattlesOrder order) implements GreatBattlesQuestion {}
}
