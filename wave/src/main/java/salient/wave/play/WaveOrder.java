package salient.wave.play;

import salient.kernel.play.Order;

/** What a player of Wave of Terror can want. Units are numbers of the position's counters, hexes and hexsides those of the map's grid. */
public sealed interface WaveOrder extends Order {
    /** Units go along a path of hexes, in column or not. */
    interface AlongPath {
        Ids units();

        Ids path();

        boolean column();
    }

    /** 3.3, 3.8: set up a starting unit. */
    record Place(int unit, int hex) implements WaveOrder {}

    /** 3.7a: set up a POL marker; the first two are real. */
    record PlaceDepot(int marker, int hex) implements WaveOrder {}

    /** The historical set-up of one's side, in one order. */
    record Historical() implements WaveOrder {}

    /** 7.7a: four units of 1SS under the Kampfgruppe counter, or none. */
    record FormPeiper(Ids units) implements WaveOrder {}

    /** 7.7b: units leave the Kampfgruppe where they stand, so that the others can go on as it. */
    record LeavePeiper(Ids units) implements WaveOrder {}

    /** 7.3: an own unit goes to the top of its stack. */
    record BringToTop(int unit) implements WaveOrder {}

    /** Ends the phase, or answers a question with nothing more. */
    record Done() implements WaveOrder {}

    /** 9.18a: by an aircraft, counted from 0, or by any. */
    record Interdict(int hex, int aircraft) implements WaveOrder {}

    /** 6.15a. */
    record Drop(int hex) implements WaveOrder {}

    /** 5.6a. */
    record ChooseOrder(boolean fightFirst) implements WaveOrder {}

    /** 9.15f: the bridge on a hexside of the grid. */
    record Repair(int hexside) implements WaveOrder {}

    /** 9.1, 9.17: units of one hex move through the hexes of a path, each next to the one before. */
    record Move(Ids units, Ids path, boolean column) implements WaveOrder, AlongPath {}

    /** 8.3: reinforcements enter at the first hex of the path and go on along it. */
    record Enter(Ids units, Ids path, boolean column) implements WaveOrder, AlongPath {}

    /** 4.3: German units leave the map. */
    record Exit(Ids units) implements WaveOrder {}

    /** 8.5b: a British division, or with BRIGADES the three brigades, may fight east of the Meuse. */
    record Release(int organization) implements WaveOrder {}

    /** 10.1. */
    record Attack(int target, Ids units) implements WaveOrder {}

    /** 10.24: artillery joins the battle. */
    record Support(int unit) implements WaveOrder {}

    /** 10.14b: an aircraft, counted from 0, or any of them joins the battle. */
    record AirSupport(int aircraft) implements WaveOrder {}

    /** 10.9b: a unit loses a step. */
    record Lose(int unit) implements WaveOrder {}

    /** 10.26a. */
    record Advance(Ids units) implements WaveOrder {}

    /** 9.14a: try to blow the bridge, or leave it. */
    record Demolish(int hexside, boolean blow) implements WaveOrder {}

    /** 8.7a. */
    record Reform() implements WaveOrder {}

    /** 8.7b: the squadron back into its troops, which is never allowed. */
    record BreakDown(int unit) implements WaveOrder {}

    /** 7.2c: an overstacked unit is eliminated. */
    record Eliminate(int unit) implements WaveOrder {}

    /** 4.2b. */
    record Concede() implements WaveOrder {}
}
